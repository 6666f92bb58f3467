// Checks our SVG documents: they are well-formed XML of a few elements, run and load nothing, and print their numbers in one
// format.
import { parseXml, type XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { SHAPE_ATTRIBUTES } from '../lib/authoring/drawings.js';
import { MOTION_CSS } from '../lib/index.js';

/** Elements with the attributes that each may have. */
type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

function list(rows: Readonly<Record<string, string>>): Vocabulary {
  return new Map(Object.entries(rows).map(([element, names]) => [element, new Set(names.split(' ').filter(Boolean))]));
}

const AVATAR_ROWS = {
  svg: 'xmlns viewBox width height role aria-label class fill stroke-linecap stroke-linejoin',
  style: '',
  ...SHAPE_ATTRIBUTES,
};

/** The elements of an avatar: shapes alone, so copies of it can share a page. */
export const AVATAR = list(AVATAR_ROWS);

/** The elements of a group: it clips its tiles, and has a counter. */
export const GROUP = list({
  ...AVATAR_ROWS,
  g: `clip-path ${SHAPE_ATTRIBUTES.g}`,
  clipPath: 'id',
  text: 'x y fill text-anchor font-family font-size font-weight',
});

// A colour, as `auto` or an option sets it. It refers to nothing else.
const COLOR = /^(?!.*(?:url|var|calc|image|env|attr)[\w-]*\()[#a-z\d][a-z\d(),./%+ -]*$/i;
const NUMBERS = /^(?!.*(?:\.\d{3}|\de[+-]?\d|NaN|undefined|null|Infinity))[\w .,()-]+$/;

const VALUES: Readonly<Record<string, RegExp>> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  role: /^img$/,
  // A name may have any text.
  'aria-label': /^[^]*$/,
  class: /^navii-[a-z\d]+$/,
  id: /^navii-[a-z\d]+-\d+$/,
  'clip-path': /^url\(#navii-[a-z\d]+-\d+\)$/,
  'font-family': /^system-ui,sans-serif$/,
  fill: COLOR,
  stroke: COLOR,
};

function* findInText(text: string, parent: string): Generator<string> {
  if (parent === 'style' && text === MOTION_CSS) return;
  if (parent === 'text' && /^\+\d+$/.test(text)) return;
  yield `text in ${parent}: ${text}`;
}

function* findInElement({ name, attributes, children }: XmlElement, known: Vocabulary): Generator<string> {
  const allowed = known.get(name);
  if (allowed === undefined) yield `element ${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (allowed?.has(attribute) === false) yield `attribute ${attribute} of ${name}`;
    else if (!(VALUES[attribute] ?? NUMBERS).test(value)) yield `value of ${attribute}: ${value}`;
  }
  if ('class' in attributes && 'transform' in attributes) yield `motion would replace the transform of ${name}`;
  for (const child of children) yield* findInNode(child, known, name);
}

function* findInNode(node: XmlNode, known: Vocabulary, parent: string): Generator<string> {
  if (node.type === 'element') yield* findInElement(node as XmlElement, known);
  else if (node.type === 'text') yield* findInText((node as XmlNode & { text: string }).text, parent);
  else yield `a node of type ${node.type} in ${parent}`;
}

/** Lists the faults of an SVG document. The list is empty if there are none. */
export function findFaults(svg: string, known: Vocabulary): string[] {
  const preserved = { preserveCdata: true, preserveComments: true, preserveDocumentType: true };
  try {
    const { children, root } = parseXml(svg, { ...preserved, preserveXmlDeclaration: true });
    const faults = children.flatMap((node) => [...findInNode(node, known, 'the document')]);
    return root?.name === 'svg' ? faults : [...faults, `a root that is ${root?.name ?? 'missing'}`];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
