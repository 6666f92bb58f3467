import { flatten } from '../render/svg.js';
// A stencil is what a part draws on a body, with the colours left out. It is cut once, when a body first wears the part,
// and only filled in from then on: parts may print numbers and join paths as they like, and drawing stays fast.
import type { Anchors, Inks, Motion } from './part.js';

/** Text with gaps: `texts[0]`, a colour, `texts[1]`, a colour, and so on. */
interface Stencil {
  readonly texts: readonly string[];
  /** Which colour fills each gap: an index into {@link listColors}. */
  readonly gaps: readonly number[];
}

/** Something that a stencil is cut of. */
export type Cutting = (a: Anchors, c: Inks, m: Motion) => string;

const NAMES = ['body', 'shade', 'belly', 'ink', 'dark', 'accent', 'accentShade', 'blush', 'rim'] as const;
const RIM = NAMES.length - 1;
const DARK = NAMES.indexOf('dark');

// Signs of the private use area stand for colours while a stencil is cut; no drawing holds any other sign of it.
const FIRST_SIGN = 0xe000;
const SIGN = /[\ue000-\ue0ff]/;

/** The colours in the order that stencils count them in. */
export function listColors(inks: Inks): readonly string[] {
  return NAMES.map((name) => inks[name]);
}

/** What a drawing may decide by: whether lines are as dark as pupils, and whether the whites of the eyes have a rim. */
export function variantOf(inks: Inks): number {
  return (inks.ink === inks.dark ? 0 : 2) + (inks.rim === '' ? 0 : 1);
}

/** Inks of a variant, each a sign in place of its colour. */
function markInks(variant: number): Inks {
  const signs = NAMES.map((_, i) => String.fromCharCode(FIRST_SIGN + i));
  if (variant < 2) signs[NAMES.indexOf('ink')] = signs[DARK] ?? '';
  if (variant % 2 === 0) signs[RIM] = '';
  return Object.fromEntries(NAMES.map((name, i) => [name, signs[i]])) as unknown as Inks;
}

const MARKED = [0, 1, 2, 3].map(markInks);

function cut(cutting: Cutting, a: Anchors, variant: number, m: Motion): Stencil {
  const drawing = cutting(a, MARKED[variant] as Inks, m);
  const signs = drawing.match(new RegExp(SIGN, 'g')) ?? [];
  return {
    texts: drawing.split(SIGN).map(flatten),
    gaps: signs.map((sign) => sign.charCodeAt(0) - FIRST_SIGN),
  };
}

/** Draws a part in colours; nothing, where there is none. */
export type Layer = (cutting: Cutting | undefined, colors: readonly string[]) => string;

/** Gives what draws the parts of one body in one variant of the inks, moving or still. */
export type LayerOf = (a: Anchors, variant: number, m: Motion) => Layer;

function createLayer(a: Anchors, variant: number, m: Motion): Layer {
  const stencils = new Map<Cutting, Stencil>();
  return (cutting, colors) => {
    if (cutting === undefined) return '';
    let stencil = stencils.get(cutting);
    if (stencil === undefined) {
      stencil = cut(cutting, a, variant, m);
      stencils.set(cutting, stencil);
    }
    const { texts, gaps } = stencil;
    let drawing = texts[0] as string;
    for (let i = 0; i < gaps.length; i++) drawing += (colors[gaps[i] as number] as string) + (texts[i + 1] as string);
    return drawing;
  };
}

/** Makes a collection without any stencils yet. What it draws is what the parts draw, letter for letter. */
export function createLayers(): LayerOf {
  const known = new Map<Anchors, Layer[]>();
  return (a, variant, m) => {
    let ofBody = known.get(a);
    if (ofBody === undefined) {
      ofBody = [];
      known.set(a, ofBody);
    }
    return (ofBody[m.blink === '' ? variant : variant + MARKED.length] ??= createLayer(a, variant, m));
  };
}
