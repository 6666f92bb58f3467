// Fast drawing. A part draws the same text on one body each time, except for the colours and the position of the face. So each
// part draws once with placeholders for those, and the text between the placeholders is kept: a stencil. Every later drawing
// joins the kept texts with its own colours.
//
// Measured in turns with 2,000 seeds on a quiet machine: a mascot takes twice as long if its parts draw each time, and 1.1 times as
// long if equal texts are not kept once. Without the faces that `render/avatar.ts` keeps, it takes 2.8 times as long.
//
// Parts print colours and never test them. The two questions that a part may ask of the inks (see `ToneInks.variant`) have stencils
// of their own. `checkPack` compares every part with its stencils, in all inks.
import { memoize } from '../memoize.js';
import type { Anchors, Draw, DrawFace, Face, Inks, Motion, Part } from './part.js';

/**
 * Copies a text into one piece. Engines keep a concatenated text as a tree of its pieces, and a slice as a view of its source,
 * and follow these links at every use. A text that is used often is faster in one piece, and only `join` makes one.
 */
export function flatten(text: string): string {
  return [text.slice(0, 1), text.slice(1)].join('');
}

/** Texts with gaps between them. A gap is an index into the colours, continued by the places. */
type Stencil = readonly (string | number)[];

/** The inks in the order in which stencils count them. */
export const COLORS = ['body', 'shade', 'belly', 'ink', 'dark', 'accent', 'accentShade', 'blush', 'rim'] as const;
const PLACES = [
  'left',
  'right',
  'leftPupil',
  'rightPupil',
  'gaze',
  'bridge',
  'mouth',
  'leftCheek',
  'rightCheek',
] as const;

/** Inks, also in the form that stencils take. */
export interface ToneInks extends Inks {
  /** The colours in the order in which stencils count them. */
  readonly colors: readonly string[];
  /** The answers to the two questions that a part may ask: is `ink` another colour than `dark`, and is there a `rim`? 0 to 3. */
  readonly variant: number;
}

/** Adds the form that stencils take. */
export function prepareInks(inks: Inks): ToneInks {
  const variant = (inks.ink === inks.dark ? 0 : 2) + (inks.rim === '' ? 0 : 1);
  return { ...inks, colors: COLORS.map((name) => inks[name]), variant };
}

// Most faces have most of their places in common.
const keepPlace = /* @__PURE__ */ memoize(flatten);

/** Lists the places of a face in the order in which stencils count them, after the colours. */
export function listPlaces(face: Face): readonly string[] {
  return PLACES.map((name) => keepPlace(face[name]));
}

/** Number of variants of inks. */
const VARIANTS = 4;

// Placeholders are control characters, which no drawing contains. Characters above U+00FF would not do: engines store a text
// that contains one, and all slices of it, in twice the memory, and every drawing would be stored so.
const FIRST_PLACEHOLDER = 0x80;
const PLACEHOLDER = /([\u0080-\u009f])/;

/** A placeholder for each name. */
function placeholdersOf<Name extends string>(names: readonly Name[], first: number): Record<Name, string> {
  return Object.fromEntries(names.map((name, i) => [name, String.fromCharCode(first + i)])) as Record<Name, string>;
}

const ANY_INKS = placeholdersOf(COLORS, FIRST_PLACEHOLDER);
const ANY_FACE: Face = placeholdersOf(PLACES, FIRST_PLACEHOLDER + COLORS.length);

/** Inks with a placeholder for each colour, one for each variant. */
const PLACEHOLDERS: readonly Inks[] = Array.from({ length: VARIANTS }, (_, variant) => ({
  ...ANY_INKS,
  ink: variant < 2 ? ANY_INKS.dark : ANY_INKS.ink,
  rim: variant % 2 === 0 ? '' : ANY_INKS.rim,
}));

/** Whether a part prints one of these colours or places. */
export function prints(
  { draw, back, face }: Part,
  names: readonly (keyof Inks | keyof Face)[],
  a: Anchors,
  m: Motion,
): boolean {
  const drawing = [draw?.(a, ANY_INKS, m), back?.(a, ANY_INKS, m), face?.(ANY_FACE, ANY_INKS, m)].join('');
  const placeholders = { ...ANY_INKS, ...ANY_FACE };
  return names.some((name) => drawing.includes(placeholders[name]));
}

// The location of the texts in memory decides how fast they are joined. So equal texts are kept once, and so are equal
// stencils: for most parts they are equal in every variant of the inks. All of them then fit into the processor's cache.
/** Makes a function that makes stencils of drawings. */
function createStencils(): (drawing: string) => Stencil {
  const keep = memoize(flatten);
  return memoize((drawing) => {
    const pieces = drawing.split(PLACEHOLDER);
    return pieces.map((piece, i) => (i % 2 === 0 ? keep(piece) : piece.charCodeAt(0) - FIRST_PLACEHOLDER));
  });
}

// A layer appends to the given text because engines join fastest a text that grows at its end, piece by piece.
/** Appends the drawing of a part to a text. The colours, and in a face the places, fill its gaps. */
export type Layer<D> = (
  before: string,
  draw: D | undefined,
  colors: readonly string[],
  places?: readonly string[],
) => string;

/** Draws parts of bodies and of faces, in one variant of the inks, moving or still. */
export interface Layers {
  /** Takes the colours of {@link ToneInks}. */
  readonly layerOf: (a: Anchors, variant: number, m: Motion) => Layer<Draw>;
  /** Takes colours, and after them places in the order of {@link listPlaces}. */
  readonly faceLayerOf: (variant: number, m: Motion) => Layer<DrawFace>;
}

function createLayer<D>(makeStencil: (draw: D) => Stencil): Layer<D> {
  const stencilOf = memoize(makeStencil);
  return (before, draw, colors, places) => {
    if (draw === undefined) return before;
    const stencil = stencilOf(draw);
    let drawing = before + (stencil[0] as string);
    for (let i = 1; i < stencil.length; i += 2) {
      const gap = stencil[i] as number;
      drawing += (gap < COLORS.length ? colors[gap] : places?.[gap - COLORS.length]) as string;
      drawing += stencil[i + 1] as string;
    }
    return drawing;
  };
}

/** Makes layers, at first without stencils. They draw the same bytes as the parts. */
export function createLayers(): Layers {
  const stencilOf = createStencils();
  const layersOn = memoize((_place: unknown): unknown[] => []);

  function layerOf<Place>(place: Place, variant: number, m: Motion) {
    type DrawIn = (place: Place, c: Inks, m: Motion) => string;
    const layers = layersOn(place) as Layer<DrawIn>[];
    return (layers[m.blink === '' ? variant : variant + VARIANTS] ??= createLayer((draw) =>
      stencilOf(draw(place, PLACEHOLDERS[variant] as Inks, m)),
    ));
  }

  return { layerOf, faceLayerOf: (variant, m) => layerOf(ANY_FACE, variant, m) };
}
