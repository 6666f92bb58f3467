// Tests of the configuration: the values of each variable, the errors, and the warnings about unknown names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeConfig, listVariables, readConfig } from '../../server/config.js';
import { root } from '../tools/root.js';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8787,
      host: undefined,
      publicUrl: undefined,
      gravatarFormat: 'svg',
      rateLimit: 600,
      trustProxy: 0,
      pngCacheMb: 64,
      pngQueue: 256,
      drainDelay: 2,
      logLevel: 'info',
      redisUrl: undefined,
      redisSecret: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      accessLog: 0,
    });
    expect(readConfig({}).pngThreads).toBeGreaterThanOrEqual(1);
    expect(readConfig({}).maxConnections).toBeGreaterThanOrEqual(1);
    expect(readConfig({ PORT: '', HOST: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      PUBLIC_URL: 'https://Avatars.example/navii/',
      GRAVATAR_FORMAT: 'png',
      RATE_LIMIT: '0',
      TRUST_PROXY: '2',
      PNG_CACHE_MB: '8',
      PNG_THREADS: '3',
      PNG_QUEUE: '0',
      MAX_CONNECTIONS: '100',
      DRAIN_DELAY: '0',
      LOG_LEVEL: ' debug ',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      ACCESS_LOG: '1000',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      host: '::1',
      publicUrl: 'https://avatars.example/navii',
      gravatarFormat: 'png',
      rateLimit: 0,
      trustProxy: 2,
      pngCacheMb: 8,
      pngThreads: 3,
      pngQueue: 0,
      maxConnections: 100,
      drainDelay: 0,
      logLevel: 'debug',
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      accessLog: 1000,
    });
  });

  it.each([
    ['PORT', 'abc', 'an integer from 0 to 65535'],
    ['PORT', '65536', 'an integer from 0 to 65535'],
    ['PORT', '-1', 'an integer from 0 to 65535'],
    ['PORT', '8787.5', 'an integer from 0 to 65535'],
    ['HOST', 'a b', 'an address or a host name'],
    ['PUBLIC_URL', 'avatars.example', 'an http or https URL without query'],
    ['PUBLIC_URL', 'ftp://a.example', 'an http or https URL without query'],
    ['PUBLIC_URL', 'https://a.example/?x', 'an http or https URL without query'],
    ['PUBLIC_URL', 'https://me:pw@a.example', 'an http or https URL without query'],
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

  it('reports that METRICS_HOST has no effect without METRICS_PORT', () => {
    expect(() => readConfig({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_PORT: missing, METRICS_HOST needs it');
  });

  it('reports all errors at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .*\nLOG_LEVEL: /);
  });
});

describe('describeConfig', () => {
  it('lists every variable', () => {
    const names = describeConfig()
      .match(/^ {2}[A-Z_]+/gm)
      ?.map((name) => name.trim());
    expect(names).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'PACKS',
      'DEFAULT_PACKS',
      'GRAVATAR_FORMAT',
      'RATE_LIMIT',
      'TRUST_PROXY',
      'PNG_CACHE_MB',
      'PNG_THREADS',
      'PNG_QUEUE',
      'MAX_CONNECTIONS',
      'DRAIN_DELAY',
      'LOG_LEVEL',
      'REDIS_URL',
      'REDIS_SECRET',
      'METRICS_PORT',
      'METRICS_HOST',
      'ACCESS_LOG',
      'POLAR_ORGANIZATION_ID',
      'POLAR_PRODUCT_ID',
      'POLAR_BENEFIT_ID',
      'POLAR_ACCESS_TOKEN',
      'POLAR_SUCCESS_URL',
      'POLAR_WEBHOOK_SECRET',
      'POLAR_SERVER',
    ]);
  });
});

describe('.env.example', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');

  it('names every variable and sets none', () => {
    const example = parseEnv(text);
    expect(Object.keys(example).toSorted()).toEqual(
      listVariables()
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}));
  });
});
