// Tests of the examples of members and of the service: they compile, and those of the service run. The reference has all others,
// and its own tests.
import { createEngine } from 'navii';
import * as server from 'navii-server';
import { PACKS } from 'navii/packs';
import { expect, it } from 'vitest';
import { readReference } from '../../site/build/reference.js';
import { findErrors } from './compile.js';
import { listExamples, runExample } from './examples.js';

const service = listExamples('server/dist');

it('each compiles', () => {
  const points = readReference();
  const namesOf = (entry: string) => points.find(({ name }) => name === entry)?.exports.map(({ name }) => name) ?? [];
  const shown = new Set(points.flatMap(({ exports }) => exports.map(({ example }) => example.split('\n\n').at(-1))));
  const members = listExamples('dist/lib/options').filter((example) => !shown.has(example) && !example.startsWith('<'));
  expect(members.length).toBeGreaterThan(20);
  const own = `import { ${namesOf('navii').join(', ')} } from 'navii';`;
  const ofService =
    "import { PACKS } from 'navii/packs'; import { createApp, type AppOptions, type Config, type NaviiApp } from 'navii-server';";
  const wrap = (examples: readonly string[], imports: string) =>
    examples.map((example) => `${imports}\n{\n${example}\n}\n`);
  expect(findErrors([...wrap(members, own), ...wrap(service, own + ofService)])).toEqual([]);
});

it('the examples of the service run', async () => {
  expect(service.length).toBeGreaterThanOrEqual(7);
  for (const example of service) await runExample(example, { ...server, PACKS, createEngine });
});
