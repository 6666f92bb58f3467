// Measuring, for who wants it: the library is loaded by nobody else.
import type { Config } from '../config.js';
import type { Prometheus } from './prometheus.js';

/** Begins to measure this process, if the configuration says so. */
export async function measure({ metricsPort }: Pick<Config, 'metricsPort'>): Promise<Prometheus | undefined> {
  if (metricsPort === undefined) return undefined;
  const { createPrometheus } = await import('./prometheus.js');
  return createPrometheus();
}
