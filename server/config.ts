// The configuration: a row for each environment variable. `Config`, `--help`, the docs and `.env.example` follow from the rows.
import { countEdits } from 'navii/internals';
import { MAX_CONNECTIONS, MAX_PNG_THREADS } from './limits.js';
import { countPngThreads, countProcesses } from './machine.js';

/** How a variable is read. */
interface Reader<T> {
  /** The value of a text, or `undefined` when the text makes no sense. */
  readonly read: (text: string) => T | undefined;
  /** What it takes, in words. */
  readonly takes: string;
}

/** One variable. */
interface Variable<T> extends Reader<T> {
  readonly name: string;
  readonly default: T;
  /** The default in words, where its value would say too little. */
  readonly shown?: string;
  readonly doc: string;
  /** Whether a wrong value is left out of the error message. */
  readonly isPrivate?: boolean;
  /** Groups of other variables; of each group at least one must be set. */
  readonly needs?: readonly (readonly string[])[];
}

/** The variables of a process: names to texts. */
type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PROCESSES = 256;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const POLAR_SERVERS = new Map([
  ['production', 'https://api.polar.sh'],
  ['sandbox', 'https://sandbox-api.polar.sh'],
]);

function readInteger(min: number, max: number): Reader<number> {
  return {
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    takes: `an integer from ${min} to ${max}`,
  };
}

function readPattern(pattern: RegExp, takes: string): Reader<string> {
  return { read: (text) => (pattern.test(text) ? text : undefined), takes };
}

/** An http or https URL that links can begin with: no user, query or fragment, and no slash at the end. */
function readUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
}

// With its query, unlike other URLs: the provider replaces `{CHECKOUT_ID}` in it.
function readSuccessUrl(text: string): string | undefined {
  return /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text) ? text : undefined;
}

// The client takes it apart; what it would not take must not get there, for its error may hold the password.
function readRedisUrl(text: string): string | undefined {
  if (!/^rediss?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) ? text : undefined;
}

const host = readPattern(/^[\w.:%-]+$/, 'an address or a host name');
const processes = readInteger(1, MAX_PROCESSES);
const NONE = { default: undefined, shown: 'none' } as const;
// Whoever guesses one can forge what it signs.
const secret = {
  ...readPattern(/^[^\p{Cc}]{16,1024}$/u, '16 to 1024 characters on one line'),
  ...NONE,
  isPrivate: true,
} as const;
const polarId = {
  ...readPattern(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _'),
  ...NONE,
  isPrivate: true,
} as const;

const VARIABLES = {
  port: { name: 'PORT', ...readInteger(0, 65_535), default: 8787, doc: 'Port to listen on; 0 takes a free one.' },
  host: { name: 'HOST', ...host, default: undefined, shown: 'every address', doc: 'Address to listen on.' },
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
    read: (text: string) => LOG_LEVELS.find((level) => level === text),
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    default: 'info',
    doc: 'Least serious messages to log, as JSON lines; debug shows each request.',
  },
  webConcurrency: {
    name: 'WEB_CONCURRENCY',
    read: (text: string) => (text === 'auto' ? Math.min(MAX_PROCESSES, countProcesses()) : processes.read(text)),
    takes: `${processes.takes}, or auto: as many as cores and memory allow`,
    default: 1,
    doc: 'Processes. RATE_LIMIT counts the requests to all; PNG_THREADS, PNG_CACHE_MB, PNG_QUEUE and MAX_CONNECTIONS are shared out.',
  },
  redisUrl: {
    name: 'REDIS_URL',
    read: readRedisUrl,
    takes: 'a redis or rediss URL',
    ...NONE,
    doc: 'Redis that counts for RATE_LIMIT and keeps finished PNGs, for all machines; while it does not answer, each process does.',
    isPrivate: true,
  },
  redisSecret: {
    name: 'REDIS_SECRET',
    ...secret,
    shown: 'none: what others write there may be sent as a PNG',
    doc: 'Secret that PNGs in Redis are signed with, the same on all machines.',
    needs: [['REDIS_URL']],
  },
  metricsPort: {
    name: 'METRICS_PORT',
    ...readInteger(0, 65_535),
    default: undefined,
    shown: 'none, and nothing is measured',
    doc: 'Port of /metrics, for Prometheus; 0 takes a free one.',
  },
  metricsHost: { name: 'METRICS_HOST', ...host, default: '127.0.0.1', doc: 'Address that /metrics listens on.' },
  accessLog: {
    name: 'ACCESS_LOG',
    ...readInteger(0, 1_000_000),
    default: 0,
    doc: 'One request in so many is logged, by the name of its route; 0 logs none.',
  },
  polarOrganizationId: {
    ...polarId,
    name: 'POLAR_ORGANIZATION_ID',
    doc: 'Organization at Polar whose license keys count; POST /license/verify needs it.',
  },
  polarProductId: {
    ...polarId,
    name: 'POLAR_PRODUCT_ID',
    doc: 'Product at Polar that GET /checkout sells; goes with POLAR_ACCESS_TOKEN.',
    needs: [['POLAR_ACCESS_TOKEN']],
  },
  polarBenefitId: {
    ...polarId,
    name: 'POLAR_BENEFIT_ID',
    doc: 'Benefit at Polar that a license must come from; without it any of the organization will do.',
    needs: [['POLAR_ORGANIZATION_ID']],
  },
  polarAccessToken: {
    name: 'POLAR_ACCESS_TOKEN',
    // It is sent in a header.
    ...readPattern(/^[\x21-\x7e]{1,1024}$/, 'a token of ASCII characters without spaces'),
    ...NONE,
    doc: 'Organization access token with the scope checkouts:write; GET /checkout needs it and POLAR_PRODUCT_ID.',
    isPrivate: true,
    needs: [['POLAR_PRODUCT_ID']],
  },
  polarSuccessUrl: {
    name: 'POLAR_SUCCESS_URL',
    read: readSuccessUrl,
    takes: 'an http or https URL',
    default: undefined,
    shown: "the provider's own page",
    doc: 'Where the checkout leads after payment; {CHECKOUT_ID} in it is replaced by Polar.',
    isPrivate: true,
    needs: [['POLAR_ACCESS_TOKEN'], ['POLAR_PRODUCT_ID']],
  },
  polarWebhookSecret: {
    name: 'POLAR_WEBHOOK_SECRET',
    ...secret,
    doc: 'Secret that Polar signs webhooks with, just as Polar shows it; POST /polar/webhooks needs it.',
  },
  polarServer: {
    name: 'POLAR_SERVER',
    read: (text: string) => POLAR_SERVERS.get(text) ?? readUrl(text),
    takes: 'production, sandbox or a base URL',
    default: 'https://api.polar.sh',
    shown: 'production',
    doc: "Which of Polar's servers answers.",
    isPrivate: true,
    needs: [['POLAR_ORGANIZATION_ID', 'POLAR_ACCESS_TOKEN', 'POLAR_WEBHOOK_SECRET']],
  },
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

type Rows = typeof VARIABLES;

/**
 * The configuration, complete: each variable by its name in camel case.
 *
 * @example
 * const config: Partial<Config> = { rateLimit: 60, pngThreads: 2 };
 */
export type Config = {
  readonly [K in keyof Rows]: Exclude<ReturnType<Rows[K]['read']>, undefined> | Rows[K]['default'];
};

/** The part of it that licenses and billing need. */
export type PolarConfig = Pick<Config, Extract<keyof Config, `polar${string}`>>;

/**
 * Reads the configuration.
 *
 * @param env - an empty text counts as absent
 * @throws RangeError with a line for each variable that makes no sense (its name, what it takes, what it got) and for
 *   each missing one that another needs
 */
export function readConfig(env: Environment): Config {
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
  return `Serves mascot avatars over HTTP. Set in the environment; --env prints a file to fill in:\n\n${lines.join('')}`;
}

/** Prints a file with every variable and no value, for `--env`. */
export function printEnvFile(): string {
  const head =
    '# Settings of the service, as `node server/dist/main.js --env` prints them. Copy to .env and fill in what is needed; empty is\n' +
    '# absent. Read by `node --env-file=.env server/dist/main.js` and `docker run --env-file .env`.\n';
  const rows = listVariables().map(({ name, takes, default: byDefault, doc }) => {
    return `\n# ${doc}\n# Takes ${takes}; default: ${byDefault}.\n${name}=\n`;
  });
  return head + rows.join('');
}

const PREFIX = 'NAVII_';
/** Most letters that may differ, and how many letters of a name make one of them: HOME must not be taken for HOST. */
const MAX_DISTANCE = 2;
const LETTERS_PER_SLIP = 4;

function resembles(name: string, ours: string): boolean {
  const most = Math.min(MAX_DISTANCE, Math.floor(ours.length / LETTERS_PER_SLIP));
  // Names that are much longer need not be measured.
  return Math.abs(name.length - ours.length) <= most && countEdits(name, ours) <= most;
}

/** Finds names that resemble ours, but are none: a setting that is misspelt would be ignored silently. */
export function findMisspelt(env: Environment): { readonly name: string; readonly meant: string }[] {
  const names = listVariables().map(({ name }) => name);
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    // Kubernetes sets NAVII_PORT=tcp://... where a service is called navii.
    if (env[name]?.startsWith('tcp://') === true) return [];
    const plain = name.toUpperCase().replace(PREFIX, '');
    const meant = names.find((ours) => plain === ours) ?? names.find((ours) => resembles(plain, ours));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
