// The configuration: one row per environment variable. `Config`, `--help`, the docs and `.env.example` are made from
// the rows.
import { FORMATS } from '../lib/formats.js';
import { countPngThreads, MAX_CONNECTIONS, MAX_PNG_THREADS } from './limits.js';

/** Reads the values of a variable. */
interface ValueReader<T> {
  /** Parses a text. Returns `undefined` when it is not valid. */
  readonly read: (text: string) => T | undefined;
  /** The values that the variable takes, in words. */
  readonly takes: string;
}

/** Optional properties of a row. */
interface RowOptions {
  /** The default in words, if the value itself does not explain it. */
  readonly shown?: string;
  /** Whether error messages leave out a wrong value. */
  readonly isPrivate?: boolean;
  /** Groups of other variables. At least one variable of each group must be set. */
  readonly needs?: readonly (readonly string[])[];
}

interface ConfigRow<T, Default> extends ValueReader<T>, RowOptions {
  readonly default: Default;
  readonly doc: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const POLAR_SERVERS = new Map([
  ['production', 'https://api.polar.sh'],
  ['sandbox', 'https://sandbox-api.polar.sh'],
]);

function readList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function integer(min: number, max: number): ValueReader<number> {
  return {
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    takes: `an integer from ${min} to ${max}`,
  };
}

function pattern(shape: RegExp, takes: string): ValueReader<string> {
  return { read: (text) => (shape.test(text) ? text : undefined), takes };
}

/** Reads a base URL with http or https, without user, query and fragment. The result has no slash at the end. */
function readUrl(text: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
}

// Unlike other URLs, this one keeps its query: the provider replaces `{CHECKOUT_ID}` in it.
function readSuccessUrl(text: string): string | undefined {
  return /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text) ? text : undefined;
}

// This rejects every URL that the Redis client would reject, because the errors of the client may quote the password.
function readRedisUrl(text: string): string | undefined {
  if (!/^rediss?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname } = new URL(text);
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) ? text : undefined;
}

const port = integer(0, 65_535);
const host = pattern(/^[\w.:%-]+$/, 'an address or a host name');
// Short secrets are refused: a guessed secret lets an attacker forge signatures.
const secret = pattern(/^[^\p{Cc}]{16,1024}$/u, '16 to 1024 characters on one line');
const polarId = pattern(/^[\w-]{1,100}$/, 'an id of letters, digits, - and _');

function row<T, Default>(
  reader: ValueReader<T>,
  byDefault: Default,
  doc: string,
  options?: RowOptions,
): ConfigRow<T, Default> {
  return { ...reader, default: byDefault, doc, ...options };
}

/** Makes a row without a default. */
function none<T>(reader: ValueReader<T>, doc: string, options?: RowOptions): ConfigRow<T, undefined> {
  return row(reader, undefined, doc, { shown: 'none', ...options });
}

/** The rows by name in camel case: `publicUrl` is PUBLIC_URL. */
const VARIABLES = {
  port: row(port, 8787, 'Port to listen on; 0 takes any free port.'),
  host: none(host, 'Address to listen on.', { shown: 'all addresses of the machine' }),
  publicUrl: none(
    { read: readUrl, takes: 'an http or https URL without query' },
    'Public base URL of the service; absolute links start with it.',
    { shown: 'the Host header of each request' },
  ),
  packs: row(
    { read: readList, takes: 'paths of modules, comma-separated' },
    [] as readonly string[],
    'Modules with your own packs. Image URLs can use these packs; the pages of this site cannot. Paths start at the working directory. Modules run as part of the service: trust their authors.',
    { shown: 'none' },
  ),
  defaultPacks: row(
    { read: readList, takes: 'ids of packs, comma-separated' },
    [] as readonly string[],
    'Packs for image URLs without the option packs, for example studio; packs=none draws without them.',
    { shown: 'none' },
  ),
  gravatarFormat: row(
    { read: (text) => FORMATS.find((format) => format === text), takes: `one of ${FORMATS.join(', ')}` },
    'svg' as const,
    'Format of /avatar/<hash> without a suffix, an MD5 or SHA-256 hash: set png for Gravatar clients that add .jpg, or that cannot show SVG.',
  ),
  rateLimit: row(
    integer(0, 1_000_000),
    600,
    'Requests per client and minute to /avatar and the routes that share its limit; 0 turns the limit off.',
  ),
  trustProxy: row(
    integer(0, 32),
    0,
    'Number of proxies in front: the client is the address at this position of x-forwarded-for, counted from the right.',
  ),
  pngCacheMb: row(integer(0, 65_536), 64, 'Memory for the cache of finished PNGs, in MiB; 0 turns it off.'),
  pngThreads: row(integer(1, 256), countPngThreads(), 'Threads that make PNGs.', {
    shown: `one less than the cores, at most ${MAX_PNG_THREADS}, and fewer if the memory is small`,
  }),
  pngQueue: row(integer(0, 100_000), 256, 'PNGs that may wait for a thread; further requests get 503.'),
  maxConnections: row(
    integer(1, 1_000_000),
    MAX_CONNECTIONS,
    "Open connections; above it, new ones are closed. The operating system's limit for open files must be higher.",
  ),
  drainDelay: row(
    integer(0, 600),
    2,
    'Seconds after SIGTERM in which connections are still accepted and /readyz answers 503.',
  ),
  logLevel: row(
    { read: (text) => LOG_LEVELS.find((level) => level === text), takes: `one of ${LOG_LEVELS.join(', ')}` },
    'info' as const,
    'Lowest level of messages in the log, which is JSON lines; debug logs each request.',
  ),
  redisUrl: none(
    { read: readRedisUrl, takes: 'a redis or rediss URL' },
    'Redis that all machines share for RATE_LIMIT and finished PNGs; while it is down, each instance works without it.',
    { isPrivate: true },
  ),
  redisSecret: none(secret, 'Secret that signs the PNGs in Redis; set the same one on all machines.', {
    shown: 'none, so any program that can write to that Redis can replace PNGs',
    isPrivate: true,
    needs: [['REDIS_URL']],
  }),
  metricsPort: none(port, 'Port of /metrics for Prometheus; 0 takes any free port.', {
    shown: 'none, and nothing is measured',
  }),
  metricsHost: row(host, '127.0.0.1', 'Address that /metrics listens on; set METRICS_PORT as well.', {
    needs: [['METRICS_PORT']],
  }),
  accessLog: row(
    integer(0, 1_000_000),
    0,
    'Logs one of every N requests, where N is this number, with the name of the route; 0 logs none.',
  ),
  polarOrganizationId: none(
    polarId,
    'Organization at Polar that issues the license keys; POST /license/verify needs it.',
    { isPrivate: true },
  ),
  polarProductId: none(polarId, 'Product at Polar that GET /checkout sells; set POLAR_ACCESS_TOKEN as well.', {
    isPrivate: true,
    needs: [['POLAR_ACCESS_TOKEN']],
  }),
  polarBenefitId: none(
    polarId,
    'Benefit at Polar that a license key must belong to; without it, any benefit of the organization is accepted.',
    { isPrivate: true, needs: [['POLAR_ORGANIZATION_ID']] },
  ),
  polarAccessToken: none(
    // The token is sent in a header.
    pattern(/^[\x21-\x7e]{1,1024}$/, 'a token of ASCII characters without spaces'),
    'Organization access token with the scope checkouts:write; GET /checkout needs it and POLAR_PRODUCT_ID.',
    { isPrivate: true, needs: [['POLAR_PRODUCT_ID']] },
  ),
  polarSuccessUrl: none(
    { read: readSuccessUrl, takes: 'an http or https URL' },
    'Page that opens after payment; Polar replaces {CHECKOUT_ID} in it.',
    { shown: "Polar's own page", isPrivate: true, needs: [['POLAR_ACCESS_TOKEN'], ['POLAR_PRODUCT_ID']] },
  ),
  polarWebhookSecret: none(
    secret,
    'Secret that Polar signs webhooks with, exactly as Polar shows it; POST /polar/webhooks needs it.',
    { isPrivate: true },
  ),
  polarServer: row(
    { read: (text) => POLAR_SERVERS.get(text) ?? readUrl(text), takes: 'production, sandbox or a base URL' },
    'https://api.polar.sh',
    'Server of Polar to use.',
    {
      shown: 'production',
      isPrivate: true,
      needs: [['POLAR_ORGANIZATION_ID', 'POLAR_ACCESS_TOKEN', 'POLAR_WEBHOOK_SECRET']],
    },
  ),
};

type ConfigRows = typeof VARIABLES;

/**
 * The complete configuration: the value of each variable by its name in camel case.
 *
 * @example
 * const config: Partial<Config> = { rateLimit: 60, pngThreads: 2 };
 */
export type Config = {
  readonly [K in keyof ConfigRows]: Exclude<ReturnType<ConfigRows[K]['read']>, undefined> | ConfigRows[K]['default'];
};

/** The variables of license keys, checkout and webhooks. */
export type PolarConfig = Pick<Config, Extract<keyof Config, `polar${string}`>>;

/** The rows with the names of the environment variables. */
const ROWS = Object.entries<ConfigRow<unknown, unknown>>(VARIABLES).map(([key, variable]) => {
  return { key, name: key.replace(/[A-Z]/g, '_$&').toUpperCase(), ...variable };
});

/**
 * Reads the configuration.
 *
 * @param env - texts by the names of variables; an empty text counts as unset
 * @throws RangeError with a line for each invalid variable (its name, the values that it takes, the text that it got)
 *   and for each missing variable that another one needs
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
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

/** Lists all variables, for the docs. */
export function listVariables() {
  return ROWS.map(({ name, takes, default: byDefault, shown, doc }) => {
    return { name, takes, default: shown ?? String(byDefault), doc };
  });
}

/** Returns the text of `--help`: an environment file with all variables and no values. */
export function describeConfig(): string {
  const head =
    '# Settings of the service, printed by `node server/dist/main.js --help`. Copy this file to .env and set the values that you\n' +
    '# need; an empty value is ignored. `node --env-file=.env server/dist/main.js` and `docker run --env-file .env` read it.\n';
  const rows = listVariables().map(({ name, takes, default: byDefault, doc }) => {
    return `\n# ${doc}\n# Takes ${takes}; default: ${byDefault}.\n${name}=\n`;
  });
  return head + rows.join('');
}
