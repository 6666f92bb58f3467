// What the routes of the service are given: one object for all of them, made once per application.
import type { AvatarSettings } from 'navii';
import {
  MASCOTS_PER_TURN,
  retryLater,
  type Host,
  type Picture,
  type RateLimit,
  type Route,
} from 'navii/internals/http';
import type { Logger } from 'pino';
import type { BufferCache } from './cache.js';
import type { Config } from './config.js';
import type { Counter, CreateCounter } from './counter.js';
import { giveWay } from './draw/grid.js';
import { MAX_CLIENTS, MAX_PROVIDER_CLIENTS, PROVIDER_REQUESTS_PER_MINUTE } from './limits.js';
import type { ThrottledLog } from './log.js';
import { rewriteColors, type Rasterizer } from './png.js';
import type { Job, WorkQueue } from './queue.js';
import { readBaseUrl, readClient, watchClient, type Presence, type ServiceRequest } from './request.js';

/** A route of the service. */
export type ServiceRoute = Route<ServiceRequest, ServiceHost>;

/** A job of a client that is watched. */
interface ClientJob extends Job {
  readonly presence: () => Presence;
}

/** What the routes of the service are given. */
export interface ServiceHost extends Host {
  readonly png: {
    readonly rewriteColors: (settings: AvatarSettings) => AvatarSettings;
    make(picture: Picture, request: ServiceRequest, key?: string): Promise<Buffer> | Buffer;
    readonly count: () => number;
  };
  readonly log: Logger;
  /** The log, for what a stranger can cause. */
  readonly throttled: ThrottledLog;
  /** Drawings that take long on the main thread, one after the other. */
  readonly turns: WorkQueue;
  /** Galleries that are drawn at a time. Each slice of one takes a turn. */
  readonly galleries: WorkQueue;
  /** Why balancers should send no requests, in the words of `/readyz`; `undefined` when they should. */
  readonly findProblem: () => string | undefined;
  /**
   * Counts a request that makes us call the license provider.
   *
   * @param name - of the limit
   * @throws HttpError 429 when a client has sent too many
   */
  limitCalls(name: 'verify' | 'checkout', request: ServiceRequest): Promise<void>;
  /** What a queue needs to know of a request. */
  jobOf(request: ServiceRequest, cost: number): ClientJob;
  takeTurn(request: ServiceRequest): Promise<void>;
  baseOf(request: ServiceRequest): string;
}

/** Services that routes share. */
export interface Services extends Pick<ServiceHost, 'log' | 'throttled' | 'turns' | 'galleries' | 'findProblem'> {
  readonly config: Config;
  /** For limits of requests per client. */
  readonly createCounter: CreateCounter;
  readonly rasterizer: Rasterizer;
  readonly pngs: BufferCache;
}

/** Makes the host of the routes. */
export function createHost(services: Services): ServiceHost {
  const { config, rasterizer, pngs, createCounter, ...shared } = services;
  const { throttled, turns } = shared;
  const clientOf = ({ ctx }: ServiceRequest): string => readClient(ctx.req, config.trustProxy);
  const jobOf = (request: ServiceRequest, cost: number): ClientJob => {
    return { client: clientOf(request), cost, presence: watchClient(request.ctx.req) };
  };
  const count = createCounter('avatar', config.rateLimit, MAX_CLIENTS);
  const rateLimit: RateLimit = {
    limit: config.rateLimit,
    count: (request: ServiceRequest) => count(clientOf(request)),
  };
  const calls = new Map<string, Counter>();
  return {
    rateLimit: config.rateLimit === 0 ? undefined : rateLimit,
    png: {
      rewriteColors,
      make({ draw, ...size }, request, key) {
        const kept = key === undefined ? undefined : pngs.get(key);
        if (kept !== undefined) return kept;
        const job = jobOf(request, size.width * size.height);
        const rasterize = (presence = job.presence): Promise<Buffer> =>
          rasterizer.rasterize({ svg: draw(), ...size }, { ...job, presence });
        return key === undefined ? rasterize() : pngs.getOrCreate(key, job.presence, rasterize);
      },
      count: () => pngs.size,
    },
    ...shared,
    jobOf,
    async limitCalls(name, request) {
      const counter = calls.get(name) ?? createCounter(name, PROVIDER_REQUESTS_PER_MINUTE, MAX_PROVIDER_CLIENTS);
      calls.set(name, counter);
      const { msBeforeNext, isOver } = await counter(clientOf(request));
      if (isOver) throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
    },
    warn: (message) => throttled.warn(message),
    takeTurn: (request) => turns.run(jobOf(request, MASCOTS_PER_TURN), giveWay),
    baseOf: ({ ctx }) => readBaseUrl(ctx, config),
  };
}
