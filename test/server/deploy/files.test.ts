// Tests of the files under server/deploy: their variables, ports, memory and times fit the service, the image and each other. Where
// systemd is installed, it checks its file too.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../lib/index.js';
import { listVariables, readConfig } from '../../../server/config.js';
import * as limits from '../../../server/limits.js';
import { makeFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { MAIN } from '../program.js';
import { request, useService } from '../serve.js';
import { parseYaml, readDeployed, type Tree } from './files.js';

/** The most memory of one process in bytes, with the longest heads on all connections (server/limits.ts). */
const MOST_BYTES =
  limits.BASE_BYTES +
  limits.MAX_PNG_THREADS * limits.PNG_THREAD_BYTES +
  limits.MAX_CONNECTIONS * limits.MAX_HEAD_LENGTH;
const SECRETS: Readonly<Record<string, string>> = {
  REDIS_PASSWORD: 'zaphod',
  REDIS_URL: 'redis://:zaphod@redis:6379',
  REDIS_SECRET: 'any of sixteen or more',
};
const [, IMAGE_PORT] = /PORT=(\d+)/.exec(readDeployed('Dockerfile')) ?? [];

// Compose
const [compose] = parseYaml('compose.yaml') as [Tree];
const { redis, nginx, ...instances }: Record<string, Tree> = compose.services;
const instance = Object.values(instances)[0];

// Kubernetes
const [kustomization] = parseYaml('kubernetes/kustomization.yaml') as [Tree];
const objects: Tree[] = kustomization.resources.flatMap((name: string) => parseYaml(`kubernetes/${name}`));
const find = (kind: string, name: string): Tree =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);
const deployment = find('Deployment', 'navii');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

// systemd
const SYSTEMD_PORT = '8787';
const unit = readDeployed('navii@.service').replaceAll('%i', SYSTEMD_PORT);
/** Returns the values of a setting of the unit. */
const readUnit = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
/** The words of the command: `env`, the variables that it sets, and the program. */
const [env = '', ...words] = readUnit('ExecStart')[0]!.split(' ');
const parsePairs = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => pair.split('=')));
const commanded = parsePairs(words.filter((word) => word.includes('=')));

/** Converts a size of Docker (`1g`), Kubernetes (`1Gi`) or systemd (`1G`) to bytes. */
function readBytes(text: string): number {
  const [, number, unitOfSize = ''] = /^(\d+)([kmg]?)i?$/i.exec(text) ?? [];
  if (number === undefined) throw new Error(`no size: ${text}`);
  return Number(number) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unitOfSize.toLowerCase());
}

interface Settings {
  readonly variables: Readonly<Record<string, string>>;
  /** The settings that the service reads from the variables. */
  readonly config: object;
  readonly memory: string;
  /** Seconds from SIGTERM to SIGKILL. */
  readonly patience: number;
  readonly descriptors?: number;
}

const SETTINGS: readonly (readonly [file: string, settings: Settings])[] = [
  [
    'compose.yaml',
    {
      variables: Object.fromEntries(
        Object.entries<string>(instance.environment).map(([name, text]) => [
          name,
          text.replace(/\$\{(\w+):\?\}/, (_, key: string) => SECRETS[key] ?? '').replace(/^\$\{\w+:-(.*)\}$/, '$1'),
        ]),
      ),
      config: {
        trustProxy: 1,
        redisUrl: SECRETS['REDIS_URL'],
        publicUrl: `http://localhost:${nginx.ports[0].split(':')[0]}`,
      },
      memory: instance.mem_limit,
      patience: Number.parseInt(instance.stop_grace_period, 10),
      descriptors: instance.ulimits.nofile,
    },
  ],
  [
    'kubernetes',
    {
      variables: Object.fromEntries(
        container.env.map(({ name, value, valueFrom }: Tree) => [name, value ?? SECRETS[valueFrom?.secretKeyRef.key]]),
      ),
      config: { redisUrl: SECRETS['REDIS_URL'] },
      memory: container.resources.limits.memory,
      patience: pod.terminationGracePeriodSeconds,
    },
  ],
  [
    'navii@.service',
    {
      variables: { ...parsePairs(readUnit('Environment')), ...commanded },
      config: { host: '127.0.0.1', port: Number(SYSTEMD_PORT) },
      memory: readUnit('MemoryMax')[0]!,
      patience: Number(readUnit('TimeoutStopSec')[0]),
      descriptors: Number(readUnit('LimitNOFILE')[0]),
    },
  ],
];

describe.each(SETTINGS)('%s', (_, { variables, config, memory, patience, descriptors }) => {
  it('sets only variables that the service knows, to valid texts', () => {
    // Node's libraries read NODE_ENV.
    const known = new Set(['NODE_ENV', ...listVariables().map(({ name }) => name)]);
    expect(Object.keys(variables).filter((name) => !known.has(name))).toEqual([]);
    for (const value of Object.values(variables)) expect(value).toBeTypeOf('string');
    expect(readConfig(variables)).toMatchObject(config);
  });

  it('gives enough memory, descriptors and time', () => {
    expect(readBytes(memory)).toBeGreaterThan(MOST_BYTES);
    const end = readConfig(variables).drainDelay + (limits.DRAIN_DEADLINE_MS + limits.LOG_FLUSH_MS) / 1000;
    expect(patience).toBeGreaterThan(end);
    if (descriptors === undefined) return;
    expect(descriptors).toBeGreaterThan(limits.MAX_CONNECTIONS + 64);
  });
});

describe('compose.yaml', () => {
  it('has two equal instances, which are upstreams of nginx', () => {
    expect(Object.keys(instances)).toHaveLength(2);
    for (const [name, each] of Object.entries(instances)) {
      const { build: _build, pull_policy: _policy, ...rest } = each;
      const { build: _first, ...first } = instance;
      expect(rest).toEqual(first);
      expect(Object.values(nginx.environment)).toContain(`${name}:${IMAGE_PORT} resolve`);
    }
  });

  it('publishes only nginx, and lets only the instances reach Redis, with a password', () => {
    for (const each of [redis, ...Object.values(instances)]) expect(each.ports).toBeUndefined();
    expect(redis.command).toContain(' --requirepass ${REDIS_PASSWORD:?}');
    expect([redis.networks, compose.networks.redis.internal, nginx.networks]).toEqual([['redis'], true, undefined]);
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
});

describe('kubernetes', () => {
  const service = useService();
  const labels = deployment.spec.template.metadata.labels;

  it('lists every file, and the image of this version', () => {
    const files = readdirSync(join(root, 'server/deploy/kubernetes')).filter(
      (name) => name !== 'kustomization.yaml' && name !== 'redis.env',
    );
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    expect(kustomization.images).toEqual([expect.objectContaining({ name: container.image, newTag: VERSION })]);
    expect(find('Namespace', kustomization.namespace)).toBeDefined();
  });

  it('has the secrets that a command of README.md makes, and uses them by the same names', () => {
    const [line = ''] = /^printf .*redis\.env$/m.exec(readDeployed('README.md')) ?? [];
    expect([...line.matchAll(/[A-Z_]+(?==)/g)].map(([name]) => name)).toEqual(Object.keys(SECRETS));
    const [{ args, env: own }] = find('Deployment', 'redis').spec.template.spec.containers;
    const references = [...own, ...container.env].flatMap(({ name, valueFrom }: Tree) =>
      valueFrom === undefined ? [] : [[name, valueFrom.secretKeyRef]],
    );
    expect(args.slice(-2)).toEqual(['--requirepass', '$(REDIS_PASSWORD)']);
    expect(references).toEqual(Object.keys(SECRETS).map((name) => [name, { name: 'redis', key: name }]));
  });

  it('runs every pod as an unprivileged user that cannot get more rights', () => {
    for (const { spec } of objects.filter(({ kind }) => kind === 'Deployment').map((each) => each.spec.template)) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
      expect(spec.containers[0].securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('probes paths that the service answers, and notices the end of a pod within its delay', async () => {
    for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port } = container[name].httpGet;
      expect([name, path, port]).toEqual([name, name === 'readinessProbe' ? '/readyz' : '/healthz', 'http']);
      await expect.poll(async () => (await request(service.port, path)).status).toBe(200);
    }
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    const { value } = container.env.find(({ name }: Tree) => name === 'DRAIN_DELAY');
    expect(periodSeconds * failureThreshold).toBeLessThanOrEqual(Number(value));
  });

  it('uses ports and labels that exist', () => {
    const metrics = container.env.find(({ name }: Tree) => name === 'METRICS_PORT').value;
    expect(container.ports.map(({ containerPort }: Tree) => containerPort)).toEqual([
      Number(IMAGE_PORT),
      Number(metrics),
    ]);
    expect(find('Service', 'navii').spec.ports[0].targetPort).toBe(container.ports[0].name);
    const { hostname, port } = new URL(SECRETS['REDIS_URL'] ?? '');
    expect(find('Service', hostname).spec.ports).toEqual([{ name: 'redis', port: Number(port), targetPort: 'redis' }]);
    expect(find('Deployment', hostname).spec.template.spec.containers[0].ports[0].containerPort).toBe(Number(port));
    for (const selector of [
      deployment.spec.selector.matchLabels,
      find('Service', 'navii').spec.selector,
      find('PodDisruptionBudget', 'navii').spec.selector.matchLabels,
      pod.topologySpreadConstraints[0].labelSelector.matchLabels,
      find('NetworkPolicy', 'redis').spec.ingress[0].from[0].podSelector.matchLabels,
    ]) {
      expect(selector).toEqual(labels);
    }
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('navii@.service', () => {
  it('stays local with a copy of .env.example', () => {
    const file = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
    // The file overrides `Environment`, and `env` overrides both.
    const started = { ...parsePairs(readUnit('Environment')), ...file, ...commanded };
    expect(readConfig(started)).toMatchObject({ host: '127.0.0.1', port: Number(SYSTEMD_PORT) });
  });

  it('starts the program', () => {
    const program = words.filter((word) => !word.includes('=')).join(' ');
    expect([env, program]).toEqual(['/usr/bin/env', `/usr/bin/node ${join('/opt/navii', relative(root, MAIN))}`]);
  });

  it.skipIf(!hasSystemd && !process.env['CI'])('is valid for systemd, and exposes little', () => {
    const path = join(makeFolder(), `navii@${SYSTEMD_PORT}.service`);
    // systemd checks that the program exists, so the path must be the one on this machine.
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    expect([verified.status, verified.stderr.match(/.*navii@.*/g)]).toEqual([0, null]);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path], { encoding: 'utf8' });
    // The scale is from 0 (no exposure) to 10. systemd calls values up to 5 OK.
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    if (exposure !== undefined) expect(Number(exposure)).toBeLessThan(2);
  });
});
