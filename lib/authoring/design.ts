// The design of a pack, as an author writes it, and `createPack`, which makes the pack. Apart from the checks, because only this is
// needed in production.
import type { Pack } from '../packs/pack.js';
import type { PaletteRow } from '../palettes/palette.js';
import { createBody as createFromRow, type BodyShape } from '../parts/body.js';
import type { Anchors, Body } from '../parts/part.js';
import { GROUNDS, ROLES, TONES, type Ground, type Role, type Tone } from '../spec.js';

/**
 * A palette as an author writes it. Colours are CSS hex, `#abc` or `#aabbcc`; three digits make each drawing smaller.
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
  /** Public id, in kebab case. Alternative texts use its words. */
  readonly id: string;
  /** Relative frequency: an integer of 0 or more. */
  readonly weight: number;
  /** Lines on the body: very dark, or very pale on a dark body. */
  readonly ink: string;
  /** Pupils, lines on white and lines on accents: always very dark. */
  readonly dark: string;
  /** Cheeks and tongues. */
  readonly blush: string;
  /** The body, its shaded edge and its large light marking: `home` is the main tone, and the others are cooler and warmer. */
  readonly tones: Readonly<Record<Tone, { readonly body: string; readonly shade: string; readonly belly: string }>>;
  /** The second colour, for clothes and accessories, and its shaded edge: opposite in hue to the body, near to it, or bright. */
  readonly accents: Readonly<Record<Role<'accent'>, { readonly accent: string; readonly accentShade: string }>>;
  /** Eight colours for the ground behind the mascot. The body must stand out from each. */
  readonly grounds: Readonly<Record<Ground, string>>;
  /** Set if the body is so pale that the whites of the eyes need a rim. */
  readonly pale?: true;
  /** Remarks of {@link createPalette}. They change nothing. */
  readonly notes?: readonly string[];
}

/**
 * A body as an author writes it. Path data are absolute and made of `C` and `L` alone, each command with its letter.
 *
 * @example
 * const bean: BodyDesign = {
 *   id: 'bean',
 *   weight: 1,
 *   top: 9,
 *   arcs: ['C71 9 87 27 87 51', 'C87 75 72 89 50 89'],
 *   edges: [26.5, 103],
 *   shine: 'M21 44C22 33 28 24 36 20',
 *   shadow: 21,
 *   head: { eyeY: 50.5, eyeGap: 15, mouthY: 64.5, earGap: 22, earY: 20, brimY: 25, brimWidth: 30 },
 *   trunk: { sideWidth: 37, bellyY: 74, bellyWidth: 22, bellyHeight: 14, neckY: 79.5, neckWidth: 27 },
 * };
 */
export interface BodyDesign extends BodyShape {
  /** Places of the face, the ears and the brim of a hat. */
  readonly head: Pick<Anchors, 'eyeY' | 'eyeGap' | 'mouthY' | 'earGap' | 'earY' | 'brimY' | 'brimWidth'>;
  /** Places below the face. */
  readonly trunk: Pick<Anchors, 'sideWidth' | 'bellyY' | 'bellyWidth' | 'bellyHeight' | 'neckY' | 'neckWidth'>;
}

/**
 * A pack as an author writes it. Its pools replace those of the base; a slot without a pool keeps that of the base.
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
  /** Palettes that replace those of the base. */
  readonly palettes?: readonly PaletteDesign[];
  /** Bodies that replace those of the base: designs, or bodies that {@link createBody} made. */
  readonly bodies?: readonly (BodyDesign | Body)[];
}

/** Writes a colour as in a row: without `#`, with three digits if possible. */
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
 * Makes a body from its design.
 *
 * @param design - arcs, anchors and limbs, in units of the 100 × 100 drawing
 * @returns the body, which may be changed before a pack takes it
 * @example
 * const body = createBody({
 *   id: 'gold-bar',
 *   weight: 1,
 *   top: 20,
 *   arcs: ['L80 20L88 50', 'L92 88L50 88'],
 *   edges: [30, 100],
 *   shine: 'M22 44L26 28',
 *   shadow: 22,
 *   head: { eyeY: 48, eyeGap: 15, mouthY: 62, earGap: 20, earY: 24, brimY: 28, brimWidth: 30 },
 *   trunk: { sideWidth: 36, bellyY: 76, bellyWidth: 24, bellyHeight: 8, neckY: 78, neckWidth: 36 },
 * });
 * const gold: Body = { ...body, paint: () => body.paint('#a70', '#fc3') };
 */
export function createBody(design: BodyDesign): Body {
  const { eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth } = design.head;
  const { sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth } = design.trunk;
  return createFromRow({
    ...design,
    head: [eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth],
    trunk: [sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth],
  });
}

/**
 * Makes a pack from its design without checks, for production: {@link definePack} would load all checks. Call {@link checkPack}
 * in a test.
 *
 * @param design - a design whose pack has no faults
 * @returns the pack for the engine
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
