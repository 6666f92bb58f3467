// What an SVG of ours may be: well-formed XML of a few elements, which runs nothing and loads nothing.
const ELEMENTS = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'style', 'clipPath', 'text']);
/** A tag with its attributes, or a run of text. */
const TOKEN = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/y;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const FORBIDDEN_NAME = /^(?:on.*|style|href|xlink:href|src|xml:base)$/i;
const AMPERSAND = /&(?!(?:amp|lt|gt|quot|#39);)/;
// oxlint-disable-next-line no-control-regex -- what XML 1.0 §2.2 has no place for
const FORBIDDEN_SIGN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

function findBadAttribute(text: string): string | undefined {
  for (const [whole, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (FORBIDDEN_NAME.test(name)) return whole;
    if (name === 'xmlns' && value === 'http://www.w3.org/2000/svg') continue;
    // Names for people may say anything; elsewhere a reference is to one of our own clips.
    if (name !== 'aria-label' && /:|url\((?!#navii-[\w-]+\))/i.test(value)) return whole;
  }
  return undefined;
}

/** Says what is wrong with an SVG document, if anything is. */
export function findFault(svg: string): string | undefined {
  if (FORBIDDEN_SIGN.test(svg)) return 'a character that XML forbids';
  if (AMPERSAND.test(svg)) return 'a bare ampersand';
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex;
    const [token, slash, name = '', attributes = '', closed, text] = TOKEN.exec(svg) ?? [];
    if (token === undefined) return `no token at ${svg.slice(at, at + 40)}`;
    if (text !== undefined) {
      if (open.at(-1) !== 'style' && open.at(-1) !== 'text') return `text outside its place: ${text}`;
    } else if (!ELEMENTS.has(name)) return `element ${name}`;
    else if (slash === '/') {
      if (open.pop() !== name) return `end of ${name}, which is not open`;
    } else {
      if (open.length === 0 && at > 0) return 'a second root';
      const bad = findBadAttribute(attributes);
      if (bad !== undefined) return `attribute${bad}`;
      if (closed !== '/') open.push(name);
    }
  }
  return open.length > 0 ? `${open.join(' ')} left open` : undefined;
}
