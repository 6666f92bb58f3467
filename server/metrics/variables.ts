// The variables by which an operator sees what the service does.
import { readHost, readInteger, type Variable } from '../variable.js';

/** What operators see. */
export interface MetricsOptions {
  /**
   * TCP port of `/metrics`, where the program has one.
   *
   * @example
   * const config: Partial<Config> = { metricsPort: 9464 };
   */
  readonly metricsPort?: number | undefined;
  /**
   * Address that `/metrics` listens on.
   *
   * @example
   * const config: Partial<Config> = { metricsPort: 9464, metricsHost: '0.0.0.0' };
   */
  readonly metricsHost?: string;
  /**
   * One request in so many is logged; 0 logs none.
   *
   * @example
   * createApp({ accessLog: 1000 });
   */
  readonly accessLog?: number;
}

/** The table of variables. */
export const METRICS_VARIABLES: { readonly [K in keyof MetricsOptions]-?: Variable<Required<MetricsOptions>[K]> } = {
  metricsPort: {
    name: 'METRICS_PORT',
    ...readInteger(0, 65_535),
    default: undefined,
    shown: 'none, and nothing is measured',
    doc: 'Port of /metrics, for Prometheus; 0 takes a free one.',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    ...readHost(),
    default: '127.0.0.1',
    doc: 'Address that /metrics listens on.',
  },
  accessLog: {
    name: 'ACCESS_LOG',
    ...readInteger(0, 1_000_000),
    default: 0,
    doc: 'One request in so many is logged, by the name of its route; 0 logs none.',
  },
};
