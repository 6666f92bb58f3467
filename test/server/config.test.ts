// Tests of the configuration: the values of each kind of variable, the variables that it needs, and the errors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listVariables, readConfig, type Config } from '../../server/config.js';
import { root } from '../tools/root.js';

const NAMES = listVariables().map(({ name }) => name);
/** Values of the variables that others need. */
const NEEDED = {
  METRICS_PORT: '9464',
  REDIS_URL: 'redis://localhost',
  POLAR_ORGANIZATION_ID: 'org-1',
  POLAR_PRODUCT_ID: 'prod_1',
  POLAR_ACCESS_TOKEN: 'polar_oat_1',
};

describe('readConfig', () => {
  it('has the defaults of the contract', () => {
    const limits = { rateLimit: 600, trustProxy: 0, drainDelay: 2 };
    const places = { port: 8787, metricsHost: '127.0.0.1', polarServer: 'https://api.polar.sh' };
    expect(readConfig({})).toMatchObject({ ...limits, ...places });
  });

  it.each(NAMES)('%s is absent if it is empty or blank', (name) => {
    for (const text of ['', ' ']) expect(readConfig({ [name]: text })).toEqual(readConfig({}));
  });

  it.each<[keyof Config, string, unknown]>([
    ['port', '0', 0],
    ['host', '::1', '::1'],
    ['publicUrl', 'https://Avatars.example/navii/', 'https://avatars.example/navii'],
    ['packs', ' ./a.js,, b ', ['./a.js', 'b']],
    ['defaultPacks', 'garden, neon', ['garden', 'neon']],
    ['gravatarFormat', 'png', 'png'],
    ['logLevel', ' debug ', 'debug'],
    ['redisUrl', 'rediss://me:pass%40word@r.example:6380/1', 'rediss://me:pass%40word@r.example:6380/1'],
    ['redisUrl', 'redis://[::1]:6379', 'redis://[::1]:6379'],
    ['redisSecret', 'sixteen letters.', 'sixteen letters.'],
    ['polarSuccessUrl', 'https://a.test/?id={CHECKOUT_ID}', 'https://a.test/?id={CHECKOUT_ID}'],
    ['polarServer', 'sandbox', 'https://sandbox-api.polar.sh'],
    ['polarServer', 'production', 'https://api.polar.sh'],
    ['polarServer', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ])('%s with %j is %j', (key, text, value) => {
    const name = key.replace(/[A-Z]/g, '_$&').toUpperCase();
    expect(readConfig({ ...NEEDED, [name]: text })[key]).toEqual(value);
  });

  it.each([
    ['PORT', 'abc', 'an integer from 0 to 65535'],
    ['PORT', '65536', 'an integer from 0 to 65535'],
    ['PORT', '-1', 'an integer from 0 to 65535'],
    ['PORT', '8787.5', 'an integer from 0 to 65535'],
    ['PNG_QUEUE', '1e3', 'an integer from 0 to 100000'],
    ['HOST', 'a b', 'an address or a host name'],
    ['PUBLIC_URL', 'avatars.example', 'an http or https URL without query'],
    ['PUBLIC_URL', 'ftp://a.example', 'an http or https URL without query'],
    ['PUBLIC_URL', 'https://a.example/?x', 'an http or https URL without query'],
    ['PUBLIC_URL', 'https://me:pw@a.example', 'an http or https URL without query'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
  ])('%s=%s: the error has its name, its value and the valid values', (name, text, takes) => {
    expect(() => readConfig({ [name]: text })).toThrow(
      new RangeError(`${name}: expected ${takes}, got ${JSON.stringify(text)}`),
    );
  });

  it.each([
    ['REDIS_URL', 'http://localhost'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'redis://:zaphod@a b'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://:zaphod@host/name'],
    ['POLAR_ORGANIZATION_ID', 'zaphod org'],
    ['POLAR_PRODUCT_ID', 'zaphod/1'],
    ['POLAR_BENEFIT_ID', 'zaphod"'],
    ['POLAR_ACCESS_TOKEN', 'zaphod\r\nx: y'],
    ['POLAR_ACCESS_TOKEN', 'zaphodé'],
    ['POLAR_SUCCESS_URL', 'zaphod'],
    ['POLAR_SUCCESS_URL', 'https://zaphod:pw@navii.test/'],
    ['POLAR_WEBHOOK_SECRET', 'zaphod and a line\n2'],
    ['POLAR_WEBHOOK_SECRET', 'zaphod 15 chars'],
    ['REDIS_SECRET', 'zaphod 15 chars'],
    ['POLAR_SERVER', 'zaphod'],
    ['POLAR_SERVER', 'https://zaphod:pw@api.polar.test'],
  ])('%s=%j is invalid, and the error does not repeat the value', (name, text) => {
    const takes = listVariables().find((variable) => variable.name === name)?.takes;
    expect(() => readConfig({ ...NEEDED, [name]: text })).toThrow(new RangeError(`${name}: expected ${takes}`));
  });

  it.each<[Record<string, string>, string[]]>([
    [{ METRICS_HOST: '0.0.0.0' }, ['METRICS_PORT: missing, METRICS_HOST needs it']],
    [{ POLAR_PRODUCT_ID: 'p', POLAR_ACCESS_TOKEN: ' ' }, ['POLAR_ACCESS_TOKEN: missing, POLAR_PRODUCT_ID needs it']],
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
    [{ POLAR_WEBHOOK_SECRET: 'sixteen letters.', POLAR_SERVER: 'sandbox' }, []],
  ])('%j: the errors name the missing variables', (env, lines) => {
    if (lines.length === 0) expect(() => readConfig(env)).not.toThrow();
    else expect(() => readConfig(env)).toThrow(new RangeError(lines.join('\n')));
  });

  it('reports all errors at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .*\nLOG_LEVEL: /);
  });
});

it('.env.example lists every variable, and sets none', () => {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual(NAMES.toSorted());
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}));
});
