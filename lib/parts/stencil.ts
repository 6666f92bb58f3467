// Drawing fast: what a part draws on one body is always the same text but for the colours and the place of the face. So each
// part draws once with placeholders for those, and the text between the placeholders is kept: a stencil. Every later drawing
// joins those texts with the colours of the moment.
//
// Parts print colours and never test them. The two questions a part may ask of the inks (see `variantOf`) have stencils
// of their own. `test/lib/parts/stencil.test.ts` tries every part under every palette.
import { memoize } from './memoize.js';
import type { Anchors, Draw, DrawFace, Face, Inks, Motion } from './part.js';
import { flatten } from './shapes.js';

/** Texts, and between them the gaps: each an index into {@link listColors}, and after those into {@link listPlaces}. */
type Stencil = readonly (string | number)[];

const NAMES = ['body', 'shade', 'belly', 'ink', 'dark', 'accent', 'accentShade', 'blush', 'rim'] as const;
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

/** The colours in the order in which stencils count them. */
export function listColors(inks: Inks): readonly string[] {
  return NAMES.map((name) => inks[name]);
}

/** The places of a face in the order in which stencils count them, after the colours. */
export function listPlaces(face: Face): readonly string[] {
  return PLACES.map((name) => face[name]);
}

/** The two questions a part may ask: are lines as dark as pupils (`ink === dark`), and have eye whites a rim (`rim`)? */
export function variantOf(inks: Inks): number {
  return (inks.ink === inks.dark ? 0 : 2) + (inks.rim === '' ? 0 : 1);
}

/** Number of combined answers. */
const VARIANTS = 4;

// Control characters, which no drawing holds. Characters above U+00FF will not do: engines keep a text that holds one, and
// whatever is cut out of it, in twice the memory, and so would every drawing be.
const FIRST_PLACEHOLDER = 0x80;
const PLACEHOLDER = /([\u0080-\u009f])/;

/** A placeholder for each name. */
function placeholdersOf<Name extends string>(names: readonly Name[], first: number): Record<Name, string> {
  return Object.fromEntries(names.map((name, i) => [name, String.fromCharCode(first + i)])) as Record<Name, string>;
}

const ANY_INKS = placeholdersOf(NAMES, FIRST_PLACEHOLDER);
const ANY_FACE: Face = placeholdersOf(PLACES, FIRST_PLACEHOLDER + NAMES.length);

/** Inks with a placeholder for each colour, which answer both questions as the variant says. */
const PLACEHOLDERS: readonly Inks[] = Array.from({ length: VARIANTS }, (_, variant) => ({
  ...ANY_INKS,
  ink: variant < 2 ? ANY_INKS.dark : ANY_INKS.ink,
  rim: variant % 2 === 0 ? '' : ANY_INKS.rim,
}));

// Where the texts lie in memory decides how fast they are joined. So equal ones are kept once, and so are equal stencils, as
// those of most parts are in every variant of the inks: all that is drawn with then fits into the processor's cache.
/** Makes a function that makes stencils of drawings. */
function createStencils(): (drawing: string) => Stencil {
  const keep = memoize(flatten);
  return memoize((drawing) => {
    const pieces = drawing.split(PLACEHOLDER);
    return pieces.map((piece, i) => (i % 2 === 0 ? keep(piece) : piece.charCodeAt(0) - FIRST_PLACEHOLDER));
  });
}

// Onto the text so far, and not into a text of its own: engines join a text fastest that grows at its end, piece by piece.
/** Draws a part onto a text, with what fills its gaps: colours, and in a face places too. */
export type Layer<D> = (
  before: string,
  draw: D | undefined,
  colors: readonly string[],
  places?: readonly string[],
) => string;

/** What draws the parts of bodies and of faces in one variant of the inks, moving or still. */
export interface Layers {
  /** Takes colours in the order of {@link listColors}. */
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
      drawing += (gap < NAMES.length ? colors[gap] : places?.[gap - NAMES.length]) as string;
      drawing += stencil[i + 1] as string;
    }
    return drawing;
  };
}

/** Makes a collection without any stencils yet. What it draws is what the parts draw, letter for letter. */
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
