// The poster: a title, and everybody with their name, on paper of a standard size. Its layout, its preview in the page, and the
// file to print.
import { makeFileName } from '../../lib/files/file-names.js';
import { createAvatar } from '../../lib/index.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { INK, SKY } from '../../lib/pages/brand.js';
import { findColumns } from '../../lib/pages/team.js';
import { makeChunk } from '../../lib/png/rasterize.js';
import { downloadBlob, encodeCanvas, joinDrawings, openContext, withImage } from '../shared/download.js';
import { showLazily } from '../shared/view.js';
import { listShown, lookOf, PAPERS, readLook, titleOf, type TeamState } from './state.js';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** Width of a cell, and its height with the name, relative to the edge of a mascot. */
const CELL = { width: 1.14, height: 1.42 } as const;
/** Height of the letters of a name, relative to the edge of a mascot. */
const LETTER = 0.15;

/**
 * Lays out cells of the same size in rows that fill an area, so that the mascots are largest.
 *
 * @param count - number of people, at least one
 * @returns `tile` is the edge of a mascot, in pixels
 */
export function layOut(count: number, area: Area) {
  const tileOf = (columns: number, rows: number): number =>
    Math.min(area.width / columns / CELL.width, area.height / rows / CELL.height);
  const best = findColumns(count, tileOf);
  const rows = Math.ceil(count / best);
  // No more columns than the rows need, so that the last row is nearly as full as the others.
  const columns = Math.ceil(count / rows);
  return {
    columns,
    rows,
    cell: { width: area.width / columns, height: area.height / rows },
    tile: tileOf(columns, rows),
  };
}

/** Returns the position of a mascot, in pixels from the top left corner of the area. The last row is centred. */
export function placeOf(index: number, count: number, { columns, rows, cell, tile }: ReturnType<typeof layOut>) {
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const indent = ((columns - inRow) * cell.width) / 2;
  return {
    x: indent + (index % columns) * cell.width + (cell.width - tile) / 2,
    y: row * cell.height + (cell.height - tile * (CELL.height - 0.14)) / 2,
  };
}

// The light colours of the page, because paper is never dark.
const COLORS = { paper: '#fff8ea', band: SKY, ink: INK } as const;
/** The fonts, as a canvas takes them, by the size in pixels. */
const FONTS = {
  title: (size: number) => `400 ${size}px "Bagel Fat One", system-ui, sans-serif`,
  name: (size: number) => `600 ${size}px "Figtree Variable", system-ui, sans-serif`,
} as const;

/** The margin and the height of the title band, relative to the shorter edge of the paper. */
const MARGIN = 0.05;
const BAND = 0.17;

// The first letter with a direction sets the direction of a line, as with `dir="auto"` (HTML §3.2.6.4).
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Writes a line around a point: smaller if it is too wide, and cut if it would be too small. */
function writeCentred(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  font: (size: number) => string,
  size: number,
  width: number,
): void {
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', fillStyle: COLORS.ink });
  const setSize = (pixels: number): number => {
    context.font = font(pixels);
    return context.measureText(text).width;
  };
  const smallest = size * 0.66;
  const full = setSize(size);
  const fits = full <= width || setSize(Math.max(smallest, (size * width) / full)) <= width;
  const letters = fits ? [] : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  let shown = text;
  while (letters.length > 1 && context.measureText(shown).width > width) {
    letters.pop();
    shown = `${letters.join('').trimEnd()}…`;
  }
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  context.fillText(shown, x, y);
}

/**
 * Draws a poster that fills a canvas.
 *
 * @param onDrawn - called with the number of people who are drawn
 * @throws the reason with which `signal` was aborted
 */
async function drawPoster(
  canvas: HTMLCanvasElement,
  team: TeamState,
  signal: AbortSignal,
  onDrawn: (count: number) => void = () => undefined,
): Promise<void> {
  const [people, title, look] = [listShown(team), titleOf(team.options), readLook(team.options)];
  const { width, height }: Area = canvas;
  // The fonts for the letters on the poster, and no others. If one does not load, the system's font is used.
  await Promise.allSettled([
    document.fonts.load(FONTS.title(99), title || ' '),
    document.fonts.load(FONTS.name(99), people.map(({ label }) => label).join('') || ' '),
  ]);
  const context = openContext(canvas);
  const short = Math.min(width, height);
  const margin = short * MARGIN;
  const band = title === '' ? 0 : short * BAND;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = COLORS.band;
  context.fillRect(0, 0, width, band);
  writeCentred(context, title, [width / 2, band / 2], FONTS.title, band * 0.58, width - 2 * margin);
  const area: Area = { width: width - 2 * margin, height: height - band - 1.4 * margin };
  const layout = layOut(people.length, area);
  const { columns, tile, cell } = layout;
  const size = Math.min(AVATAR_OPTIONS.size.max, Math.ceil(tile));
  const [left, top] = [margin, band + margin * 0.7];

  async function drawRow(first: number): Promise<void> {
    const xOf = (index: number): number => left + placeOf(index, people.length, layout).x;
    const y = top + placeOf(first, people.length, layout).y;
    const edges = `width="${tile}" height="${tile}"`;
    const row = people.slice(first, first + columns).map((person, index) => {
      const svg = createAvatar(person.seed, { ...lookOf(person, look), size });
      return { svg: svg.replace(/width="\d+" height="\d+"/, edges), label: person.label, x: xOf(first + index) };
    });
    const strip = joinDrawings(row, `width="${width}" height="${tile}"`);
    await withImage(strip, (image) => context.drawImage(image, 0, y, width, tile));
    for (const { label, x } of row) {
      const at = [x + tile / 2, y + tile * (1.02 + LETTER)] as const;
      writeCentred(context, label, at, FONTS.name, tile * LETTER, cell.width * 0.96);
    }
  }

  for (let first = 0; first < people.length; first += columns) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a thousand drawings at once would fill the memory
    await drawRow(first);
    onDrawn(Math.min(people.length, first + columns));
  }
}

/** Bytes of the signature and the header of a PNG, after which the chunk is inserted (PNG §5.6). */
const AFTER_HEADER = 33;
const METRES_PER_INCH = 0.0254;

/**
 * Writes a pixel density into a PNG without one (PNG §11.3.4.3). Without a density, programs print at that of a screen, which
 * is four times too large.
 */
async function setDensity(png: Blob, dpi: number): Promise<Blob> {
  const body = new DataView(new ArrayBuffer(9));
  const perMetre = Math.round(dpi / METRES_PER_INCH);
  body.setUint32(0, perMetre);
  body.setUint32(4, perMetre);
  body.setUint8(8, 1);
  const chunk = makeChunk('pHYs', new Uint8Array(body.buffer));
  return new Blob([png.slice(0, AFTER_HEADER), chunk, png.slice(AFTER_HEADER)], { type: png.type });
}

/** Pixels per inch on paper. */
const DPI = 300;
/** The longer edge of the preview, in pixels. */
const PREVIEW_SIZE = 1080;
/** The largest canvas that all browsers can draw on, in pixels: the limit of iPhones. */
const SAFE_PIXELS = 16_777_216;

function measure({ paper, isLandscape }: TeamState): Area {
  const { width, height } = PAPERS[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** Makes a canvas. If the browser cannot make one of this size, it makes a smaller one with the same aspect ratio. */
function openCanvas({ width, height }: Area): { readonly canvas: HTMLCanvasElement; readonly scale: number } {
  const canvas = document.createElement('canvas');
  for (const scale of [1, Math.min(1, Math.sqrt(SAFE_PIXELS / (width * height)))]) {
    [canvas.width, canvas.height] = [Math.floor(width * scale), Math.floor(height * scale)];
    const context = openContext(canvas);
    // A canvas that is too large stays empty, without an error.
    context.fillRect(canvas.width - 1, canvas.height - 1, 1, 1);
    if (context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data[3] === 255) return { canvas, scale };
  }
  throw new Error('this browser cannot make a canvas of this size');
}

/**
 * Draws a poster for printing, and downloads it.
 *
 * @param onDrawn - called with the number of people who are drawn
 * @throws the reason with which `signal` was aborted
 */
export async function savePoster(
  team: TeamState,
  signal: AbortSignal,
  onDrawn: (count: number) => void,
): Promise<void> {
  const { canvas, scale } = openCanvas(measure(team));
  await drawPoster(canvas, team, signal, onDrawn);
  const png = await encodeCanvas(canvas);
  // Frees the memory of the large canvas at once.
  [canvas.width, canvas.height] = [0, 0];
  const name = makeFileName(`${titleOf(team.options) || 'Team'} ${PAPERS[team.paper].name}`, '.png');
  downloadBlob(await setDensity(png, DPI * scale), name);
}

/**
 * Starts the preview on its canvas.
 *
 * @returns a function that shows another poster, when the canvas is visible or the page is idle
 */
export function startPreview(preview: HTMLCanvasElement): (team: TeamState) => void {
  let drawing = new AbortController();

  async function draw(team: TeamState): Promise<void> {
    drawing.abort();
    drawing = new AbortController();
    const { signal } = drawing;
    const { width, height } = measure(team);
    const scale = PREVIEW_SIZE / Math.max(width, height);
    // A second canvas, so that the preview does not flicker.
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    try {
      await drawPoster(canvas, team, signal);
    } catch {
      // A newer drawing has replaced this one, or the browser cannot make the canvas: then there is no preview.
      if (!signal.aborted) preview.hidden = true;
      return;
    }
    [preview.width, preview.height] = [canvas.width, canvas.height];
    openContext(preview).drawImage(canvas, 0, 0);
  }

  return showLazily(preview, (team: TeamState) => void draw(team));
}
