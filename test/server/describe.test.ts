// Tests of the facts about the service from which the site is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeReference } from '../../server/describe.js';
import { SITE } from './serve.js';

it('describes every route and every variable', () => {
  const { openApi, variables } = describeReference();
  const operations = Object.entries((openApi as { paths: Record<string, Record<string, { tags: string[] }>> }).paths);
  // The files of the site are only in the document.
  const isFile = (path: object) => Object.values(path).some(({ tags }) => tags.includes('files'));
  const paths = operations.flatMap(([path, methods]) => (isFile(methods) ? [] : [path]));
  expect(paths).toEqual(expect.arrayContaining(['/avatar/{seed}.png', '/group', '/license/verify', '/polar/webhooks']));
  const docs = ['http', 'hosting'].map((name) => readFileSync(join(SITE, 'docs', name, 'index.html'), 'utf8')).join('');
  for (const path of paths) expect(docs).toContain(`<code>${path}</code>`);
  for (const { name } of variables) expect(docs).toContain(`<code>${name}</code>`);
});

it('takes the public address of hosts of files, and refuses an invalid one', () => {
  expect(describeReference({ PUBLIC_URL: 'https://navii.example/' }).publicUrl).toBe('https://navii.example');
  expect(describeReference().publicUrl).toBeUndefined();
  expect(() => describeReference({ PUBLIC_URL: 'navii' })).toThrow(RangeError);
});
