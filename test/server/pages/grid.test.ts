// The grid of a gallery by itself: drawn a few mascots at a time, and no more of them waiting than the limit.
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readGallery } from '../../../lib/gallery.js';
import { MASCOTS_PER_TURN } from '../../../lib/http/host.js';
import { catalogue, createAvatar, readAvatarOptions } from '../../../lib/index.js';
import { MAX_GALLERIES_WAITING } from '../../../server/limits.js';
import { createGridPainter, type GalleryRequest } from '../../../server/pages/grid.js';

function ask(count: number, prefix: string): GalleryRequest {
  const values: Readonly<Record<string, string>> = { count: String(count), prefix };
  return {
    gallery: readGallery((name) => values[name], catalogue),
    avatars: readAvatarOptions(() => undefined, catalogue),
  };
}

describe('createGridPainter', () => {
  it('fills a cell for each seed', async () => {
    const paint = createGridPainter('[{seed} {query} {svg}]');
    expect((await paint(ask(2, 'a'))).toString()).toBe(
      `[a-0 seed=a-0 ${createAvatar('a-0')}][a-1 seed=a-1 ${createAvatar('a-1')}]`,
    );
  });

  it('lets others have their turn', async () => {
    const slices = 5;
    const painted = createGridPainter('{svg}')(ask(slices * MASCOTS_PER_TURN, 'a')).then(() => 'painted');
    let turns = 0;
    // Each side gives way once in a turn of the event loop.
    while ((await Promise.race([painted, setImmediate('waiting')])) === 'waiting') turns += 1;
    expect(turns).toBeGreaterThanOrEqual(slices - 1);
  });

  it('stops when nobody waits any more', async () => {
    const paint = createGridPainter('{svg}');
    let looks = 0;
    const leaving = paint(ask(500, 'a'), () => {
      looks += 1;
      return looks > 3 ? 'gone' : 'here';
    });
    await expect(leaving).rejects.toMatchObject({ status: 503 });
    expect(looks).toBe(4);
    expect((await paint(ask(1, 'b'))).length).toBeGreaterThan(0);
  });

  it('refuses more than may wait, and takes new ones afterwards', async () => {
    const paint = createGridPainter('{seed}');
    const asked = Array.from({ length: MAX_GALLERIES_WAITING + 3 }, (_, i) => paint(ask(1, String(i))));
    const settled = await Promise.allSettled(asked);
    const taken = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value.toString()] : []));
    // One is drawn, and the others wait.
    expect(taken).toEqual(Array.from({ length: MAX_GALLERIES_WAITING + 1 }, (_, i) => `${i}-0`));
    for (const result of settled.slice(MAX_GALLERIES_WAITING + 1)) {
      expect(result).toMatchObject({ reason: { status: 503, headers: { 'retry-after': '1' } } });
    }
    expect((await paint(ask(1, 'later'))).toString()).toBe('later-0');
  });
});
