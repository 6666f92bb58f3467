// Metrics for operators, in the text format of Prometheus. prom-client is loaded only if METRICS_PORT is set.
import { createServer, type Server } from 'node:http';
import type { Gauge as AnyGauge } from 'prom-client';
import { VERSION } from '../lib/index.js';

type Gauges = Readonly<Record<'pngsWaiting' | 'threadsBusy' | 'threads', () => number>> & {
  readonly isPngUp: () => boolean;
  readonly isRedisUp: (() => boolean) | undefined;
};

/** Records metrics. */
export type Metrics = Awaited<ReturnType<typeof measure>>['metrics'];

/**
 * Buckets of the histogram, in seconds: an SVG takes less than a millisecond, a PNG milliseconds, a PNG that waits
 * seconds.
 */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts to measure this process. */
export async function measure() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  function gauge(name: string, help: string, read: () => number): void {
    const made: AnyGauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  }
  function counter(name: string, help: string, label: string): (value: string) => void {
    const made = new Counter({ name, help, labelNames: [label], registers });
    return (value) => made.inc({ [label]: value });
  }
  new Gauge({
    name: 'navii_build_info',
    help: 'Versions of the service and of Node; the value is always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: VERSION, node: process.version }, 1);
  const durations = new Histogram({
    name: 'navii_http_request_duration_seconds',
    help: 'Time until the response was ready to be sent.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  return {
    metrics: {
      /**
       * Records a request.
       *
       * @param route - the name of the route. Not the path, because clients could create any number of labels with it.
       */
      observe: (route: string, status: number, ms: number): void => durations.observe({ route, status }, ms / 1000),
      countLookup: counter(
        'navii_png_lookups_total',
        'PNGs, by the cache that had them; "none" counts drawn ones.',
        'found',
      ),
      countFallback: counter(
        'navii_redis_fallbacks_total',
        'Requests that were handled without Redis while it was down.',
        'use',
      ),
      /**
       * Registers functions that are called when the metrics are requested; `isRedisUp` only if Redis is configured.
       */
      watch({ pngsWaiting, threadsBusy, threads, isPngUp, isRedisUp }: Gauges): void {
        gauge('navii_png_waiting', 'PNGs that wait for a thread.', pngsWaiting);
        gauge('navii_png_threads_busy', 'Threads that are drawing.', threadsBusy);
        gauge('navii_png_threads', 'Configured threads.', threads);
        gauge('navii_png_up', 'Whether PNGs can be made: 1, or 0 without a rasterizer.', () => Number(isPngUp()));
        if (isRedisUp) gauge('navii_redis_up', 'Whether Redis answers: 1 or 0.', () => Number(isRedisUp()));
      },
    },
    print: (): Promise<string> => registry.metrics(),
  };
}

/**
 * Makes a server for `/metrics`, which does not listen yet. It has its own port, because metrics are not for clients.
 */
export function createMetricsServer(print: () => Promise<string>): Server {
  const plain = { 'content-type': 'text/plain; charset=utf-8' };
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, plain).end('Not found');
      return;
    }
    print()
      .then((text) => res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text))
      .catch(() => res.writeHead(503, plain).end('Metrics unavailable'));
  });
  // This server must not keep the process alive when the service has ended.
  return server.unref();
}
