// The operations page lists exactly the metrics of the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measure } from '../../../server/metrics.js';
import { root } from '../../tools/root.js';

it('lists exactly the metrics of the service', async () => {
  const { metrics, print } = await measure();
  metrics.watch({
    pngsWaiting: () => 0,
    threadsBusy: () => 0,
    threads: () => 1,
    isPngUp: () => true,
    isRedisUp: () => true,
  });
  const names = [...(await print()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  const page = readFileSync(join(root, 'site/docs/operations.md'), 'utf8');
  const told = [...page.matchAll(/`((?:navii|nodejs)_\w+)`/g)].map(([, name = '']) => name);
  expect(told.filter((name) => name.startsWith('navii_')).toSorted()).toEqual(
    names.filter((name) => name.startsWith('navii_')).toSorted(),
  );
  expect(names).toEqual(expect.arrayContaining(told));
});
