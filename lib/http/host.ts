// What a host of the routes has to give: Koa behind Node, or fetch wherever that is.
import type { AvatarSettings } from '../options/schema.js';
import type { Soon } from './answer.js';

/** How a request of a client was counted (SPEC §8). */
export interface Counted {
  /** Requests that are left in the window. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
  /** Whether this one was one too many. */
  readonly isOver: boolean;
}

/** The limit of requests to avatars. */
export interface RateLimit<Origin> {
  /** Requests per client and window. */
  readonly limit: number;
  readonly count: (origin: Origin) => Soon<Counted>;
}

/** A drawing that is to be rasterized. */
export interface Drawing {
  readonly svg: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether there are words in it, for which the rasterizer needs fonts. */
  readonly hasText?: boolean;
}

/** What makes PNGs. */
export interface PngMaker<Origin> {
  /** Rewrites colours for the rasterizer; what looks the same then has equal settings. Left out where it does so itself. */
  readonly rewriteColors?: (settings: AvatarSettings) => AvatarSettings;
  /**
   * Makes a PNG.
   *
   * @param draw - the drawing, for where there is none to this key
   * @param key - under which it may be kept; none for what will hardly be asked for again
   * @throws HttpError when there is none to be had
   */
  readonly make: (draw: () => Drawing, origin: Origin, key?: string) => Soon<Uint8Array>;
  /** How many are kept. */
  readonly count: () => number;
}

/** What the routes ask of their host. */
export interface Host<Origin = unknown> {
  /** Undefined where the platform has limits of its own, or none are wanted. */
  readonly rateLimit?: RateLimit<Origin> | undefined;
  readonly png: PngMaker<Origin>;
  /** Told of what an operator should know; never of a seed. */
  readonly warn: (message: string) => void;
  /** Resolves when a drawing that takes long may begin. */
  readonly takeTurn: () => Soon<void>;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly baseOf: (origin: Origin) => string;
}

/** Longest target of a request that is answered, in bytes. A target is ASCII. */
export const MAX_TARGET_LENGTH = 16 * 1024;

/** Mascots of a group that is drawn without waiting for its turn: 20 take about 1 ms. */
export const MASCOTS_PER_TURN = 20;
