// The poster in the page: a preview, and the file to print.
import { makeFileName } from '../../lib/command/file-name.js';
import { find } from '../shared/dom.js';
import { downloadBlob } from '../shared/download.js';
import { drawPoster, type Poster } from './draw-poster.js';
import { encodeCanvas, openContext } from './paint.js';
import { DPI, PAPERS, type Area, type PaperId } from './poster-layout.js';
import { setDensity } from './print-size.js';
import { doWork } from './work.js';

/** Pixels of the longer edge of the preview. */
const PREVIEW_SIZE = 720;
/** Milliseconds without a change before the preview is drawn. */
const DELAY = 250;
/** People whose poster is drawn so quickly that it need not wait until somebody sees it. */
const QUICK = 72;
/** Pixels of a canvas that every browser can draw on; telephones of Apple have no more. */
const SAFE_PIXELS = 16_777_216;

const form = (): HTMLFormElement => find('[data-poster]', HTMLFormElement);

/** The size of the paper that is chosen. */
function readPaper(): Area & { readonly name: string } {
  const fields = new FormData(form());
  const paper = PAPERS[fields.get('paper') as PaperId];
  const isLandscape = fields.get('landscape') === '1';
  return isLandscape ? { name: paper.name, width: paper.height, height: paper.width } : paper;
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

/** The poster's part of the page. */
export class PosterView {
  readonly #preview = find('[data-poster-preview]', HTMLCanvasElement);
  #poster: Poster = { people: [], title: '', look: {} };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawing = new AbortController();
  #isInSight = false;
  #isFresh = false;

  constructor() {
    form().addEventListener('input', () => this.#refresh());
    new IntersectionObserver(([entry]) => {
      this.#isInSight = entry?.isIntersecting ?? false;
      if (this.#isInSight && !this.#isFresh) this.#refresh();
    }).observe(this.#preview);
    const button = find('[data-save-poster]', HTMLElement);
    button.addEventListener('click', () => void this.#save(button));
  }

  /** Shows another poster. */
  render(poster: Poster): void {
    this.#poster = poster;
    this.#refresh();
  }

  #refresh(): void {
    this.#isFresh = false;
    this.#drawing.abort();
    clearTimeout(this.#timer);
    const hasDrawn = this.#preview.dataset['drawn'] !== undefined;
    if (!hasDrawn) void this.#draw();
    else if (this.#isInSight || this.#poster.people.length <= QUICK) {
      this.#timer = setTimeout(() => void this.#draw(), DELAY);
    }
  }

  async #draw(): Promise<void> {
    this.#isFresh = true;
    this.#drawing = new AbortController();
    const { signal } = this.#drawing;
    const { width, height } = readPaper();
    const scale = PREVIEW_SIZE / Math.max(width, height);
    // A canvas of its own, so that the preview does not flicker.
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    try {
      await drawPoster(canvas, this.#poster, signal);
    } catch {
      // There is a newer one, or the browser makes no such canvas: an empty sheet would say nothing.
      if (!signal.aborted) this.#preview.hidden = true;
      return;
    }
    [this.#preview.width, this.#preview.height] = [canvas.width, canvas.height];
    openContext(this.#preview).drawImage(canvas, 0, 0);
    this.#preview.dataset['drawn'] = String(this.#poster.people.length);
  }

  async #save(button: HTMLElement): Promise<void> {
    const poster = this.#poster;
    await doWork('The poster', poster.people.length, button, async (signal, onDone) => {
      const paper = readPaper();
      const { canvas, scale } = openCanvas(paper);
      await drawPoster(canvas, poster, signal, onDone);
      const png = await encodeCanvas(canvas);
      // Frees its memory at once, which is much.
      [canvas.width, canvas.height] = [0, 0];
      const name = makeFileName(`${poster.title || 'Team'} ${paper.name}`, '.png');
      downloadBlob(await setDensity(png, DPI * scale), name);
    });
  }
}
