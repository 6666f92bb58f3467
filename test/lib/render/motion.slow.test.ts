// Tests of the motion in Chromium: at the ends of each movement, the figure is still inside its viewBox, so nothing is cut off.
import { decode } from 'fast-png';
import { afterAll, expect, it } from 'vitest';
import { createAvatar, MOTION_CSS, listPacks } from '../../../lib/index.js';
import { AVATAR_OPTIONS } from '../../../lib/options/table.js';
import { closePage, openPage } from '../../page.js';

const SEEDS = 5_120;
const ROW = 16;
const PER_PAGE = ROW * ROW;
/** The size of a drawing and of the space around it, in pixels. */
const [SIZE, MARGIN] = [100, 10];
const CELL = SIZE + 2 * MARGIN;
const SOLID = 200;

/** Where each movement stands, as a part of its period. Together the rows have both ends of each. */
const MOMENTS: readonly Readonly<Record<string, number>>[] = [
  { float: 0, shadow: 0, sway: 0, pulse: 0, twinkle: 0, blink: 0.4, wave: 0.08 },
  { float: 0.5, shadow: 0.5, sway: 0.5, pulse: 0.5, twinkle: 0.5, blink: 0.91, wave: 0.2 },
  { float: 0, shadow: 0, sway: 0.5, pulse: 0.5, twinkle: 0.5, blink: 0.4, wave: 0.2 },
  { float: 0.5, shadow: 0.5, sway: 0, pulse: 0, twinkle: 0, blink: 0.91, wave: 0.08 },
];

/** Stops the movements at a moment. */
function stopAt(moment: Readonly<Record<string, number>>, css: string): string {
  const rules = Object.entries(moment).map(([name, part]) => {
    const [, seconds = ''] = new RegExp(`navii-${name} ([\\d.]+)s`).exec(css) ?? [];
    return `.navii-${name}{animation-delay:${-part * Number(seconds)}s!important;animation-play-state:paused!important}`;
  });
  return css + rules.join('');
}

/** Draws the mascot of a number: every second one with a pack, and all with one mood after the other. */
function draw(index: number): string {
  const { id } = listPacks()[(index >> 1) % listPacks().length]!;
  const mood = AVATAR_OPTIONS.mood.values[index % 5];
  const packs = index % 2 === 0 ? [id] : [];
  const svg = createAvatar(`m${index}`, { animated: true, size: SIZE, background: 'none', packs, mood });
  return svg.replace(/<style>.*?<\/style>/, '');
}

const viewport = { width: CELL * ROW, height: CELL * ROW };
const page = await openPage({ viewport, reducedMotion: 'no-preference' });
afterAll(() => closePage(page, 'about:blank'));

/** Lists the numbers of the mascots that leave their viewBox. A white square hides all that is inside. */
async function listCut(indexes: readonly number[], css: string): Promise<number[]> {
  const cells = indexes.map((index, at) => {
    const [left, top] = [(at % ROW) * CELL + MARGIN, Math.floor(at / ROW) * CELL + MARGIN];
    return `<i style="left:${left}px;top:${top}px">${draw(index)}<b></b></i>`;
  });
  const own = `body{margin:0;background:#fff}svg{overflow:visible}i,b,svg{position:absolute;width:${SIZE}px;height:${SIZE}px}b{inset:0;background:#fff}`;
  await page.setContent(`<style>${css}${own}</style>${cells.join('')}`);
  const height = Math.ceil(indexes.length / ROW) * CELL;
  const { data, channels } = decode(await page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } }));
  const cut = new Set<number>();
  for (let at = 0; at < data.length; at += channels) {
    if (Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= SOLID) continue;
    const pixel = at / channels;
    const [x, y] = [pixel % viewport.width, Math.floor(pixel / viewport.width)];
    cut.add(indexes[Math.floor(y / CELL) * ROW + Math.floor(x / CELL)]!);
  }
  return [...cut];
}

const indexes = Array.from({ length: SEEDS }, (_, index) => index);

it.each(MOMENTS)(`moves inside the viewBox at $float, $sway and $wave (${SEEDS} seeds)`, async (moment) => {
  const css = stopAt(moment, MOTION_CSS);
  for (let start = 0; start < SEEDS; start += PER_PAGE) {
    expect(await listCut(indexes.slice(start, start + PER_PAGE), css)).toEqual([]);
  }
});
