// Tests of server/deploy/compose.yaml: its values fit the service, the image and nginx.conf.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { MAX_CONNECTIONS, SPARE_DESCRIPTORS } from '../../../server/limits.js';
import { root } from '../../tools/root.js';
import { endSeconds, findUnknown, MOST_BYTES, parseYaml, readBytes, readDeployed, type Tree } from './variables.js';

const [compose] = parseYaml('compose.yaml') as [Tree];
/** The placeholder of the password: Compose fails if it is not set. */
const PASSWORD = '${REDIS_PASSWORD:?}';
const { redis, nginx, ...instances }: Record<string, Tree> = compose.services;

describe.each(Object.entries(instances))('the instance %s', (name, instance) => {
  const variables: Record<string, string> = {
    ...instance.environment,
    PUBLIC_URL: 'http://localhost:8080',
    REDIS_URL: instance.environment.REDIS_URL.replace(PASSWORD, 'zaphod'),
    REDIS_SECRET: 'any of sixteen or more',
  };

  it('sets only variables that the service knows, to valid values', () => {
    expect(findUnknown(variables)).toEqual([]);
    expect(readConfig(variables)).toMatchObject({ trustProxy: 1 });
    expect(instance.environment.PUBLIC_URL).toBe(`\${PUBLIC_URL:-http://localhost:${nginx.ports[0].split(':')[0]}}`);
  });

  it('has enough memory, descriptors and time', () => {
    expect(readBytes(instance.mem_limit)).toBeGreaterThan(MOST_BYTES);
    expect(instance.ulimits.nofile).toBeGreaterThan(MAX_CONNECTIONS + SPARE_DESCRIPTORS);
    expect(Number.parseInt(instance.stop_grace_period, 10)).toBeGreaterThan(endSeconds(variables));
  });

  it('is an upstream of nginx, at the port of the image', () => {
    const [, port] = /PORT=(\d+)/.exec(readDeployed('Dockerfile')) ?? [];
    expect(Object.values(nginx.environment)).toContain(`${name}:${port} resolve`);
    expect(variables['REDIS_URL']).toBe('redis://:zaphod@redis:6379');
  });
});

describe('compose.yaml', () => {
  it('lets only the instances reach Redis, with a password', () => {
    expect(redis.command).toMatch(/^redis-server .* --requirepass \$\{REDIS_PASSWORD:\?\}$/);
    expect([redis.networks, compose.networks.redis.internal, nginx.networks]).toEqual([['redis'], true, undefined]);
    for (const instance of Object.values(instances)) expect(instance.networks).toEqual(['default', 'redis']);
  });

  it('has two instances, and one builds the image from files that exist', () => {
    const built = Object.values(instances).filter(({ build }) => build !== undefined);
    expect([Object.keys(instances).length, built.length]).toEqual([2, 1]);
    const { context, dockerfile } = built[0].build;
    expect(join(root, 'server/deploy', context, dockerfile)).toBe(join(root, 'server/deploy/Dockerfile'));
    for (const { image } of Object.values(instances)) expect(image).toBe('navii');
    for (const volume of nginx.volumes.filter((each: string) => each.startsWith('.'))) {
      expect(existsSync(join(root, 'server/deploy', volume.split(':')[0]))).toBe(true);
    }
  });

  it('gives nginx every variable of its file, and no other, as the commands for a machine do', () => {
    const names = new Set([...readDeployed('nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    expect(new Set(Object.keys(nginx.environment))).toEqual(names);
    expect(nginx.ports).toEqual([`8080:${nginx.environment.NGINX_PORT}`]);
    const commands = readDeployed('README.md');
    const [, filled = ''] = /envsubst '(.*)'/.exec(commands) ?? [];
    expect(new Set(filled.split(' '))).toEqual(new Set([...names].map((name) => `$${name}`)));
    for (const name of names) expect(commands).toContain(` ${name}=`);
  });

  it('publishes only nginx', () => {
    for (const service of [redis, ...Object.values(instances)]) expect(service.ports).toBeUndefined();
  });
});
