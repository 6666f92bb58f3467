// Pictures that wait for a thread. What cannot be begun in time is refused at once, and what nobody waits for is dropped:
// threads then only draw what is of use, however much is asked for.
import { retryLater, HttpError } from 'navii/internals/http';
import type { Asker, Presence } from '../connections.js';
import { createPace } from './pace.js';

/** A picture to draw. */
export interface Picture {
  readonly svg: string;
  readonly pixels: number;
  readonly asker: Asker;
  /** Lower ones go first. */
  readonly rank: number;
  /** Drawn for the second time: a thread died of the first. */
  readonly isRetry: boolean;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** Pictures that wait, and what is known of those that are drawn. */
export interface Queue {
  /** Resolves once the picture is drawn; rejects with 503 if it is not begun (SPEC §7). */
  readonly add: (svg: string, asker: Asker) => Promise<Buffer>;
  /** Lets a picture that was taken wait again, before all others. */
  readonly putBack: (picture: Picture) => void;
  /** The picture to begin next. */
  readonly take: () => Picture | undefined;
  /**
   * Notes that a picture that was taken is no longer drawn.
   *
   * @param ms - how long it took its thread, if it was drawn to its end
   */
  readonly finish: (picture: Picture, ms?: number) => void;
  /** Pictures that wait. */
  readonly countWaiting: () => number;
  /** Pictures that are drawn. */
  readonly countBegun: () => number;
  /** Rejects all that wait. */
  readonly clear: (error: unknown) => void;
}

interface QueueOptions {
  /** Pictures that are drawn at a time. */
  readonly threads: number;
  /** Pictures that may wait beside these. */
  readonly length: number;
  /** Milliseconds that a picture may wait by estimate; twice that, where it takes longer. */
  readonly maxWait: number;
  /** A picture was refused, for the reason that its client reads. */
  readonly onRefused: ((reason: string) => void) | undefined;
}

/**
 * A picture lets smaller ones pass that come later by up to so many times what it takes longer to draw. It is bounded, so
 * that none waits forever.
 */
const PATIENCE = 20;
const FULL = 'PNG queue is full';
const ORDER: Readonly<Record<Presence, number>> = { here: 0, unsure: 1, gone: 2 };

/** Pixels of an SVG that we drew: its root says them. */
function countPixels(svg: string): number {
  const root = svg.slice(0, svg.indexOf('>'));
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1] ?? 0),
  );
  return width * height;
}

function compare(a: Picture, b: Picture): number {
  return ORDER[a.asker()] - ORDER[b.asker()] || a.rank - b.rank;
}

/** Makes an empty queue. */
export function createQueue({ threads, length, maxWait, onRefused }: QueueOptions): Queue {
  /** Those that wait, each with the timer after which it no longer does. */
  const waiting = new Map<Picture, NodeJS.Timeout>();
  /** Those that are drawn, and since when. */
  const begun = new Map<Picture, number>();
  const pace = createPace();

  function refuse({ reject }: Picture, ms: number): void {
    onRefused?.(FULL);
    reject(retryLater(503, FULL, ms));
  }

  function wait(picture: Picture): void {
    const giveUp = () => {
      waiting.delete(picture);
      refuse(picture, maxWait);
    };
    waiting.set(picture, setTimeout(giveUp, 2 * maxWait));
  }

  function remove(picture: Picture): void {
    clearTimeout(waiting.get(picture));
    waiting.delete(picture);
  }

  function dropGone(): void {
    for (const picture of waiting.keys()) {
      if (picture.asker() !== 'gone') continue;
      remove(picture);
      // Nobody reads this.
      picture.reject(new HttpError(503, 'PNG is no longer waited for'));
    }
  }

  /** Milliseconds until a picture would be begun. */
  function estimateWait(newcomer: Picture): number {
    const ahead = Array.from(waiting.keys()).filter((picture) => compare(picture, newcomer) <= 0);
    if (begun.size + ahead.length < threads) return 0;
    const now = performance.now();
    let work = 0;
    for (const { pixels } of ahead) work += pace.estimate(pixels);
    for (const [{ pixels }, start] of begun) work += Math.max(0, pace.estimate(pixels) - (now - start));
    return work / threads;
  }

  /** Makes room for a picture: where there is none, at the cost of one whose client may be gone. */
  function makeRoom(newcomer: Picture): boolean {
    if (waiting.size + begun.size < threads + length) return true;
    const last = Array.from(waiting.keys()).toSorted(compare).at(-1);
    if (last === undefined || ORDER[last.asker()] <= ORDER[newcomer.asker()]) return false;
    remove(last);
    refuse(last, estimateWait(last));
    return true;
  }

  return {
    add(svg, asker) {
      return new Promise((resolve, reject) => {
        const pixels = countPixels(svg);
        const rank = performance.now() + PATIENCE * pace.estimate(pixels);
        const picture = { svg, pixels, asker, rank, isRetry: false, resolve, reject };
        dropGone();
        const ms = estimateWait(picture);
        if (ms > maxWait || !makeRoom(picture)) refuse(picture, ms);
        else wait(picture);
      });
    },
    putBack: (picture) => wait({ ...picture, isRetry: true, rank: Number.NEGATIVE_INFINITY }),
    take() {
      dropGone();
      const [picture] = Array.from(waiting.keys()).toSorted(compare);
      if (picture === undefined) return undefined;
      remove(picture);
      begun.set(picture, performance.now());
      return picture;
    },
    finish(picture, ms) {
      if (ms !== undefined) pace.learn(picture.pixels, ms);
      begun.delete(picture);
    },
    countWaiting: () => waiting.size,
    countBegun: () => begun.size,
    clear(error) {
      for (const picture of waiting.keys()) {
        remove(picture);
        picture.reject(error);
      }
    },
  };
}
