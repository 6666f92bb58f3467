// The components of React, Preact and Vue without the framework: properties → drawing → attributes and inside of an `<svg>`.
// Nothing that a property can hold makes these throw.
import { seedFromEmail } from '../../lib/choose/seed.js';
import type { Engine } from '../../lib/create-engine.js';
import { hintValues } from '../../lib/options/hints.js';
import { readAvatarOptions, readGroupOptions } from '../../lib/options/read.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../../lib/options/schema.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { readMembers, renderMembers } from '../../lib/render/group.js';
import { listMembers, nameGroup } from '../element/members.js';
import { drawPlaceholder } from '../element/placeholder.js';
import {
  AVATAR_NAMES,
  GROUP_NAMES,
  readAddress,
  readField,
  readNames,
  readProperties,
  readSeed,
  type Named,
  type OWN_SCHEMA,
} from '../element/properties.js';
import { trust } from '../element/trust.js';
import type { AvatarProperties, GroupProperties } from '../types/properties.js';

/** What draws: an engine, of which only its catalogue matters. */
export type Drawer = Pick<Engine, 'catalogue'>;

/** Properties that only an element has: a drawing has nobody who would pause it, and no badge beside it. */
type OfElements = keyof typeof OWN_SCHEMA | 'paused';

/** Properties of `<Navii>`: those of `<navii-avatar>` that a drawing can have. */
export type AvatarProps = Omit<AvatarProperties, OfElements>;

/** Properties of `<NaviiGroup>`: those of `<navii-group>` that a drawing can have. */
export type GroupProps = Omit<GroupProperties, OfElements>;

/** Props or attributes by name. */
type Props = Readonly<Record<string, unknown>>;

/** A drawing in two pieces, for a framework merges the attributes of its root with those of an author. */
interface Drawing {
  /** By their names in markup, in the order of the engine. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
}

/** One of the components, whatever the framework. */
export interface Kind<Own> {
  readonly name: string;
  /** Properties that it keeps to itself; what else it is given goes to the `<svg>`. */
  readonly own: ReadonlySet<string>;
  /** Draws by properties, and by what an author gives to the root; `undefined` where there is nobody to draw. */
  readonly draw: (drawer: Drawer, props: Own & object, others: Props) => Drawing | undefined;
}

const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/** Tells assistive technology of a drawing: an image with a name, or decoration. What an author says of that wins. */
function describe(name: string, others: Props): Record<string, string> {
  const isGiven = (attribute: string): boolean => ![undefined, false, ''].includes(others[attribute] as undefined);
  const isNamed = isGiven('aria-label') || isGiven('aria-labelledby');
  // An author who gives it a role has a use for it; it only lacks a name.
  if (!isNamed && name === '') return isGiven('role') ? {} : { 'aria-hidden': 'true' };
  return { ...(isGiven('role') ? {} : { role: 'img' }), ...(isNamed ? {} : { 'aria-label': name }) };
}

/** Takes a drawing without a title apart: its root then holds no character that markup would have to escape. */
function split(drawing: string, name: string, others: Props): Drawing {
  const end = drawing.indexOf('>');
  const pairs = Array.from(drawing.slice(0, end).matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, value]);
  return {
    attributes: { ...Object.fromEntries(pairs), ...describe(name, others) },
    inside: drawing.slice(end + 1, drawing.lastIndexOf('<')),
  };
}

function readProps(props: object): Named {
  const [label, alt, title] = ['label', 'alt', 'title'].map((name) => readField(props, name));
  return readNames(label, alt, title);
}

function findSeed(props: object): string {
  const own = readSeed(readField(props, 'seed'));
  const address = own === '' ? readAddress(readField(props, 'email')) : '';
  return address === '' ? own : seedFromEmail(address);
}

// `title` is no attribute of SVG. It names a drawing as it names an element.
const NAMING = ['title'];

/** Draws an avatar; without a seed, a placeholder of the same size. */
export const AVATAR: Kind<AvatarProps> = {
  name: 'Navii',
  own: /* @__PURE__ */ new Set([...AVATAR_NAMES, ...NAMING]),
  draw({ catalogue }, props, others) {
    const valueOf = readProperties(props, AVATAR_SCHEMA);
    hintValues(valueOf, AVATAR_SCHEMA, catalogue);
    // The name stands on the root, where a framework escapes it.
    const settings = { ...readAvatarOptions(valueOf, catalogue), title: undefined };
    const seed = findSeed(props);
    const drawing = seed === '' ? drawPlaceholder(settings) : drawSeed(seed, settings, catalogue);
    return split(drawing, readProps(props).label ?? '', others);
  },
};

/** Draws a group, which without seeds is nothing. */
export const GROUP: Kind<GroupProps> = {
  name: 'NaviiGroup',
  own: /* @__PURE__ */ new Set([...GROUP_NAMES, ...NAMING]),
  draw({ catalogue }, props, others) {
    const members = listMembers(readField(props, 'seeds'));
    const { kept, count } = members;
    if (count === 0) return undefined;
    const valueOf = readProperties(props, GROUP_SCHEMA);
    hintValues(valueOf, GROUP_SCHEMA, catalogue);
    const settings = readGroupOptions(valueOf, catalogue);
    const drawing = renderMembers({ ...readMembers(kept, settings, catalogue), count }, settings, catalogue);
    const { label, isDecorative } = readProps(props);
    return split(drawing, label ?? (isDecorative ? '' : nameGroup(members, settings.max)), others);
  },
};

// A drawing has its inside already.
const INSIDE: ReadonlySet<string> = /* @__PURE__ */ new Set(['children', 'dangerouslySetInnerHTML']);

/** What an author gives beside the properties of a drawing. `undefined` and `null` count as not given. */
export function pickOthers(props: object, own: ReadonlySet<string>): Props {
  const isOther = ([name, value]: [string, unknown]): boolean => {
    return value !== undefined && value !== null && !own.has(name) && !INSIDE.has(name);
  };
  return Object.fromEntries(Object.entries(props).filter(isOther));
}

/** Markup that React puts into an element. */
interface Html {
  readonly __html: string;
}

/** Drawings that a page keeps. One is 2 KB on average. */
const KEPT = 500;
const kept = /* @__PURE__ */ new Map<string, Html>();

/**
 * The inside of a drawing as markup, the same object for the same drawing. React 19.0 to 19.2 parse it anew whenever the
 * object is another one, with Trusted Types every version does, and each motion then starts again.
 */
function toHtml(inside: string): Html {
  const known = kept.get(inside);
  if (known !== undefined) {
    // What is used stays longest.
    kept.delete(inside);
    kept.set(inside, known);
    return known;
  }
  const html = { __html: trust(inside) };
  // A server draws for many, and once.
  if (typeof document === 'undefined') return html;
  const [oldest] = kept.keys();
  if (kept.size === KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(inside, html);
  return html;
}

/**
 * Draws for React, and for what is like it: the props of an `<svg>`, the engine's and the author's over them. Classes of both
 * count.
 *
 * @param spell - how the framework spells an attribute
 * @returns `undefined` where there is nobody to draw
 */
export function drawProps<Own>(
  { own, draw }: Kind<Own>,
  drawer: Drawer,
  props: Own & object,
  spell = (attribute: string): string => attribute,
): Props | undefined {
  const others = pickOthers(props, own);
  const drawing = draw(drawer, props, others);
  if (drawing === undefined) return undefined;
  const { attributes, inside } = drawing;
  const spelt = Object.entries(attributes).map(([attribute, value]) => [spell(attribute), value] as const);
  const { class: plain, className, ...rest } = others;
  const classes = [attributes['class'], plain, className].filter((name) => typeof name === 'string' && name !== '');
  return {
    ...Object.fromEntries(spelt),
    ...rest,
    ...(classes.length > 0 ? { [spell('class')]: classes.join(' ') } : {}),
    dangerouslySetInnerHTML: toHtml(inside),
  };
}
