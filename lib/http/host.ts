// What the routes ask of their host: Koa behind Node, or fetch wherever that is.
import type { AvatarSettings } from '../options/schema.js';
import type { MaybePromise } from './answer.js';
import type { RouteRequest } from './route.js';

/** An SVG that is to become a PNG. */
export interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it has text, for which a rasterizer needs fonts. */
  readonly hasText?: boolean;
}

/** A drawing that is drawn where no PNG of it is kept. */
export interface Picture extends Omit<Drawing, 'svg'> {
  readonly draw: () => string;
}

/** What makes PNGs. */
export interface PngMaker {
  /** Rewrites colours for the rasterizer; what looks the same then has equal settings. Left out where it does so itself. */
  readonly rewriteColors?: (settings: AvatarSettings) => AvatarSettings;
  /**
   * Makes a PNG.
   *
   * @param key - under which it may be kept; none for what will hardly be asked for again
   * @throws HttpError when there is none to be had
   */
  make(picture: Picture, request: RouteRequest, key?: string): MaybePromise<Uint8Array>;
  /** How many are kept. */
  readonly count: () => number;
}

/** How a request of a client was counted (SPEC §8). */
export interface Counted {
  /** Requests that are left in the window. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
  /** Whether this one was one too many. */
  readonly isOver: boolean;
}

/** The limit of requests of a client. */
export interface RateLimit {
  /** Requests in a window. */
  readonly limit: number;
  count(request: RouteRequest): MaybePromise<Counted>;
}

/** What the routes ask of their host. */
export interface Host {
  /** For routes that are limited. Undefined where the platform has limits of its own, or none are wanted. */
  readonly rateLimit?: RateLimit | undefined;
  readonly png: PngMaker;
  /** Told of what an operator should know; never of a seed. */
  readonly warn: (message: string) => void;
  /**
   * Resolves when a drawing that takes long may begin.
   *
   * @throws HttpError 503 when too many wait
   */
  takeTurn(request: RouteRequest): MaybePromise<void>;
  /** Where the service is reached from outside, without a slash at the end. */
  baseOf(request: RouteRequest): string;
}

/** Longest target of a request that is answered, in bytes. A target is ASCII. */
export const MAX_TARGET_LENGTH = 16 * 1024;

/** Mascots that are drawn without waiting for a turn: 20 take about 1 ms. */
export const MASCOTS_PER_TURN = 20;
