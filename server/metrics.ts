// Figures for operators, in the text format of Prometheus, by prom-client. Without METRICS_PORT nobody loads it.
import { createServer, type Server } from 'node:http';
import { VERSION } from 'navii';
import type { Gauge as AnyGauge } from 'prom-client';

type Gauges = Readonly<Record<'pngsWaiting' | 'threadsBusy' | 'threads', () => number>> & {
  readonly isRedisUp: (() => boolean) | undefined;
};

/** Records what happens, as figures. */
export type Metrics = Awaited<ReturnType<typeof measure>>['metrics'];

/** Bounds of the histogram in seconds: an SVG takes part of a millisecond, a PNG milliseconds, what waits for one seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Begins to measure this process.
 *
 * @param worker - its number where it is one of several. Then each figure has it as a label: a sum would fall when a process
 *   is replaced, and Prometheus would report requests that there never were.
 */
export async function measure(worker?: number) {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  if (worker !== undefined) {
    registry.setDefaultLabels({ worker });
    AggregatorRegistry.setRegistries(registry);
    // A registry of this kind answers the questions of the primary from now on.
    void new AggregatorRegistry();
  }
  collectDefaultMetrics({ register: registry });
  function gauge(name: string, help: string, read: () => number): void {
    const made: AnyGauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  }
  function counter(name: string, help: string, label: string): (value: string) => void {
    const made = new Counter({ name, help, labelNames: [label], registers });
    return (value) => made.inc({ [label]: value });
  }
  new Gauge({ name: 'navii_build_info', help: 'Versions, always 1.', labelNames: ['version', 'node'], registers }).set(
    { version: VERSION, node: process.version },
    1,
  );
  const durations = new Histogram({
    name: 'navii_http_request_duration_seconds',
    help: 'Time until an answer was ready to be sent.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  return {
    metrics: {
      /**
       * A request was answered.
       *
       * @param route - the name of a route: never a path, of which strangers could make any number
       */
      observe: (route: string, status: number, ms: number): void => durations.observe({ route, status }, ms / 1000),
      countLookup: counter('navii_png_lookups_total', 'PNGs by where they were found; none were drawn.', 'found'),
      countLimited: counter('navii_rate_limited_total', 'Requests that a limit refused.', 'limit'),
      countFallback: counter('navii_redis_fallbacks_total', 'Requests that did without Redis.', 'use'),
      /** Reads these whenever somebody asks for the figures; `isRedisUp` where a Redis is configured. */
      watch({ pngsWaiting, threadsBusy, threads, isRedisUp }: Gauges): void {
        gauge('navii_png_waiting', 'PNGs that wait for a thread.', pngsWaiting);
        gauge('navii_png_threads_busy', 'Threads that draw.', threadsBusy);
        gauge('navii_png_threads', 'Threads that could draw.', threads);
        if (isRedisUp) gauge('navii_redis_up', 'Whether Redis answers.', () => Number(isRedisUp()));
      },
    },
    print: (): Promise<string> => registry.metrics(),
  };
}

/** Makes what prints the figures of all workers, in the primary. */
export async function measureWorkers(): Promise<() => Promise<string>> {
  const { AggregatorRegistry } = await import('prom-client');
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}

/**
 * Makes a server of `/metrics`; it does not listen yet. It has a port of its own: figures are for the operator, not for clients.
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
      .catch(() => res.writeHead(503, plain).end('No figures'));
  });
  // This server does not keep the process alive when the service has ended.
  return server.unref();
}
