// Tests of server/deploy/kubernetes: its ports, probes, variables, memory and times fit the service.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../lib/index.js';
import { readConfig } from '../../../server/config.js';
import { root } from '../../tools/root.js';
import { useService, request } from '../serve.js';
import { endSeconds, findUnknown, MOST_BYTES, parseYaml, readBytes, readDeployed, type Tree } from './variables.js';

const [kustomization] = parseYaml('kubernetes/kustomization.yaml') as [Tree];
const objects: Tree[] = kustomization.resources.flatMap((name: string) => parseYaml(`kubernetes/${name}`));
const find = (kind: string, name: string): Tree =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);

const deployment = find('Deployment', 'navii');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
/** Example values of the file of secrets that README.md explains how to make. */
const SECRETS: Record<string, string> = {
  REDIS_PASSWORD: 'zaphod',
  REDIS_URL: 'redis://:zaphod@redis:6379',
  REDIS_SECRET: 'any of sixteen or more',
};
const variables: Record<string, string> = Object.fromEntries(
  container.env.map(({ name, value, valueFrom }: Tree) => [name, value ?? SECRETS[valueFrom?.secretKeyRef.key]]),
);

describe('the Kustomization', () => {
  it('lists every file, and the image of this version', () => {
    const files = readdirSync(join(root, 'server/deploy/kubernetes')).filter(
      (name) => name !== 'kustomization.yaml' && name !== 'redis.env',
    );
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    expect(kustomization.images).toEqual([expect.objectContaining({ name: container.image, newTag: VERSION })]);
    expect(find('Namespace', kustomization.namespace)).toBeDefined();
  });
});

describe('the secrets', () => {
  it('are made by a command of README.md, and used by the same names', () => {
    const [line = ''] = /^printf .*redis\.env$/m.exec(readDeployed('README.md')) ?? [];
    expect([...line.matchAll(/[A-Z_]+(?==)/g)].map(([name]) => name)).toEqual(Object.keys(SECRETS));
    expect(kustomization.secretGenerator).toEqual([{ name: 'redis', envs: ['redis.env'] }]);
    const [{ args, env }] = find('Deployment', 'redis').spec.template.spec.containers;
    expect(args.slice(-2)).toEqual(['--requirepass', '$(REDIS_PASSWORD)']);
    const references = [...env, ...container.env].flatMap(({ name, valueFrom }: Tree) =>
      valueFrom === undefined ? [] : [[name, valueFrom.secretKeyRef]],
    );
    const names = Object.keys(SECRETS).map((name) => [name, { name: 'redis', key: name }]);
    expect(references).toEqual(names);
  });
});

describe('the Deployment', () => {
  const service = useService();

  it('sets only variables that the service knows, to valid strings', () => {
    expect(findUnknown(variables)).toEqual([]);
    for (const value of Object.values(variables)) expect(value).toBeTypeOf('string');
    expect(() => readConfig(variables)).not.toThrow();
    expect(pod.enableServiceLinks).toBe(false);
  });

  it('has enough memory and time for the service', () => {
    expect(readBytes(container.resources.limits.memory)).toBeGreaterThan(MOST_BYTES);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(endSeconds(variables));
    // The readiness probe fails within the delay of a pod that ends.
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(periodSeconds * failureThreshold).toBeLessThanOrEqual(Number(variables['DRAIN_DELAY']));
  });

  it('names the ports of the image and of the metrics', () => {
    const [, imagePort] = /PORT=(\d+)/.exec(readDeployed('Dockerfile')) ?? [];
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(imagePort) },
      { name: 'metrics', containerPort: Number(variables['METRICS_PORT']) },
    ]);
  });

  it('probes paths that the service answers', async () => {
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container[name].httpGet);
    expect(probes.map(({ path }) => path)).toEqual(['/healthz', '/healthz', '/readyz']);
    for (const probe of probes) {
      expect(probe.port).toBe('http');
      await expect.poll(async () => (await request(service.port, probe.path)).status).toBe(200);
    }
  });

  it('runs as an unprivileged user with a read-only file system', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });
});

describe('the other objects', () => {
  const labels = deployment.spec.template.metadata.labels;

  it('select the pods of the Deployment', () => {
    for (const selector of [
      deployment.spec.selector.matchLabels,
      find('Service', 'navii').spec.selector,
      find('PodDisruptionBudget', 'navii').spec.selector.matchLabels,
      pod.topologySpreadConstraints[0].labelSelector.matchLabels,
      find('NetworkPolicy', 'redis').spec.ingress[0].from[0].podSelector.matchLabels,
    ]) {
      expect(selector).toEqual(labels);
    }
    const { spec } = find('HorizontalPodAutoscaler', 'navii');
    expect(spec.scaleTargetRef).toEqual({ apiVersion: deployment.apiVersion, kind: 'Deployment', name: 'navii' });
    // The autoscaler sets the number of pods, so the Deployment must not.
    expect([spec.minReplicas, deployment.spec.replicas]).toEqual([2, undefined]);
    expect(find('PodDisruptionBudget', 'navii').spec.minAvailable).toBeLessThan(spec.minReplicas);
    expect(container.resources.requests[spec.metrics[0].resource.name]).toBeDefined();
  });

  it('use ports that exist', () => {
    expect(find('Service', 'navii').spec.ports[0].targetPort).toBe('http');
    const { hostname, port } = new URL(variables['REDIS_URL'] ?? '');
    expect(find('Service', hostname).spec.ports).toEqual([{ name: 'redis', port: Number(port), targetPort: 'redis' }]);
    expect(find('Deployment', hostname).spec.template.spec.containers[0].ports[0].containerPort).toBe(6379);
  });
});
