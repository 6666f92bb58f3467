// The grid of a gallery by itself: drawn a few mascots at a time, and no more of them waiting than the limit.
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MASCOTS_PER_TURN } from '../../../lib/http/route.js';
import { catalogue, createAvatar, readAvatarOptions } from '../../../lib/index.js';
import { readGallery } from '../../../lib/pages/gallery.js';
import { createGridPainter, type GalleryOptions } from '../../../server/draw/grid.js';

function ask(count: number, prefix: string): GalleryOptions {
  const values: Readonly<Record<string, string>> = { count: String(count), prefix };
  return {
    gallery: readGallery((name) => values[name], catalogue),
    avatars: readAvatarOptions(() => undefined, catalogue),
  };
}

describe('createGridPainter', () => {
  it('fills a cell for each seed', async () => {
    const paint = createGridPainter('[{seed} {query} {svg}]');
    expect((await paint(ask(2, 'a'), (_, draw) => draw())).toString()).toBe(
      `[a-0 seed=a-0 ${createAvatar('a-0')}][a-1 seed=a-1 ${createAvatar('a-1')}]`,
    );
  });

  it('draws in slices, each in a turn of its own, and lets others be answered in between', async () => {
    const turns: number[] = [];
    let others = 0;
    const painted = createGridPainter('{svg}')(ask(2 * MASCOTS_PER_TURN + 1, 'a'), (mascots, draw) => {
      turns.push(mascots);
      return draw();
    }).then(() => 'painted');
    while ((await Promise.race([painted, setImmediate('waiting')])) === 'waiting') others += 1;
    expect(turns).toEqual([MASCOTS_PER_TURN, MASCOTS_PER_TURN, 1]);
    expect(others).toBeGreaterThanOrEqual(turns.length);
  });

  it('stops when a turn is refused', async () => {
    let turns = 0;
    const painted = createGridPainter('{svg}')(ask(500, 'a'), (_, draw) => {
      turns += 1;
      return turns > 3 ? Promise.reject(new Error('gone')) : draw();
    });
    await expect(painted).rejects.toThrow('gone');
    expect(turns).toBe(4);
  });
});
