// The poster: a title, and everybody with their name, on paper of a printer's size.
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { INK, SKY } from '../../lib/pages/brand.js';
import { joinFigures, openContext, withImage } from './paint.js';
import { layOut, LETTER, placeOf, type Area } from './poster-layout.js';
import type { Person } from './read-list.js';

/** What is on a poster. */
export interface Poster {
  readonly people: readonly Person[];
  readonly title: string;
  readonly look: AvatarOptions;
}

// The page's own light colours: paper is never dark.
const COLORS = { paper: '#fff8ea', band: SKY, ink: INK } as const;
const FONTS = {
  title: '"Bagel Fat One", system-ui, sans-serif',
  name: '"Figtree Variable", system-ui, sans-serif',
} as const;

/** Shares of the shorter edge of the paper. */
const MARGIN = 0.05;
const BAND = 0.17;

// The first letter that has a direction gives a line its own, as `dir="auto"` does (HTML §3.2.6.4).
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Writes a line around a point: smaller where it is too wide, and cut where it would be too small. */
function writeCentred(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  size: number,
  width: number,
): void {
  const [weight = '', family = ''] = font.split('|');
  const setSize = (pixels: number): number => {
    context.font = `${weight} ${pixels}px ${family}`;
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
  context.fillText(shown, 0, 0);
}

function writeAt(context: CanvasRenderingContext2D, x: number, y: number, write: () => void): void {
  context.save();
  context.translate(x, y);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = COLORS.ink;
  write();
  context.restore();
}

/** Loads the fonts for the letters that are written, and no others. */
async function loadFonts({ title, people }: Poster): Promise<void> {
  const names = people.map(({ label }) => label).join('');
  const wanted: readonly [string, string][] = [
    [`400 99px ${FONTS.title}`, title],
    [`600 99px ${FONTS.name}`, names],
  ];
  // Without its font a text is written in the system's.
  await Promise.allSettled(wanted.map(([font, text]) => document.fonts.load(font, text || ' ')));
}

/**
 * Draws a poster onto a canvas of its size, and covers all of it.
 *
 * @param onDrawn - called with the number of people who are on it
 * @throws what `signal` was aborted with
 */
export async function drawPoster(
  canvas: HTMLCanvasElement,
  poster: Poster,
  signal: AbortSignal,
  onDrawn: (count: number) => void = () => undefined,
): Promise<void> {
  const { people, title, look } = poster;
  const { width, height }: Area = canvas;
  await loadFonts(poster);
  const context = openContext(canvas);
  const short = Math.min(width, height);
  const margin = short * MARGIN;
  const band = title === '' ? 0 : short * BAND;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = COLORS.band;
  context.fillRect(0, 0, width, band);
  writeAt(context, width / 2, band / 2, () => {
    writeCentred(context, title, `400|${FONTS.title}`, band * 0.58, width - 2 * margin);
  });
  const area: Area = { width: width - 2 * margin, height: height - band - 1.4 * margin };
  const layout = layOut(people.length, area);
  const { columns, tile, cell } = layout;
  const size = Math.min(AVATAR_OPTIONS.size.max, Math.ceil(tile));
  const [left, top] = [margin, band + margin * 0.7];

  async function drawRow(first: number): Promise<void> {
    const row = people.slice(first, first + columns).map(({ seed, label }, index) => {
      const { x, y } = placeOf(first + index, people.length, layout);
      return { svg: createAvatar(seed, { ...look, size }), label, x: left + x, y: top + y };
    });
    const y = row[0]?.y ?? 0;
    await withImage(joinFigures(row, tile, width), (image) => context.drawImage(image, 0, y, width, tile));
    for (const { label, x } of row) {
      writeAt(context, x + tile / 2, y + tile * (1.02 + LETTER), () => {
        writeCentred(context, label, `600|${FONTS.name}`, tile * LETTER, cell.width * 0.96);
      });
    }
  }

  for (let first = 0; first < people.length; first += columns) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a thousand drawings at once would fill the memory
    await drawRow(first);
    onDrawn(Math.min(people.length, first + columns));
  }
}
