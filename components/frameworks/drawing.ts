// A drawing of the engine in two pieces: the attributes of its root, which a framework merges with an author's, and its
// inside, which goes into the page as it is.

/** A drawing in two pieces. */
export interface Drawing {
  /** Attributes of the `<svg>` by their names in markup, in the order of the engine. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
}

/** What an author gave beside the properties of a drawing, and may name it with. */
export interface Given {
  readonly role?: unknown;
  readonly 'aria-label'?: unknown;
  readonly 'aria-labelledby'?: unknown;
}

const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** Takes a drawing without a title apart: its root then holds no character that markup would have to escape. */
export function splitDrawing(drawing: string): Drawing {
  const end = drawing.indexOf('>');
  const pairs = Array.from(drawing.slice(0, end).matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]);
  return {
    attributes: Object.fromEntries(pairs) as Record<string, string>,
    inside: drawing.slice(end + 1, drawing.lastIndexOf('<')),
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}

/**
 * Tells assistive technology of a drawing: an image with a name, or decoration.
 *
 * @param name - the empty string where it has none
 * @param given - what an author says of it wins: a role, or another name
 */
export function nameDrawing({ attributes, inside }: Drawing, name: string, given: Given): Drawing {
  const isNamed = isGiven(given['aria-label']) || isGiven(given['aria-labelledby']);
  const role = isGiven(given.role) ? {} : { role: 'img' };
  if (isNamed) return { attributes: { ...attributes, ...role }, inside };
  if (name !== '') return { attributes: { ...attributes, ...role, 'aria-label': name }, inside };
  // Who gives it a role has a use for it; it only lacks a name.
  return isGiven(given.role)
    ? { attributes, inside }
    : { attributes: { ...attributes, 'aria-hidden': 'true' }, inside };
}
