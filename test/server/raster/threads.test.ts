// Threads by themselves: none is ended while it loads, and those that are ended or die are replaced.
import { describe, expect, it, onTestFinished } from 'vitest';
import { RESVG } from '../../../server/raster/pool.js';
import { createThreads, LateError, MissingError, type Threads } from '../../../server/raster/threads.js';
import { disturbance, until } from './disturb.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const LONG = 120_000;

function setUp(count: number, rasterizer: string, onMissing: (error: MissingError) => void = () => {}): Threads {
  const threads = createThreads({ count, rasterizer, onLoaded: () => undefined, onMissing });
  onTestFinished(() => threads.close());
  return threads;
}

describe('threads', () => {
  it('draw once they are loaded', async () => {
    const threads = setUp(2, RESVG);
    threads.start();
    expect(threads.hasIdle()).toBe(false);
    await threads.load();
    const drawn = await Promise.all([threads.draw(SVG, LONG), threads.draw(SVG, LONG)]);
    expect(drawn.map(({ png }) => png.subarray(1, 4).toString())).toEqual(['PNG', 'PNG']);
  });

  it('are ended at the deadline of a picture, and replaced', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const threads = setUp(1, rasterizer);
    await threads.load();
    put('hold');
    await expect(threads.draw(SVG, 1)).rejects.toThrow(LateError);
    take('hold');
    await threads.load();
    expect((await threads.draw(SVG, LONG)).png.subarray(1, 4).toString()).toBe('PNG');
    expect(loads()).toBe(2);
  });

  it('have drawn a sample once they are loaded, and take what another one has compiled', async () => {
    const { rasterizer, put, take, loads, compiled, samples, drawn } = disturbance();
    const threads = setUp(1, rasterizer);
    await threads.load();
    expect([loads(), compiled(), samples(), drawn()]).toEqual([1, 1, 1, 0]);
    put('die');
    await expect(threads.draw(SVG, LONG)).rejects.toThrow('a thread ended with 1');
    take('die');
    await threads.load();
    expect([loads(), compiled(), samples(), drawn()]).toEqual([2, 1, 2, 1]);
    expect((await threads.draw(SVG, LONG)).png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('are not ended before they have loaded', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const threads = setUp(2, rasterizer);
    put('hold-load');
    threads.start();
    let isClosed = false;
    const closed = threads.close().then(() => (isClosed = true));
    // If they had been ended, they would not come that far.
    await until(() => loads() === 2);
    expect(isClosed).toBe(false);
    take('hold-load');
    await closed;
  });

  it('that cannot load are not started over and over', async () => {
    const missing: string[] = [];
    const threads = setUp(2, '@resvg/no-such-module', ({ message }) => missing.push(message));
    await expect(threads.load()).rejects.toThrow(MissingError);
    threads.start();
    await expect(threads.load()).rejects.toThrow(MissingError);
    // Told at once, by what is known.
    expect(missing).toEqual(Array(3).fill('@resvg/no-such-module cannot be loaded (ERR_MODULE_NOT_FOUND)'));
  });
});
