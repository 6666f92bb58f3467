// The configuration: a row for each environment variable. `Config`, `--help`, the docs and `.env.example` follow from the rows.
import { countEdits } from 'navii/internals';
import { MAX_CONNECTIONS, MAX_PNG_THREADS } from './limits.js';
import { countPngThreads, countProcesses } from './machine.js';

/** How a variable is read. */
interface Reader<T> {
  /** The value of a text, or `undefined` when the text makes no sense. */
  readonly read: (text: string) => T | undefined;
  /** The values that it takes, in words. */
  readonly takes: string;
}

/** Details that a row may have. */
interface Details {
  /** The default in words, where its value would say too little. */
  readonly shown?: string;
  /** Whether a wrong value is left out of the error message. */
  readonly isPrivate?: boolean;
  /** Groups of other variables; of each group at least one must be set. */
  readonly needs?: readonly (readonly string[])[];
}

interface Row<T, Default> extends Reader<T>, Details {
  readonly default: Default;
  readonly doc: string;
}

/** The variables of a process: names to texts. */
type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PROCESSES = 256;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const POLAR_SERVERS = new Map([
  ['production', 'https://api.polar.sh'],
  ['sandbox', 'https://sandbox-api.polar.sh'],
]);

function integer(min: number, max: number): Reader<number> {
  return {
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    takes: `an integer from ${min} to ${max}`,
  };
}

function pattern(shape: RegExp, takes: string): Reader<string> {
  return { read: (text) => (shape.test(text) ? text : undefined), takes };
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

// The client of Redis parses the URL, and its errors may quote the password: so this function rejects whatever the
// client would.
function readRedisUrl(text: string): string | undefined {
  if (!/^rediss?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) ? text : undefined;
}

const port = integer(0, 65_535);
const host = pattern(/^[\w.:%-]+$/, 'an address or a host name');
const processes = integer(1, MAX_PROCESSES);
// Short secrets are refused, because whoever guesses one can forge its signatures.
const secret = pattern(/^[^\p{Cc}]{16,1024}$/u, '16 to 1024 characters on one line');
const polarId = pattern(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _');

/** A row: how the variable is read, its default, and what it does. */
function row<T, Default>(reader: Reader<T>, byDefault: Default, doc: string, details?: Details): Row<T, Default> {
  return { ...reader, default: byDefault, doc, ...details };
}

/** A row without a default. */
function none<T>(reader: Reader<T>, doc: string, details?: Details): Row<T, undefined> {
  return row(reader, undefined, doc, { shown: 'none', ...details });
}

/** The rows by the names in camel case: `publicUrl` is PUBLIC_URL. */
const VARIABLES = {
  port: row(port, 8787, 'Port to listen on; 0 takes a free one.'),
  host: none(host, 'Address to listen on.', { shown: 'every address' }),
  publicUrl: none(
    { read: readUrl, takes: 'an http or https URL without query' },
    'Where the service is reached from outside; absolute links begin with it.',
    { shown: 'the host of each request' },
  ),
  rateLimit: row(integer(0, 1_000_000), 600, 'Requests per client and minute on /avatar; 0 is no limit.'),
  trustProxy: row(integer(0, 32), 0, 'Proxies in front: the client is that address from the right of x-forwarded-for.'),
  pngCacheMb: row(integer(0, 65_536), 64, 'Memory for finished PNGs in MiB; 0 keeps none.'),
  pngThreads: row(integer(1, 256), countPngThreads(), 'Threads that rasterize.', {
    shown: `cores less one, at most ${MAX_PNG_THREADS} and what the memory allows`,
  }),
  pngQueue: row(integer(0, 100_000), 256, 'PNGs that may wait for a thread; more are answered with 503.'),
  maxConnections: row(
    integer(1, 1_000_000),
    MAX_CONNECTIONS,
    'Connections at a time, as far as the limit of open files allows; for more, those are closed that did nothing for longest.',
  ),
  drainDelay: row(
    integer(0, 600),
    2,
    'Seconds after SIGTERM in which connections are still accepted, while /readyz says 503.',
  ),
  logLevel: row(
    { read: (text) => LOG_LEVELS.find((level) => level === text), takes: `one of ${LOG_LEVELS.join(', ')}` },
    'info' as const,
    'Least serious messages to log, as JSON lines; debug shows each request.',
  ),
  webConcurrency: row(
    {
      read: (text) => (text === 'auto' ? Math.min(MAX_PROCESSES, countProcesses()) : processes.read(text)),
      takes: `${processes.takes}, or auto: as many as cores and memory allow`,
    },
    1,
    'Processes. RATE_LIMIT counts the requests to all; PNG_THREADS, PNG_CACHE_MB, PNG_QUEUE and MAX_CONNECTIONS are shared out.',
  ),
  redisUrl: none(
    { read: readRedisUrl, takes: 'a redis or rediss URL' },
    'Redis that counts for RATE_LIMIT and keeps finished PNGs, for all machines; while it does not answer, each process does.',
    { isPrivate: true },
  ),
  redisSecret: none(secret, 'Secret that PNGs in Redis are signed with, the same on all machines.', {
    shown: 'none: what others write there may be sent as a PNG',
    isPrivate: true,
    needs: [['REDIS_URL']],
  }),
  metricsPort: none(port, 'Port of /metrics, for Prometheus; 0 takes a free one.', {
    shown: 'none, and nothing is measured',
  }),
  metricsHost: row(host, '127.0.0.1', 'Address that /metrics listens on.'),
  accessLog: row(integer(0, 1_000_000), 0, 'One request in so many is logged, by the name of its route; 0 logs none.'),
  polarOrganizationId: none(polarId, 'Organization at Polar whose license keys count; POST /license/verify needs it.', {
    isPrivate: true,
  }),
  polarProductId: none(polarId, 'Product at Polar that GET /checkout sells; goes with POLAR_ACCESS_TOKEN.', {
    isPrivate: true,
    needs: [['POLAR_ACCESS_TOKEN']],
  }),
  polarBenefitId: none(
    polarId,
    'Benefit at Polar that a license must come from; without it any of the organization will do.',
    { isPrivate: true, needs: [['POLAR_ORGANIZATION_ID']] },
  ),
  polarAccessToken: none(
    // It is sent in a header.
    pattern(/^[\x21-\x7e]{1,1024}$/, 'a token of ASCII characters without spaces'),
    'Organization access token with the scope checkouts:write; GET /checkout needs it and POLAR_PRODUCT_ID.',
    { isPrivate: true, needs: [['POLAR_PRODUCT_ID']] },
  ),
  polarSuccessUrl: none(
    { read: readSuccessUrl, takes: 'an http or https URL' },
    'Where the checkout leads after payment; {CHECKOUT_ID} in it is replaced by Polar.',
    { shown: "the provider's own page", isPrivate: true, needs: [['POLAR_ACCESS_TOKEN'], ['POLAR_PRODUCT_ID']] },
  ),
  polarWebhookSecret: none(
    secret,
    'Secret that Polar signs webhooks with, just as Polar shows it; POST /polar/webhooks needs it.',
    { isPrivate: true },
  ),
  polarServer: row(
    { read: (text) => POLAR_SERVERS.get(text) ?? readUrl(text), takes: 'production, sandbox or a base URL' },
    'https://api.polar.sh',
    "Which of Polar's servers answers.",
    {
      shown: 'production',
      isPrivate: true,
      needs: [['POLAR_ORGANIZATION_ID', 'POLAR_ACCESS_TOKEN', 'POLAR_WEBHOOK_SECRET']],
    },
  ),
};

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

/** The rows, with the names that the environment has. */
const ROWS = Object.entries<Row<unknown, unknown>>(VARIABLES).map(([key, variable]) => {
  return { key, name: key.replace(/[A-Z]/g, '_$&').toUpperCase(), ...variable };
});

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
  const entries = ROWS.map(({ key, name, read, takes, default: byDefault, isPrivate = false, needs = [] }) => {
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
export type VariableRow = Readonly<Record<'name' | 'takes' | 'default' | 'doc', string>>;

/** Lists every variable as it is described to people. */
export function listVariables(): VariableRow[] {
  return ROWS.map(({ name, takes, default: byDefault, shown, doc }) => {
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
/**
 * A misspelt name differs by at most two letters, and by at most one in four of its letters: HOME must not be taken for
 * HOST.
 */
const MAX_DISTANCE = 2;
const LETTERS_PER_SLIP = 4;

function resembles(name: string, ours: string): boolean {
  const most = Math.min(MAX_DISTANCE, Math.floor(ours.length / LETTERS_PER_SLIP));
  // Names that are much longer need not be measured.
  return Math.abs(name.length - ours.length) <= most && countEdits(name, ours) <= most;
}

/**
 * Finds variables whose names resemble ours but are none of them: the service would silently ignore a misspelt setting.
 */
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
