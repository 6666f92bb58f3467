// Tests of the examples that an editor shows: each compiles, and those of the service run.
import * as server from 'navii-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Editor } from './editor.js';
import { compare, listExamples, nameOthers, runExample, type Example } from './examples.js';
import { ENTRIES, listExports } from './surface.js';

const editor = new Editor();
let scripts: Example[];

beforeAll(async () => {
  await editor.open();
  ({ scripts } = await listExamples(editor));
});

afterAll(() => editor.close());

it('each compiles with the names of its entry point', async () => {
  const exported = ENTRIES.map(async (entry) => [entry, await listExports(editor, entry)] as const);
  const names = new Map(await Promise.all(exported));
  const wrong = await Promise.all(
    scripts.map(async ({ name, entry, example }) => {
      const own = `import { ${(names.get(entry) ?? []).join(', ')} } from '${entry}';`;
      // A block keeps the names of an example apart from those of its entry point, but cannot declare a module.
      const body = example.startsWith('declare module') ? example : `{\n${example}\n}`;
      const code = `${nameOthers(entry)}${own}\n${body}\n`;
      return (await editor.diagnose(code)).map((message) => `${name}: ${message}`);
    }),
  );
  expect(scripts.length).toBeGreaterThan(80);
  expect(wrong.flat()).toEqual([]);
});

it('the examples of the service run', async () => {
  const own = scripts.filter(({ entry }) => entry === 'navii-server');
  expect(own.length).toBeGreaterThanOrEqual(7);
  for (const example of own) await runExample(example, server);
});

it('a wrong comment fails, and a comment with only the beginning of the value passes', () => {
  expect(() => compare('mint', "'violet'")).toThrow(/expected/);
  expect(() => compare([1, 2, 3], '[1, 2]')).toThrow(/expected/);
  expect(() => compare([1, 2, 3], '[2, …]')).toThrow(/expected/);
  compare([1, 2, 3], '[1, 2, …]');
});
