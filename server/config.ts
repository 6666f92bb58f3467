// The configuration: the environment is read and checked here, once, and nowhere else.
import { POLAR_VARIABLES, type PolarOptions } from './license/variables.js';
import { MAX_CONNECTIONS, MAX_PNG_THREADS } from './limits.js';
import { countPngThreads } from './machine.js';
import { METRICS_VARIABLES, type MetricsOptions } from './metrics/variables.js';
import { SCALE_VARIABLES, type ScaleOptions } from './scale/variables.js';
import { readHost, readInteger, readUrl, type Variable } from './variable.js';

/** Everything that can be configured, each by an environment variable. */
export interface ConfigOptions extends ScaleOptions, MetricsOptions, PolarOptions {
  /**
   * TCP port; 0 takes any free one.
   *
   * @example
   * createApp({ port: 8080 });
   */
  readonly port?: number;
  /**
   * Address to listen on; `undefined` is every address of the machine.
   *
   * @example
   * createApp({ host: '127.0.0.1' });
   */
  readonly host?: string | undefined;
  /**
   * Where the service is reached from outside, without a slash at the end.
   *
   * @example
   * createApp({ publicUrl: 'https://avatars.example.org' });
   */
  readonly publicUrl?: string | undefined;
  /**
   * Requests per client and minute on `/avatar/*` (SPEC §8); 0 is no limit.
   *
   * @example
   * createApp({ rateLimit: 60 });
   */
  readonly rateLimit?: number;
  /**
   * Proxies in front, each adding an address to `x-forwarded-for`.
   *
   * @example
   * createApp({ trustProxy: 1 });
   */
  readonly trustProxy?: number;
  /**
   * Memory for finished PNGs, in mebibytes; 0 keeps none.
   *
   * @example
   * createApp({ pngCacheMb: 256 });
   */
  readonly pngCacheMb?: number;
  /**
   * Threads that rasterize.
   *
   * @example
   * createApp({ pngThreads: 2 });
   */
  readonly pngThreads?: number;
  /**
   * PNGs that may wait for a thread before the service says that it is busy.
   *
   * @example
   * createApp({ pngQueue: 64 });
   */
  readonly pngQueue?: number;
  /**
   * Connections at a time, as far as the limit of open files allows; for more, those are closed whose clients have done
   * nothing for longest.
   *
   * @example
   * createApp({ maxConnections: 10_000 });
   */
  readonly maxConnections?: number;
  /**
   * Seconds for which a service that was told to end still accepts connections, while `/readyz` says 503.
   *
   * @example
   * createApp({ drainDelay: 5 });
   */
  readonly drainDelay?: number;
  /**
   * Least serious messages that are logged.
   *
   * @example
   * createApp({ logLevel: 'warn' });
   */
  readonly logLevel?: LogLevel;
}

/**
 * The configuration, complete.
 *
 * @example
 * const config: Partial<Config> = { rateLimit: 60, pngThreads: 2 };
 */
export type Config = Required<ConfigOptions>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Variables = { readonly [K in keyof Config]: Variable<Config[K]> };

const VARIABLES: Variables = {
  port: { name: 'PORT', ...readInteger(0, 65_535), default: 8787, doc: 'Port to listen on; 0 takes a free one.' },
  host: {
    name: 'HOST',
    ...readHost(),
    default: undefined,
    shown: 'every address',
    doc: 'Address to listen on.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    read: readUrl,
    takes: 'an http or https URL without query',
    default: undefined,
    shown: 'the host of each request',
    doc: 'Where the service is reached from outside; absolute links begin with it.',
  },
  rateLimit: {
    name: 'RATE_LIMIT',
    ...readInteger(0, 1_000_000),
    default: 600,
    doc: 'Requests per client and minute on /avatar; 0 is no limit.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    ...readInteger(0, 32),
    default: 0,
    doc: 'Proxies in front: the client is that address from the right of x-forwarded-for.',
  },
  pngCacheMb: {
    name: 'PNG_CACHE_MB',
    ...readInteger(0, 65_536),
    default: 64,
    doc: 'Memory for finished PNGs in MiB; 0 keeps none.',
  },
  pngThreads: {
    name: 'PNG_THREADS',
    ...readInteger(1, 256),
    default: countPngThreads(),
    shown: `cores less one, at most ${MAX_PNG_THREADS} and what the memory allows`,
    doc: 'Threads that rasterize.',
  },
  pngQueue: {
    name: 'PNG_QUEUE',
    ...readInteger(0, 100_000),
    default: 256,
    doc: 'PNGs that may wait for a thread; more are answered with 503.',
  },
  maxConnections: {
    name: 'MAX_CONNECTIONS',
    ...readInteger(1, 1_000_000),
    default: MAX_CONNECTIONS,
    doc: 'Connections at a time, as far as the limit of open files allows; for more, those are closed that did nothing for longest.',
  },
  drainDelay: {
    name: 'DRAIN_DELAY',
    ...readInteger(0, 600),
    default: 2,
    doc: 'Seconds after SIGTERM in which connections are still accepted, while /readyz says 503.',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    read: (text) => LOG_LEVELS.find((level) => level === text),
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    default: 'info',
    doc: 'Least serious messages to log, as JSON lines; debug shows each request.',
  },
  ...SCALE_VARIABLES,
  ...METRICS_VARIABLES,
  ...POLAR_VARIABLES,
};

/**
 * Reads the configuration.
 *
 * @param env - names to texts; an empty text counts as absent
 * @throws RangeError with a line for each variable that makes no sense (its name, what it takes, what it got) and for
 *   each missing one that another needs
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const textOf = (name: string) => env[name]?.trim() ?? '';
  const entries = Object.entries<Variable<unknown>>(VARIABLES).map(([key, row]) => {
    const { name, read, takes, default: byDefault, isPrivate = false, needs = [] } = row;
    const text = textOf(name);
    if (text === '') return [key, byDefault] as const;
    const value = read(text);
    const got = isPrivate ? '' : `, got ${JSON.stringify(text)}`;
    if (value === undefined) problems.push(`${name}: expected ${takes}${got}`);
    for (const group of needs) {
      if (group.every((other) => textOf(other) === ''))
        problems.push(`${group.join(' or ')}: missing, ${name} needs it`);
    }
    return [key, value] as const;
  });
  if (problems.length > 0) throw new RangeError(problems.join('\n'));
  return Object.fromEntries(entries) as unknown as Config;
}

/** A variable as it is described to people. */
export interface VariableRow {
  readonly name: string;
  readonly takes: string;
  readonly default: string;
  readonly doc: string;
}

/** Lists every variable as it is described to people. */
export function listVariables(): VariableRow[] {
  return Object.values<Variable<unknown>>(VARIABLES).map(({ name, takes, default: byDefault, shown, doc }) => {
    return { name, takes, default: shown ?? String(byDefault), doc };
  });
}

/** Describes every variable, for `--help`. */
export function describeConfig(): string {
  const rows = listVariables();
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const lines = rows.map(({ name, takes, default: byDefault, doc }) => {
    return `  ${name.padEnd(width)}${doc}\n${' '.repeat(width + 2)}${takes}; default: ${byDefault}\n`;
  });
  return `Serves mascot avatars over HTTP. Set in the environment:\n\n${lines.join('')}`;
}
