// Reading drawings: the few kinds of tags that a drawing may hold, as a tree. Whatever is no such tag is a fault.

/** An element of a drawing. */
export interface Shape {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Shape[];
}

/** A drawing as it was read, up to the first thing that could not be. */
export interface Markup {
  readonly shapes: readonly Shape[];
  readonly fault?: string;
}

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w-]+="[^"<>&]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** Characters of a drawing that a message quotes. */
const QUOTED = 40;

interface OpenShape extends Shape {
  readonly children: Shape[];
}

function readAttributes(text: string): { readonly attributes: Map<string, string>; readonly twin?: string } {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) return { attributes, twin: name };
    attributes.set(name, value);
  }
  return { attributes };
}

/** Reads SVG elements without text between them; every one that opens must close. */
export function readMarkup(drawing: string): Markup {
  const root: OpenShape = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const stop = (fault: string): Markup => ({ shapes: root.children, fault });
  for (let at = 0; at < drawing.length; at = TAG.lastIndex) {
    TAG.lastIndex = at;
    const tag = TAG.exec(drawing);
    const here = JSON.stringify(drawing.slice(at, at + QUOTED));
    if (tag === null) return stop(`expected an element such as <path d="…"/>, got ${here}`);
    const [, slash, name = '', rest = '', end] = tag;
    if (slash === '/') {
      const closed = open.pop();
      if (closed?.name !== name || open.length === 0) return stop(`</${name}> closes nothing that is open: ${here}`);
      continue;
    }
    const { attributes, twin } = readAttributes(rest);
    if (twin !== undefined) return stop(`<${name}> has ${twin} twice`);
    const shape: OpenShape = { name, attributes, children: [] };
    open.at(-1)?.children.push(shape);
    if (end === '') open.push(shape);
  }
  return open.length === 1 ? { shapes: root.children } : stop(`<${open.at(-1)?.name}> is never closed`);
}
