// Tests of the configuration: the values of each variable, the variables that it needs, and the errors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeConfig, listVariables, readConfig, type Config } from '../../server/config.js';
import { root } from '../tools/root.js';

const PORTS = 'an integer from 0 to 65535';
const URLS = 'an http or https URL without query';
const IDS = 'an id of letters, digits, - and _';
const TOKENS = 'a token of ASCII characters without spaces';
const SECRETS = '16 to 1024 characters on one line';
const REDIS = 'a redis or rediss URL';
const SERVERS = 'production, sandbox or a base URL';

/** Each variable with its key, its default (any number: it follows the machine), a text that it takes, and the value of this text. */
const ROWS: readonly (readonly [name: string, key: keyof Config, byDefault: unknown, text: string, value: unknown])[] =
  [
    ['PORT', 'port', 8787, '0', 0],
    ['HOST', 'host', undefined, '::1', '::1'],
    ['PUBLIC_URL', 'publicUrl', undefined, 'https://Avatars.example/navii/', 'https://avatars.example/navii'],
    ['PACKS', 'packs', [], ' ./a.js,, b ', ['./a.js', 'b']],
    ['DEFAULT_PACKS', 'defaultPacks', [], 'garden, neon', ['garden', 'neon']],
    ['GRAVATAR_FORMAT', 'gravatarFormat', 'svg', 'png', 'png'],
    ['RATE_LIMIT', 'rateLimit', 600, '0', 0],
    ['TRUST_PROXY', 'trustProxy', 0, '2', 2],
    ['PNG_CACHE_MB', 'pngCacheMb', 64, '8', 8],
    ['PNG_THREADS', 'pngThreads', expect.any(Number), '3', 3],
    ['PNG_QUEUE', 'pngQueue', 256, '0', 0],
    ['MAX_CONNECTIONS', 'maxConnections', expect.any(Number), '100', 100],
    ['DRAIN_DELAY', 'drainDelay', 2, '0', 0],
    ['LOG_LEVEL', 'logLevel', 'info', ' debug ', 'debug'],
    ['REDIS_URL', 'redisUrl', undefined, 'redis://localhost', 'redis://localhost'],
    [
      'REDIS_URL',
      'redisUrl',
      undefined,
      'rediss://me:pass%40word@r.example:6380/1',
      'rediss://me:pass%40word@r.example:6380/1',
    ],
    ['REDIS_URL', 'redisUrl', undefined, 'redis://[::1]:6379', 'redis://[::1]:6379'],
    ['REDIS_SECRET', 'redisSecret', undefined, 'sixteen letters.', 'sixteen letters.'],
    ['METRICS_PORT', 'metricsPort', undefined, '9464', 9464],
    ['METRICS_HOST', 'metricsHost', '127.0.0.1', '0.0.0.0', '0.0.0.0'],
    ['ACCESS_LOG', 'accessLog', 0, '1000', 1000],
    ['POLAR_ORGANIZATION_ID', 'polarOrganizationId', undefined, '1f9c2f0e-0000-4000', '1f9c2f0e-0000-4000'],
    ['POLAR_PRODUCT_ID', 'polarProductId', undefined, 'prod_1', 'prod_1'],
    ['POLAR_BENEFIT_ID', 'polarBenefitId', undefined, 'ben-1', 'ben-1'],
    ['POLAR_ACCESS_TOKEN', 'polarAccessToken', undefined, 'polar_oat_1', 'polar_oat_1'],
    [
      'POLAR_SUCCESS_URL',
      'polarSuccessUrl',
      undefined,
      'https://a.test/?id={CHECKOUT_ID}',
      'https://a.test/?id={CHECKOUT_ID}',
    ],
    ['POLAR_WEBHOOK_SECRET', 'polarWebhookSecret', undefined, 'polar_whs_123456', 'polar_whs_123456'],
    ['POLAR_SERVER', 'polarServer', 'https://api.polar.sh', 'sandbox', 'https://sandbox-api.polar.sh'],
    ['POLAR_SERVER', 'polarServer', 'https://api.polar.sh', 'production', 'https://api.polar.sh'],
    ['POLAR_SERVER', 'polarServer', 'https://api.polar.sh', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ];
const WHOLE = Object.fromEntries(ROWS.map(([name, , , text]) => [name, text]));

describe('readConfig', () => {
  it.each(ROWS)('%s: %s is %j by default, and with %j is %j', (name, key, byDefault, text, value) => {
    for (const env of [{}, { [name]: '' }, { [name]: ' ' }]) expect(readConfig(env)[key]).toEqual(byDefault);
    expect(readConfig({ ...WHOLE, [name]: text })[key]).toEqual(value);
  });

  it.each([
    ['PORT', 'abc', PORTS],
    ['PORT', '65536', PORTS],
    ['PORT', '-1', PORTS],
    ['PORT', '8787.5', PORTS],
    ['HOST', 'a b', 'an address or a host name'],
    ['PUBLIC_URL', 'avatars.example', URLS],
    ['PUBLIC_URL', 'ftp://a.example', URLS],
    ['PUBLIC_URL', 'https://a.example/?x', URLS],
    ['PUBLIC_URL', 'https://me:pw@a.example', URLS],
    ['RATE_LIMIT', 'many', 'an integer from 0 to 1000000'],
    ['TRUST_PROXY', 'true', 'an integer from 0 to 32'],
    ['PNG_CACHE_MB', '64MB', 'an integer from 0 to 65536'],
    ['PNG_THREADS', '0', 'an integer from 1 to 256'],
    ['PNG_QUEUE', '1e3', 'an integer from 0 to 100000'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ])('%s=%s: the error has its name, its value and the valid values', (name, text, takes) => {
    expect(() => readConfig({ [name]: text })).toThrow(
      new RangeError(`${name}: expected ${takes}, got ${JSON.stringify(text)}`),
    );
  });

  it.each([
    ['REDIS_URL', 'http://localhost', REDIS],
    ['REDIS_URL', 'redis://', REDIS],
    ['REDIS_URL', 'redis://:zaphod@a b', REDIS],
    ['REDIS_URL', 'localhost:6379', REDIS],
    ['REDIS_URL', 'redis://:zaphod@host/name', REDIS],
    ['POLAR_ORGANIZATION_ID', 'zaphod org', IDS],
    ['POLAR_PRODUCT_ID', 'zaphod/1', IDS],
    ['POLAR_BENEFIT_ID', 'zaphod"', IDS],
    ['POLAR_ACCESS_TOKEN', 'zaphod\r\nx: y', TOKENS],
    ['POLAR_ACCESS_TOKEN', 'zaphodé', TOKENS],
    ['POLAR_SUCCESS_URL', 'zaphod', 'an http or https URL'],
    ['POLAR_SUCCESS_URL', 'https://zaphod:pw@navii.test/', 'an http or https URL'],
    ['POLAR_WEBHOOK_SECRET', 'zaphod and a line\n2', SECRETS],
    ['POLAR_WEBHOOK_SECRET', 'zaphod 15 chars', SECRETS],
    ['POLAR_SERVER', 'zaphod', SERVERS],
    ['POLAR_SERVER', 'https://zaphod:pw@api.polar.test', SERVERS],
  ])('%s=%j is invalid, and the error does not repeat the value', (name, text, takes) => {
    expect(() => readConfig({ ...WHOLE, [name]: text })).toThrow(new RangeError(`${name}: expected ${takes}`));
  });

  it.each<[Record<string, string>, string[]]>([
    [{ METRICS_HOST: '0.0.0.0' }, ['METRICS_PORT: missing, METRICS_HOST needs it']],
    [{ POLAR_ACCESS_TOKEN: 't' }, ['POLAR_PRODUCT_ID: missing, POLAR_ACCESS_TOKEN needs it']],
    [{ POLAR_PRODUCT_ID: 'p' }, ['POLAR_ACCESS_TOKEN: missing, POLAR_PRODUCT_ID needs it']],
    [{ POLAR_PRODUCT_ID: 'p', POLAR_ACCESS_TOKEN: ' ' }, ['POLAR_ACCESS_TOKEN: missing, POLAR_PRODUCT_ID needs it']],
    [{ POLAR_BENEFIT_ID: 'b' }, ['POLAR_ORGANIZATION_ID: missing, POLAR_BENEFIT_ID needs it']],
    [
      { POLAR_SUCCESS_URL: 'https://navii.test/' },
      [
        'POLAR_ACCESS_TOKEN: missing, POLAR_SUCCESS_URL needs it',
        'POLAR_PRODUCT_ID: missing, POLAR_SUCCESS_URL needs it',
      ],
    ],
    [
      { POLAR_SERVER: 'sandbox' },
      ['POLAR_ORGANIZATION_ID or POLAR_ACCESS_TOKEN or POLAR_WEBHOOK_SECRET: missing, POLAR_SERVER needs it'],
    ],
  ])('%j is incomplete: the errors name the missing variables', (env, lines) => {
    expect(() => readConfig(env)).toThrow(new RangeError(lines.join('\n')));
  });

  it.each<[Record<string, string>]>([
    [{ POLAR_ORGANIZATION_ID: 'org-1', POLAR_BENEFIT_ID: 'ben-1' }],
    [{ POLAR_ACCESS_TOKEN: 't', POLAR_PRODUCT_ID: 'p' }],
    [{ POLAR_WEBHOOK_SECRET: 'sixteen letters.', POLAR_SERVER: 'sandbox' }],
  ])('%j is complete', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  it('reports all errors at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .*\nLOG_LEVEL: /);
  });
});

it('--help and .env.example list every variable, and the file sets none', () => {
  const names = [...new Set(ROWS.map(([name]) => name))];
  expect(listVariables().map(({ name }) => name)).toEqual(names);
  expect(describeConfig().match(/(?<=^ {2})[A-Z_]+/gm)).toEqual(names);
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual(names.toSorted());
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}));
});
