import type { HttpError } from 'navii/internals/http';
// The queue by itself: what it refuses, what it drops, and who is first. Its clock stands still but for us.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence } from '../../../server/connections.js';
import { createQueue, type Queue } from '../../../server/raster/queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused: string[] = [];

function setUp(length = 100): Queue {
  refused.length = 0;
  return createQueue({ threads: 1, length, maxWait: 1_000, onRefused: (reason) => refused.push(reason) });
}

const LARGE = draw(1_000);
const SMALL = draw(16);

function draw(size: number, name = ''): string {
  return `<svg viewBox="0 0 100 100" width="${size}" height="${size}"><title>${name}</title></svg>`;
}

/** Asks for a picture; tells the status and `retry-after` of a refusal. */
function ask(queue: Queue, svg: string, presence: () => Presence = () => 'here'): Promise<unknown> {
  return queue.add(svg, presence).catch(({ status, headers }: HttpError) => [status, headers['retry-after']]);
}

/** Lets pictures take so long. */
function teach(queue: Queue, svg: string, ms: number, times = 100): void {
  for (let i = 0; i < times; i += 1) {
    void ask(queue, svg);
    const picture = queue.take();
    if (picture !== undefined) queue.finish(picture, ms);
  }
}

describe('the queue', () => {
  it('refuses what cannot be begun in time, once it knows how long pictures take', async () => {
    const queue = setUp();
    for (let i = 0; i < 50; i += 1) void ask(queue, LARGE);
    expect(refused).toEqual([]);
    const fresh = setUp();
    teach(fresh, LARGE, 600);
    void ask(fresh, LARGE);
    fresh.take();
    void ask(fresh, LARGE);
    expect(await ask(fresh, LARGE)).toEqual([503, '2']);
    expect(refused).toEqual(['PNG queue is full']);
  });

  it('does not take the first picture for the measure of all others', () => {
    const queue = setUp();
    teach(queue, SMALL, 300, 1);
    for (let i = 0; i < 4; i += 1) void ask(queue, LARGE);
    expect(refused).toEqual([]);
  });

  it('knows that small pictures take less, and lets them pass large ones', () => {
    const queue = setUp();
    teach(queue, LARGE, 600);
    void ask(queue, LARGE);
    queue.take();
    void ask(queue, LARGE);
    vi.advanceTimersByTime(100);
    void ask(queue, SMALL);
    expect(refused).toEqual([]);
    expect([queue.take()?.svg, queue.take()?.svg]).toEqual([SMALL, LARGE]);
  });

  it('lets none wait forever because of smaller ones', () => {
    const queue = createQueue({ threads: 1, length: 100, maxWait: 100_000, onRefused: undefined });
    teach(queue, LARGE, 600);
    void ask(queue, LARGE);
    vi.advanceTimersByTime(20 * 600);
    void ask(queue, SMALL);
    expect(queue.take()?.svg).toBe(LARGE);
  });

  it('gives up what was accepted but has waited too long', async () => {
    const queue = setUp();
    const answer = ask(queue, LARGE);
    vi.advanceTimersByTime(2_000);
    expect(await answer).toEqual([503, '1']);
    expect(refused).toHaveLength(1);
    expect(queue.take()).toBeUndefined();
  });

  it('drops what nobody waits for, without a word', async () => {
    const queue = setUp(0);
    let presence: Presence = 'here';
    const dropped = ask(queue, LARGE, () => presence);
    presence = 'gone';
    void ask(queue, SMALL);
    expect(await dropped).toEqual([503, undefined]);
    expect([queue.take()?.svg, refused]).toEqual([SMALL, []]);
  });

  it('begins last what may no longer be waited for, and gives its place to others', async () => {
    const queue = setUp(1);
    void ask(queue, draw(16, 'a'), () => 'unsure');
    void ask(queue, draw(16, 'b'), () => 'unsure');
    void ask(queue, LARGE);
    expect(await ask(queue, draw(16, 'c'), () => 'unsure')).toEqual([503, '1']);
    expect(queue.take()?.svg).toBe(LARGE);
    expect(queue.take()?.svg).toBe(draw(16, 'a'));
    expect(refused).toHaveLength(2);
  });

  it('lets a picture whose thread died go first, once', () => {
    const queue = setUp();
    void ask(queue, LARGE);
    const first = queue.take();
    void ask(queue, SMALL);
    if (first !== undefined) {
      queue.finish(first);
      queue.putBack(first);
    }
    expect(queue.take()).toMatchObject({ svg: LARGE, isRetry: true });
  });
});
