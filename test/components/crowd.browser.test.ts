// Tests of many elements on one page: none changes the picture of another one.
import { afterEach, describe, expect, it } from 'vitest';
import { clear, drawingOf, settle } from './mount.js';
import { crop, measureDifference, photograph } from './pixels.js';

afterEach(clear);

const CELL = 24;
const COLUMNS = 20;

/** Builds a grid of cells. Only the cells that `wanted` selects have content. */
async function layOut(markups: readonly string[], wanted: (index: number) => boolean): Promise<HTMLElement> {
  const grid = document.createElement('div');
  grid.style.cssText = `display:grid;grid-template-columns:repeat(${COLUMNS},${CELL}px);grid-auto-rows:${CELL}px;width:${COLUMNS * CELL}px;background:#fff`;
  grid.innerHTML = markups.map((markup, i) => `<div>${wanted(i) ? markup : ''}</div>`).join('');
  document.body.replaceChildren(grid);
  await settle(grid);
  return grid;
}

describe('500 avatars and 20 equal groups', () => {
  const group = '<navii-group seeds="ada,grace,alan" size="16" overlap="0.7"></navii-group>';
  const markups = [
    ...Array.from({ length: 500 }, (_, i) => `<navii-avatar seed="user-${i % 450}" size="${CELL}"></navii-avatar>`),
    ...Array.from({ length: 20 }, () => group),
  ];
  // A reference to an id finds the first element of its kind. Here that element is hidden and has no box.
  const hidden = new Set([0, 500]);
  const hide = (markup: string, i: number): string =>
    hidden.has(i) ? markup.replace(' ', ' style="display:none" ') : markup;

  it('look the same as each of them alone', async () => {
    const crowd = await photograph(await layOut(markups.map(hide), () => true));
    expect([crowd.width, crowd.height]).toEqual([COLUMNS * CELL, 26 * CELL]);
    const blank = crop(crowd, 0, 0, CELL, CELL);
    expect(new Set(blank.split(/,|\n/))).toEqual(new Set(['255']));
    const differing: number[] = [];
    for (const index of [1, 19, 250, 449, 450, 499, 501, 519]) {
      const alone = await photograph(await layOut(markups, (i) => i === index));
      const [x, y] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL];
      const picture = crop(crowd, x, y, CELL, CELL);
      if (picture === blank || measureDifference(picture, crop(alone, x, y, CELL, CELL)) > 1) differing.push(index);
    }
    expect(differing).toEqual([]);
  });

  it('share no ids, except equal groups, which have them in separate shadow trees', async () => {
    const grid = await layOut(markups.map(hide), () => true);
    expect(document.querySelectorAll('[id]')).toHaveLength(0);
    for (const avatar of grid.querySelectorAll('navii-avatar')) {
      expect(drawingOf(avatar).querySelectorAll('[id], style')).toHaveLength(0);
    }
    for (const stack of grid.querySelectorAll('navii-group')) {
      const ids = [...drawingOf(stack).querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
    }
  });
});
