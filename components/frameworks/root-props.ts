// The props of an `<svg>` in React and in what is like it: a drawing, and what an author adds to its root.
import { trust } from '../trust.js';
import type { Drawing } from './drawing.js';

/** Markup that a framework puts into an element. */
interface Html {
  readonly __html: string;
}

/** Props of an element, by name. */
export type RootProps = Record<string, unknown>;

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

// A drawing has its inside already.
const INSIDE: ReadonlySet<string> = /* @__PURE__ */ new Set(['children', 'dangerouslySetInnerHTML']);

/** What an author gave beside the properties of a drawing. `undefined` and `null` count as not given. */
export function pickOthers(props: object, own: ReadonlySet<string>): RootProps {
  return Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) => value !== undefined && value !== null && !own.has(name) && !INSIDE.has(name),
    ),
  );
}

/**
 * Props of the root of a drawing: the engine's, then the author's over them. Classes of both count.
 *
 * @param spell - how the framework spells an attribute
 */
export function mergeRootProps(
  { attributes, inside }: Drawing,
  others: RootProps,
  spell: (attribute: string) => string = (attribute) => attribute,
): RootProps {
  const spelt = Object.entries(attributes).map(([attribute, value]) => [spell(attribute), value] as const);
  const { class: plain, className, ...rest } = others;
  const classes = [attributes['class'], plain, className].filter((name) => typeof name === 'string' && name !== '');
  const props: RootProps = { ...Object.fromEntries(spelt), ...rest };
  if (classes.length > 0) props[spell('class')] = classes.join(' ');
  return { ...props, dangerouslySetInnerHTML: toHtml(inside) };
}
