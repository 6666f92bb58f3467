// What an author writes, and the pack that it becomes.
import type { Pack } from '../packs/pack.js';
import type { PaletteRow } from '../palettes/palette.js';
import { createBody, type BodyRow } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { GROUNDS, ROLES, TONES, type Ground, type Role, type Tone } from '../spec.js';

/**
 * A palette as an author writes it. Colours are CSS hex, `#abc` or `#aabbcc`; three digits take fewer bytes in every drawing.
 *
 * @example
 * const tone = { body: '#c96', shade: '#963', belly: '#fdb' };
 * const accent = { accent: '#7de', accentShade: '#49b' };
 * const latte: PaletteDesign = {
 *   id: 'latte',
 *   weight: 1,
 *   ink: '#310',
 *   dark: '#310',
 *   blush: '#f86',
 *   tones: { cool: tone, home: tone, warm: tone },
 *   accents: { contrasting: accent, matching: accent, bright: accent },
 *   grounds: {
 *     tint: '#024', mist: '#035', bloom: '#303', mid: '#222', pop: '#410', dusk: '#203', deep: '#011', night: '#112',
 *   },
 * };
 */
export interface PaletteDesign {
  /** Public id, in kebab case; words for an alternative text. */
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
  /** Lines drawn on the body: very dark, or very pale on a dark body. */
  readonly ink: string;
  /** Always very dark: pupils, lines on white and on the accents. */
  readonly dark: string;
  /** Cheeks and tongues. */
  readonly blush: string;
  /** The body, its shaded edge and its large light marking: `home` as it is meant, beside which the others are cooler and warmer. */
  readonly tones: Readonly<Record<Tone, { readonly body: string; readonly shade: string; readonly belly: string }>>;
  /** The second colour, for what is worn, and its shaded edge: opposite in hue to the body, near to it, or bright. */
  readonly accents: Readonly<Record<Role<'accent'>, { readonly accent: string; readonly accentShade: string }>>;
  /** What may lie behind the mascot: eight colours that its body stands out from. */
  readonly grounds: Readonly<Record<Ground, string>>;
  /** The body is so pale that the whites of the eyes need a rim. */
  readonly pale?: true;
}

/**
 * A pack as an author writes it. A slot that it names is drawn from its pool alone; a slot that it leaves out keeps the pool
 * of the base.
 *
 * @example
 * const design: PackDesign = {
 *   id: 'lanterns',
 *   name: 'Lanterns',
 *   about: 'A light on every head.',
 *   topper: { none: 1, parts: [createTopper('lantern', 1, 18, (c) => dot(c.accent, 0, -8, 9))] },
 * };
 */
export interface PackDesign extends Omit<Pack, 'palettes' | 'bodies'> {
  /** Palettes that take the place of those of the base. */
  readonly palettes?: readonly PaletteDesign[];
  /** Bodies that take the place of those of the base: rows, or bodies that were made of rows. */
  readonly bodies?: readonly (BodyRow | Body)[];
}

/** A colour as rows have it: without `#`, in three digits where they are enough. */
function shorten(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return digits.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3');
}

function join(...colors: readonly string[]): string {
  return colors.map(shorten).join(' ');
}

function writeRow({ id, weight, ink, dark, blush, tones, accents, grounds, pale }: PaletteDesign): PaletteRow {
  const row = {
    id,
    weight,
    inks: join(ink, dark, blush),
    accents: ROLES.accent.map((role) => join(accents[role].accent, accents[role].accentShade)),
    tones: TONES.map((tone) => join(tones[tone].body, tones[tone].shade, tones[tone].belly)),
    grounds: join(...GROUNDS.map((role) => grounds[role])),
  } as unknown as PaletteRow;
  return pale ? { ...row, pale } : row;
}

/**
 * Makes a pack of its design and checks nothing: for what is shipped, where {@link definePack} would bring all its checks
 * along. Let a test ask {@link checkPack}.
 *
 * @param design - a design that {@link checkPack} found no fault in once it was made
 * @returns the pack, as the engine takes it
 * @example
 * const pack = createPack({ id: 'plain', name: 'Plain', about: 'Nothing on the head.', topper: { none: 1, parts: [] } });
 * checkPack(pack); // []
 */
export function createPack(design: PackDesign): Pack {
  const { palettes, bodies, ...rest } = design;
  return {
    ...rest,
    ...(palettes && { palettes: palettes.map(writeRow) }),
    ...(bodies && { bodies: bodies.map((body) => ('outline' in body ? body : createBody(body))) }),
  };
}
