// The figures in the text format of Prometheus, by prom-client.
import { VERSION } from 'navii';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { Metrics } from './metrics.js';

/** The figures of one process. They can be sent as JSON. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Takes figures, and gives them. */
export interface Prometheus {
  readonly metrics: Metrics;
  readonly read: () => Promise<Figures>;
}

/** Bounds of the histogram in seconds: an SVG takes part of a millisecond, a PNG milliseconds, what waits for one seconds. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How the figures begin that say how late a process comes to its work. */
const LAG = 'nodejs_eventloop_lag_';

/** Media type of {@link printFigures}. */
export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Begins to measure this process. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'navii_build_info',
    help: 'Versions, always 1.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers,
  }).set({ version: VERSION, node: process.version }, 1);
  const durations = new Histogram({
    name: 'navii_http_request_duration_seconds',
    help: 'Time until an answer was ready to be sent.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lookups = new Counter({
    name: 'navii_png_lookups_total',
    help: 'PNGs by where they were found; none were drawn.',
    labelNames: ['found'],
    registers,
  });
  const limited = new Counter({
    name: 'navii_rate_limited_total',
    help: 'Requests that a limit refused.',
    labelNames: ['limit'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'navii_redis_fallbacks_total',
    help: 'Requests that did without Redis.',
    labelNames: ['use'],
    registers,
  });

  const metrics: Metrics = {
    observe: (route, status, ms) => durations.observe({ route, status }, ms / 1000),
    countLookup: (found) => lookups.inc({ found }),
    countLimited: (limit) => limited.inc({ limit }),
    countFallback: (use) => fallbacks.inc({ use }),
    watch({ pngsWaiting, threadsBusy, threads, isRedisUp }) {
      const gauges = [
        ['navii_png_waiting', 'PNGs that wait for a thread.', pngsWaiting, 'sum'],
        ['navii_png_threads_busy', 'Threads that draw.', threadsBusy, 'sum'],
        ['navii_png_threads', 'Threads that could draw.', threads, 'sum'],
        // Of several processes, the one that fares worst.
        ...(isRedisUp === undefined
          ? []
          : ([['navii_redis_up', 'Whether Redis answers every process.', () => Number(isRedisUp()), 'min']] as const)),
      ] as const;
      for (const [name, help, look, aggregator] of gauges) {
        const gauge: Gauge = new Gauge({ name, help, aggregator, registers, collect: () => gauge.set(look()) });
      }
    },
  };
  return {
    metrics,
    async read() {
      const figures: Figures = await registry.getMetricsAsJSON();
      // The library takes averages, in which the idle first process hides how late a busy one is.
      return figures.map((metric) =>
        metric.name.startsWith(LAG) && metric.aggregator === 'average' ? { ...metric, aggregator: 'max' } : metric,
      );
    },
  };
}

/** Adds up the figures of several processes, as each says how. */
export function addFigures(all: readonly Figures[]): Promise<Figures> {
  return AggregatorRegistry.aggregate([...all]).getMetricsAsJSON();
}

/** Prints the figures of all processes as those of one service. */
export function printFigures(all: readonly Figures[]): Promise<string> {
  return AggregatorRegistry.aggregate([...all]).metrics();
}
