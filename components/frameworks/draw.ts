// The part of the components that React, Preact and Vue share: properties → drawing → attributes and inner markup of an `<svg>`.
// No value of a property makes these functions throw.
import { createCatalogue, type Catalogue } from '../../lib/choose/catalogue.js';
import { seedFromEmail } from '../../lib/choose/seed.js';
import { setApart } from '../../lib/likeness.js';
import { hintLeftOut, hintNames, hintValues } from '../../lib/options/hints.js';
import { readAvatarOptions, readGroupOptions } from '../../lib/options/read.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../../lib/options/schema.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { joinName, nameStatus } from '../../lib/render/badge.js';
import { drawMembers, readMembers } from '../../lib/render/group.js';
import type { Drawing } from '../../lib/render/svg.js';
import { coverAvatar, coverMembers, PHOTO_STYLE, readPhoto, showPhotos } from '../element/photo.js';
import { drawPlaceholder } from '../element/placeholder.js';
import {
  AVATAR_NAMES,
  GROUP_NAMES,
  listMembers,
  listShown,
  nameGroup,
  readEmail,
  readField,
  readNames,
  readProperties,
  readSeed,
  type AccessibleName,
} from '../element/properties.js';
import { trust } from '../element/show.js';
import type { AvatarProperties, GroupProperties } from '../types/properties.js';

/** The engine's word for the label. An SVG has no such attribute, so it is no tooltip here. */
type Titled = {
  /** Accessible name. `label` overrides it. */
  title?: string | null | undefined;
};

/** Properties of `<NaviiAvatar>`: the properties of `<navii-avatar>` that a component can have. */
export type AvatarProps = Omit<AvatarProperties, 'paused'> & Titled;

/** Properties of `<NaviiGroup>`: the properties of `<navii-group>` that a component can have. */
export type GroupProps = Omit<GroupProperties, 'paused'> & Titled;

/** Props or attributes by name. */
type Props = Readonly<Record<string, unknown>>;

/** A drawing in two pieces, because a framework merges the attributes of its root with the author's. */
interface SplitDrawing {
  /** Attributes of the root by their names in markup, in the order of the engine. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
  readonly hasPhoto: boolean;
}

/** One of the two components, for any framework. */
export interface ComponentDefinition<Own> {
  readonly name: string;
  /** Its own properties. All others that it is given go to the `<svg>`. */
  readonly own: ReadonlySet<string>;
  /** Draws from its properties and the author's attributes of the root; `undefined` if there is nothing to draw. */
  readonly draw: (catalogue: Catalogue, props: Own & object, others: Props) => SplitDrawing | undefined;
}

/** The ARIA attributes of a drawing: an image with a name, or decoration. The author's attributes win. */
function describeForAria(name: string, others: Props): Record<string, string> {
  const isGiven = (attribute: string): boolean => ![undefined, false, ''].includes(others[attribute] as undefined);
  const isNamed = isGiven('aria-label') || isGiven('aria-labelledby');
  // With a role from the author it is not hidden: it only lacks a name.
  if (!isNamed && name === '') return isGiven('role') ? {} : { 'aria-hidden': 'true' };
  return { ...(isGiven('role') ? {} : { role: 'img' }), ...(isNamed ? {} : { 'aria-label': name }) };
}

function split(
  { attributes, style, inside, over }: Drawing,
  name: string,
  others: Props,
  hasPhoto: boolean,
): SplitDrawing {
  return { attributes: { ...attributes, ...describeForAria(name, others) }, inside: style + inside + over, hasPhoto };
}

function readAccessibleName(props: object): AccessibleName {
  const [label, alt, title] = ['label', 'alt', 'title'].map((name) => readField(props, name));
  return readNames(label, alt, title);
}

function findSeed(props: object, hashEmail: HashEmail | undefined): string {
  const own = readSeed(readField(props, 'seed'));
  const email = own === '' ? readEmail(readField(props, 'email')) : '';
  if (email === '') return own;
  if (hashEmail === undefined) hintLeftOut('email');
  return hashEmail?.(email) ?? '';
}

function listOwn(names: readonly string[]): ReadonlySet<string> {
  return new Set([...names, 'title']);
}

// The page has no style sheet of ours.
const STYLED = `style="${PHOTO_STYLE}"`;

// The components of `navii/react/core` and its like leave out the code for `email`, `colors` and `distinct`. It cannot load late as that
// of the elements does: the components are functions without state, which a server calls once.

/** The base, without the code for `colors`. */
export const BASE: Catalogue = /* @__PURE__ */ createCatalogue([]);

type HashEmail = typeof seedFromEmail;

/** Draws an avatar; without a seed, a placeholder of the same size. */
const defineAvatar = (hashEmail?: HashEmail): ComponentDefinition<AvatarProps> => ({
  name: 'NaviiAvatar',
  own: listOwn(AVATAR_NAMES),
  draw(catalogue, props, others) {
    const valueOf = readProperties(props, AVATAR_SCHEMA);
    hintValues(valueOf, AVATAR_SCHEMA, catalogue);
    hintNames(others, AVATAR_NAMES);
    // Without the title: the name goes to the root, where the framework escapes it.
    const settings = { ...readAvatarOptions(valueOf, catalogue), title: undefined };
    if (settings.colors !== undefined && catalogue === BASE) hintLeftOut('colors');
    const seed = findSeed(props, hashEmail);
    const drawing = seed === '' ? drawPlaceholder(settings) : drawSeed(seed, settings, catalogue);
    const src = readPhoto(readField(props, 'src'));
    const covered = coverAvatar(drawing, src, STYLED, settings);
    const name = joinName(readAccessibleName(props).label, nameStatus(settings));
    return split(covered, name, others, src !== '');
  },
});

export const AVATAR = /* @__PURE__ */ defineAvatar(seedFromEmail);
export const AVATAR_BASE = /* @__PURE__ */ defineAvatar();

/** Draws a group; without seeds it draws nothing. */
const defineGroup = (separate?: typeof setApart): ComponentDefinition<GroupProps> => ({
  name: 'NaviiGroup',
  own: listOwn(GROUP_NAMES),
  draw(catalogue, props, others) {
    const members = listMembers(readField(props, 'seeds'));
    const { drawable, count } = members;
    if (count === 0) return undefined;
    const valueOf = readProperties(props, GROUP_SCHEMA);
    hintValues(valueOf, GROUP_SCHEMA, catalogue);
    hintNames(others, GROUP_NAMES);
    // Without the title, as in an avatar.
    const settings = { ...readGroupOptions(valueOf, catalogue), title: undefined };
    const cover = coverMembers(listShown(members, settings.max), STYLED);
    const read = { ...readMembers(drawable, settings, catalogue), count };
    if (settings.distinct && separate === undefined) hintLeftOut('distinct');
    const drawing = drawMembers(separate?.(read, settings, catalogue) ?? read, settings, catalogue, cover);
    const { label, isDecorative } = readAccessibleName(props);
    const name = label ?? (isDecorative ? '' : nameGroup(members, settings.max));
    return split(drawing, name, others, cover !== undefined);
  },
});

export const GROUP = /* @__PURE__ */ defineGroup(setApart);
export const GROUP_BASE = /* @__PURE__ */ defineGroup();

// These would replace the inner markup of the drawing.
const INSIDE: ReadonlySet<string> = /* @__PURE__ */ new Set(['children', 'dangerouslySetInnerHTML']);

/** Picks the props that are not the component's own. `undefined` and `null` count as not given. */
export function pickOthers(props: object, own: ReadonlySet<string>): Props {
  const isOther = ([name, value]: [string, unknown]): boolean => {
    return value !== undefined && value !== null && !own.has(name) && !INSIDE.has(name);
  };
  return Object.fromEntries(Object.entries(props).filter(isOther));
}

/** Inner markup, as React takes it. */
interface Html {
  readonly __html: string;
}

/** Drawings that are cached in a page. One is 2 KB on average. */
const CACHE_SIZE = 500;
const cache = /* @__PURE__ */ new Map<string, Html>();

/**
 * Returns the inner markup of a drawing, always the same object for the same drawing. With a new object React 19.0 to 19.2 parse
 * the markup again, and with Trusted Types all versions do; each animation then starts again.
 */
function toHtml(inside: string): Html {
  const cached = cache.get(inside);
  if (cached !== undefined) {
    // To the end: the least recently used is removed first.
    cache.delete(inside);
    cache.set(inside, cached);
    return cached;
  }
  const html = { __html: trust(inside) };
  // A server draws each drawing once, so a cache there would only grow.
  if (typeof document === 'undefined') return html;
  const [oldest] = cache.keys();
  if (cache.size === CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  cache.set(inside, html);
  return html;
}

/** Shows the photos of a drawing. A server has no refs, and React refuses them in server components. */
const PHOTO_REF = typeof document === 'undefined' ? {} : { ref: (root: Element | null) => showPhotos(root) };

/**
 * Draws for React and Preact: returns the props of an `<svg>`: the engine's, overridden by the author's. The classes
 * of both are joined.
 *
 * @param create - the framework's function that creates an element
 * @param spell - converts the name of an attribute to the name that the framework uses
 * @returns `undefined` if there is nothing to draw
 */
export function drawProps<Own>(
  { own, draw }: ComponentDefinition<Own>,
  catalogue: Catalogue,
  props: Own & object,
  create: (tag: string, props: Props) => unknown,
  spell = (attribute: string): string => attribute,
): Props | undefined {
  const others = pickOthers(props, own);
  const drawing = draw(catalogue, props, others);
  if (drawing === undefined) return undefined;
  const { attributes, inside, hasPhoto } = drawing;
  const html = { dangerouslySetInnerHTML: toHtml(inside) };
  const spelt = Object.entries(attributes).map(([attribute, value]) => [spell(attribute), value] as const);
  const { class: plain, className, ...rest } = others;
  const classes = [attributes['class'], plain, className].filter((name) => typeof name === 'string' && name !== '');
  return {
    ...Object.fromEntries(spelt),
    ...rest,
    ...(classes.length > 0 ? { [spell('class')]: classes.join(' ') } : {}),
    // With its drawing as key it is a new element for each drawing, so that its photos are shown again.
    ...(hasPhoto ? { children: create('g', { key: inside, ...PHOTO_REF, ...html }) } : html),
  };
}
