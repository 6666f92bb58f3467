// The share page of a mascot, as far as the service and the script of the page must agree: its texts, its links, its drawing
// and how rare the look is.
import { catalogue } from '../catalogue.js';
import { computeOdds } from '../choose/search.js';
import { listForced, selectSeed, specOf } from '../choose/select.js';
import { linkAvatar, writeQuery, type OptionPairs } from '../links.js';
import { listNonDefaults, NO_CHOICE } from '../options/read.js';
import type { AvatarSettings } from '../options/schema.js';
import { drawSelection } from '../render/avatar.js';
import { describeSelection } from '../render/describe.js';
import { escapeXml, printDrawing } from '../render/svg.js';
import { SLOTS, type AvatarSpec, type Slot } from '../spec.js';
import { cleanText } from './clean-text.js';
import { formatOdds } from './numbers.js';
import type { SharePlaces } from './template.js';

/** Maximum length of a shown name, in letters as people see them. A longer name is cut and ends with an ellipsis. */
const MAX_NAME = 60;
/** Code units that are read for each of these letters. */
const UNITS_PER_LETTER = 4;
/** Width and height of the drawing before the stylesheet is loaded, in pixels. */
const PORTRAIT_SIZE = 512;
/** Number of characters that are shown of a hash. */
const HASH_LETTERS = 8;

/** A hash in hexadecimal digits, or a UUID. Neither is a name. */
const HASH = /^(?:[\da-f]{32,128}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cuts a text to a number of letters as people see them (grapheme clusters). */
export function cutText(text: string, letters: number): string {
  // One letter may have any number of accents.
  const short = text.slice(0, UNITS_PER_LETTER * letters);
  const kept = Array.from(new Intl.Segmenter('und').segment(short), ({ segment }) => segment).slice(0, letters);
  const cut = kept.join('');
  return cut === text ? text : `${cut.trimEnd()}…`;
}

/** Cleans a name or a title, and cuts it to 60 letters. */
export function cleanName(raw: string): string {
  // One code unit more than a name can have is enough to see that it is too long.
  return cutText(cleanText(raw.slice(0, UNITS_PER_LETTER * MAX_NAME + 1)).trim(), MAX_NAME);
}

/**
 * Finds the name to show for a mascot: its title, or else its seed.
 *
 * @returns the shown text, which is empty if no character of the name is visible, and whether it is a name. If not, it is the
 *   beginning of a hash, or empty
 */
export function nameMascot(seed: string, { title }: Pick<AvatarSettings, 'title'>) {
  const raw = title ?? seed;
  if (HASH.test(raw)) return { text: `${raw.slice(0, HASH_LETTERS)}…`, isName: false };
  const text = cleanName(raw);
  return VISIBLE.test(text) ? { text, isName: true } : { text: '', isName: false };
}

/**
 * Computes the share of seeds whose mascot looks the same with these options: above 0, up to 1. A slot that an option forces
 * does not count, but of several values that an option gives, a seed picks each equally often. If options force all slots, the
 * result is 1.
 *
 * @param spec - the choice of a seed with these options
 */
export function computeRarity(spec: AvatarSpec, settings: AvatarSettings): number {
  const { packs, style } = settings;
  const moods = [settings.mood].flat();
  const shares = moods.map((mood) => {
    const forced = listForced(settings, mood, catalogue);
    const chances = Object.entries(forced).map(([slot, given]) => {
      const ids: readonly unknown[] = [given].flat();
      return ids.includes(spec[slot as Slot]) ? 1 / ids.length : 0;
    });
    const match = SLOTS.filter((slot) => !(slot in forced));
    return chances.reduce((product, chance) => product * chance, computeOdds({ spec, match, packs, style }, catalogue));
  });
  return shares.reduce((sum, share) => sum + share, 0) / moods.length;
}

function explainOdds(odds: number, settings: AvatarSettings): string {
  if (odds > 0.999) return 'Every part was picked by hand, so luck had no say in it.';
  const isForced = listNonDefaults(settings).some(([name]) => name in NO_CHOICE);
  return `names${isForced ? ' drawn with the same options' : ''} has exactly this look.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Writes the texts about a mascot: its name, the title of the page, a sentence about its look without the full stop, and how rare the
 * look is, such as `1 in 40,000`, and the words after it.
 */
export function describeShared(seed: string, settings: AvatarSettings) {
  const selection = selectSeed(seed, settings, catalogue);
  const name = nameMascot(seed, settings);
  const odds = computeRarity(specOf(selection), settings);
  return {
    name,
    title: `${name.text === '' ? 'A mascot' : name.text} · Navii`,
    words: capitalize(describeSelection(selection, settings)),
    odds: odds > 0.999 ? 'one of a kind' : formatOdds(odds),
    rarity: explainOdds(odds, settings),
  };
}

/** Draws the mascot for its page: animated, without a title because its name is on the page, and on the ground of the page. */
function drawPortrait(seed: string, settings: AvatarSettings): string {
  const selection = selectSeed(seed, settings, catalogue);
  const isOpen = selection.background === 'solid' && settings.tileBg === undefined;
  const shape = isOpen ? 'square' : settings.shape;
  const shown = { ...settings, shape, title: undefined, animated: true, size: PORTRAIT_SIZE };
  // The page links the stylesheet, and its content security policy refuses inline ones.
  return printDrawing({ ...drawSelection(selection, shown, catalogue.layers), style: '' });
}

/** The colour behind a mascot, which fills the page and the card too. */
export function findGround(seed: string, settings: AvatarSettings): string {
  const { palette, ground } = selectSeed(seed, settings, catalogue);
  return palette.grounds[ground];
}

/** The options in the address and links of a share page. It always animates and offers sizes, so it needs neither option. */
export function listSharedOptions(settings: AvatarSettings): [name: string, text: string][] {
  return listNonDefaults(settings).filter(([name]) => name !== 'size' && name !== 'animated');
}

function chooseFit(letters: number): string {
  if (letters <= 4) return 'shortest';
  if (letters <= 8) return 'short';
  return letters <= 24 ? 'medium' : 'long';
}

function greet({ text, isName }: ReturnType<typeof nameMascot>): string {
  if (isName) return 'Hello, my name is';
  return text === '' ? 'Hello! I have no name' : 'Hello! I keep my name to myself';
}

function linkTools(seed: string, options: OptionPairs): { readonly code: string; readonly builder: string } {
  const query = writeQuery([['seed', seed], ...options]);
  return { code: `/${query}#get-code`, builder: `/builder${query}` };
}

/** The links for visitors without JavaScript. */
function linkFiles(seed: string, options: OptionPairs): string {
  const svg = escapeXml(linkAvatar(seed, options, '', '.svg'));
  const png = escapeXml(linkAvatar(seed, [['size', '512'], ...options], '', '.png'));
  return (
    `<p class="actions files"><a class="button" href="${svg}" download>Save SVG</a> ` +
    `<a class="button plain" href="${png}" download>Save PNG</a></p>`
  );
}

/**
 * Computes the texts and the drawing of the page.
 *
 * @param seed - not empty
 */
export function fillSharePlaces(
  seed: string,
  settings: AvatarSettings,
  { name, words, odds, rarity }: ReturnType<typeof describeShared>,
): SharePlaces {
  const options = listSharedOptions(settings);
  const shown = name.text === '' ? 'A mascot' : name.text;
  return {
    name: shown,
    fit: chooseFit([...shown].length),
    greeting: greet(name),
    words: `${words}.`,
    odds,
    rarity,
    ground: findGround(seed, settings),
    ...linkTools(seed, options),
    files: linkFiles(seed, options),
    portrait: drawPortrait(seed, settings),
  };
}
