// What is measured of the service. Without METRICS_PORT there is nobody to measure, and nothing is.

/** Names of routes under which requests are counted: never a path, of which strangers could make any number. */
export type RouteName =
  | 'avatar'
  | 'random'
  | 'group'
  | 'gallery'
  | 'share'
  | 'icons'
  | 'license'
  | 'meta'
  | 'pages'
  /** What has no route. */
  | 'none';

/** What is looked at whenever somebody asks for the figures. */
export interface Gauges {
  /** PNGs that wait for a thread. */
  readonly pngsWaiting: () => number;
  /** Threads that draw. */
  readonly threadsBusy: () => number;
  /** Threads that could. */
  readonly threads: () => number;
  /** Whether Redis answers, where one is configured. */
  readonly isRedisUp: (() => boolean) | undefined;
}

/** Takes down what happens. */
export interface Metrics {
  /** A request was answered. */
  readonly observe: (route: string, status: number, ms: number) => void;
  /** A PNG was looked up, and found there; `none` was drawn. */
  readonly countLookup: (found: 'memory' | 'redis' | 'none') => void;
  /** A client was refused by the limit of this name. */
  readonly countLimited: (limit: string) => void;
  /** Redis was done without. */
  readonly countFallback: (use: 'limit' | 'png') => void;
  /** Looks at these from now on. */
  readonly watch: (gauges: Gauges) => void;
}
