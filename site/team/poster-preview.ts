// The poster: its preview in the page, and the file to print.
import { makeFileName } from '../../lib/files/file-name.js';
import { downloadBlob } from '../shared/download.js';
import { drawPoster, type Poster } from './draw-poster.js';
import { encodeCanvas, openContext } from './paint.js';
import type { Area } from './poster-layout.js';
import { setDensity } from './print-size.js';
import { PAPERS, type PaperId } from './state.js';

/** Pixels of an inch on paper. */
const DPI = 300;
/** Pixels of the longer edge of the preview. */
const PREVIEW_SIZE = 720;
/** Milliseconds without a change before the preview is drawn. */
const DELAY = 250;
/** People whose poster is drawn so quickly that it need not wait until somebody sees it. */
const QUICK = 72;
/** Pixels of a canvas that every browser can draw on; telephones of Apple have no more. */
const SAFE_PIXELS = 16_777_216;

/** A poster, and the paper that it is for. */
export interface Sheet extends Poster {
  readonly paper: PaperId;
  readonly isLandscape: boolean;
}

function measure({ paper, isLandscape }: Sheet): Area {
  const { width, height } = PAPERS[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** A canvas of a size. Where the browser has none as large, it keeps its shape and gets smaller. */
function openCanvas({ width, height }: Area): { readonly canvas: HTMLCanvasElement; readonly scale: number } {
  const canvas = document.createElement('canvas');
  for (const scale of [1, Math.min(1, Math.sqrt(SAFE_PIXELS / (width * height)))]) {
    [canvas.width, canvas.height] = [Math.floor(width * scale), Math.floor(height * scale)];
    const context = openContext(canvas);
    // What is too large stays empty without a word.
    context.fillRect(canvas.width - 1, canvas.height - 1, 1, 1);
    if (context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data[3] === 255) return { canvas, scale };
  }
  throw new Error('this browser has no canvas as large as that');
}

/**
 * Draws a poster to print, and downloads it.
 *
 * @param onDrawn - called with the number of people who are on it
 * @throws what `signal` was aborted with
 */
export async function savePoster(sheet: Sheet, signal: AbortSignal, onDrawn: (count: number) => void): Promise<void> {
  const { canvas, scale } = openCanvas(measure(sheet));
  await drawPoster(canvas, sheet, signal, onDrawn);
  const png = await encodeCanvas(canvas);
  // Frees its memory at once, which is much.
  [canvas.width, canvas.height] = [0, 0];
  const name = makeFileName(`${sheet.title || 'Team'} ${PAPERS[sheet.paper].name}`, '.png');
  downloadBlob(await setDensity(png, DPI * scale), name);
}

/**
 * Takes over the canvas of the preview.
 *
 * @returns a function that shows another poster
 */
export function startPreview(preview: HTMLCanvasElement): (sheet: Sheet) => void {
  let shown: Sheet | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawing = new AbortController();
  let [isInSight, isFresh, hasDrawn] = [false, false, false];

  function refresh(): void {
    isFresh = false;
    drawing.abort();
    clearTimeout(timer);
    if (!shown) return;
    const sheet = shown;
    if (!hasDrawn) void draw(sheet);
    else if (isInSight || sheet.people.length <= QUICK) timer = setTimeout(() => void draw(sheet), DELAY);
  }

  async function draw(sheet: Sheet): Promise<void> {
    isFresh = true;
    drawing = new AbortController();
    const { signal } = drawing;
    const { width, height } = measure(sheet);
    const scale = PREVIEW_SIZE / Math.max(width, height);
    // A canvas of its own, so that the preview does not flicker.
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    try {
      await drawPoster(canvas, sheet, signal);
    } catch {
      // There is a newer one, or the browser makes no such canvas: an empty sheet would say nothing.
      if (!signal.aborted) preview.hidden = true;
      return;
    }
    [preview.width, preview.height] = [canvas.width, canvas.height];
    openContext(preview).drawImage(canvas, 0, 0);
    hasDrawn = true;
  }

  new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false;
    if (isInSight && !isFresh) refresh();
  }).observe(preview);

  return (sheet) => {
    shown = sheet;
    refresh();
  };
}
