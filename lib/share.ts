// The share page of a mascot, as far as the service and the script of the page must agree: what it says. How it looks is the
// page's own: it carries a template.
import type { Catalogue } from './choose/catalogue.js';
import { describe } from './choose/describe.js';
import { selectSeed, specOf } from './choose/select.js';
import { linkAvatar, linkSharePage, writeQuery, type Options } from './links.js';
import { formatCount, formatOdds } from './numbers.js';
import { AVATAR_DEFAULTS, listNonDefaults } from './options/read.js';
import type { AvatarSettings } from './options/schema.js';
import { computeRarity } from './rarity.js';
import { renderSelection } from './render/avatar.js';
import { MOTION_STYLE } from './render/svg.js';
import { compileTemplate } from './template.js';

/** Longest name that is shown, in letters as people see them; what is longer ends with an ellipsis. */
const MAX_NAME = 60;
/** Code units that are looked at for each. */
const UNITS_PER_LETTER = 4;
/** Size that the drawing has before the page has its style, in pixels. */
const PORTRAIT_SIZE = 512;
/** Letters of a hash that are shown. */
const HASH_LETTERS = 8;

/** A hash in hexadecimal digits, or a UUID: nobody is called so. */
const HASH = /^(?:[\da-f]{32,128}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
// Control characters, and those that turn the direction of all that follows: a name must not reach out of its place.
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
// No script has more marks than these on one letter; what is beyond would cover the lines around.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cuts a text to so many letters as people see them. */
export function cutText(text: string, letters: number): string {
  // Any number of accents may stand on one letter.
  const short = text.slice(0, UNITS_PER_LETTER * letters);
  const kept = Array.from(new Intl.Segmenter('und').segment(short), ({ segment }) => segment).slice(0, letters);
  const cut = kept.join('');
  return cut === text ? text : `${cut.trimEnd()}…`;
}

/** The name of a mascot. */
export interface MascotName {
  /** Empty where there is nothing to be seen of it. */
  readonly text: string;
  /** Whether it is a name; else it is the beginning of a hash, or nothing. */
  readonly isName: boolean;
}

/** The name that a mascot is shown with: its title, or else its seed. */
export function nameMascot(seed: string, { title }: Pick<AvatarSettings, 'title'>): MascotName {
  const raw = title ?? seed;
  if (HASH.test(raw)) return { text: `${raw.slice(0, HASH_LETTERS)}…`, isName: false };
  // No longer than it takes to tell that it is too long.
  const shown = raw
    .slice(0, UNITS_PER_LETTER * MAX_NAME + 1)
    .replace(UNSHOWN, ' ')
    .replace(PILED_MARKS, '$1')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  const text = cutText(shown.trim(), MAX_NAME);
  return VISIBLE.test(text) ? { text, isName: true } : { text: '', isName: false };
}

/** What a share page says of a mascot. */
export interface SharedMascot {
  readonly name: MascotName;
  /** Title of the page. */
  readonly title: string;
  /** What it looks like, as a sentence without its full stop. */
  readonly words: string;
  /** How rare that is, such as `1 in 40,000`. */
  readonly odds: string;
  /** The same as a sentence. */
  readonly rarity: string;
}

function explainOdds(odds: number, { packs, palette, background, mood, parts }: AvatarSettings): string {
  if (odds > 0.999) return 'Every part was picked by hand, so luck had no say in it.';
  const isForced = (palette ?? background ?? mood ?? parts) !== undefined || packs.length > 0;
  return `Of ${formatCount(Number((1 / odds).toPrecision(2)))} names${isForced ? ' drawn with the same options' : ''}, about one gets exactly this look.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says all there is to say of a mascot. */
export function describeShared(seed: string, settings: AvatarSettings, catalogue: Catalogue): SharedMascot {
  const spec = specOf(selectSeed(seed, settings, catalogue));
  const name = nameMascot(seed, settings);
  const odds = computeRarity(spec, settings, catalogue);
  return {
    name,
    title: `${name.text === '' ? 'A mascot' : name.text} · Navii`,
    words: capitalize(describe(spec)),
    odds: odds > 0.999 ? 'one of a kind' : formatOdds(odds),
    rarity: explainOdds(odds, settings),
  };
}

/** The drawing of the page: it moves, its name stands beside it, and its ground reaches as far as the page shows it. */
function drawPortrait(seed: string, settings: AvatarSettings, catalogue: Catalogue): string {
  const selection = selectSeed(seed, settings, catalogue);
  const isOpen = selection.background === 'solid' && settings.tileBg === undefined;
  const shape = isOpen ? 'square' : settings.shape;
  const svg = renderSelection(
    selection,
    { ...settings, shape, title: undefined, animated: true, size: PORTRAIT_SIZE },
    catalogue.layers,
  );
  // The page links it once, and its policy refuses inline copies.
  return svg.replace(MOTION_STYLE, '');
}

/** The colour behind a mascot: the page continues it. */
export function findGround(seed: string, settings: AvatarSettings, catalogue: Catalogue): string {
  const { palette, ground } = selectSeed(seed, settings, catalogue);
  return palette.grounds[ground];
}

/** Options as the page's own address and its links have them: the page shows motion in any case, and has sizes to choose. */
export function listSharedOptions(settings: AvatarSettings): [name: string, text: string][] {
  return listNonDefaults({ ...settings, size: AVATAR_DEFAULTS.size, animated: false });
}

function chooseFit(letters: number): string {
  if (letters <= 8) return 'short';
  return letters <= 24 ? 'medium' : 'long';
}

function greet({ text, isName }: MascotName): string {
  if (isName) return 'Hello, my name is';
  return text === '' ? 'Hello! I have no name' : 'Hello! I keep my name to myself';
}

/** How the links of a page begin that lead to the builder and the playground. */
function linkTools(seed: string, options: Options): { readonly code: string; readonly builder: string } {
  const query = writeQuery([['seed', seed], ...options]);
  return { code: `/${query}#playground`, builder: `/builder${query}` };
}

const TEXTS = [
  'name',
  'fit',
  'greeting',
  'words',
  'odds',
  'rarity',
  'address',
  'ground',
  'code',
  'builder',
  'svgFile',
  'pngFile',
] as const;

/** What stands in the places of the page. */
export type SharePlaces = Readonly<Record<(typeof TEXTS)[number] | 'portrait', string>>;

/** The places by their names in braces, as a template has them. */
export const SHARE_BLANK = Object.fromEntries([...TEXTS, 'portrait'].map((name) => [name, `{${name}}`])) as SharePlaces;

/** Fills the places of the page. The seed is not empty; the motion stylesheet is not in the portrait. */
export function fillSharePlaces(
  seed: string,
  settings: AvatarSettings,
  { name, words, odds, rarity }: SharedMascot,
  catalogue: Catalogue,
): SharePlaces {
  const options = listSharedOptions(settings);
  return {
    name: name.text === '' ? 'A mascot' : name.text,
    fit: chooseFit([...name.text].length),
    greeting: greet(name),
    words: `${words}.`,
    odds,
    rarity,
    address: linkSharePage(seed, options),
    ground: findGround(seed, settings, catalogue),
    ...linkTools(seed, options),
    svgFile: linkAvatar(seed, options, '', '.svg'),
    pngFile: linkAvatar(seed, [['size', '512'], ...options], '', '.png'),
    portrait: drawPortrait(seed, settings, catalogue),
  };
}

/**
 * Makes a function that fills the template of the page, as {@link fillSharePlaces} does.
 *
 * @param template - HTML with places in braces
 */
export function compileSharePage(
  template: string,
  catalogue: Catalogue,
): (seed: string, settings: AvatarSettings, shared: SharedMascot) => string {
  const fill = compileTemplate(template, TEXTS, ['portrait']);
  return (seed, settings, shared) => fill(fillSharePlaces(seed, settings, shared, catalogue));
}
