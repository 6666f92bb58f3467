// The docs for those who read with a machine: nothing is missing, and nothing is left of the pages' markup.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPacks, listPalettes } from 'navii';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { folder, PAGES, useSite } from '../browse.js';

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe.each(PAGES.filter((path) => /^\/docs\b/.test(path)))('%s.md', (path) => {
  const text = read(`${path}.md`);
  const prose = text.replace(/```[^]*?```/g, '').replace(/`[^`]*`/g, '');

  it('is Markdown without fragments and tags', () => {
    expect(text).toMatch(/^# .+\n\n.+\n/);
    expect(prose).not.toMatch(/<!--|<\/?(?:div|span|dl|dt|dd|table|p|svg|button)\b/);
  });

  it('leads to pages that there are', () => {
    for (const [, link = ''] of prose.matchAll(/\]\((\/docs[^)#]*)/g)) expect(read(link)).not.toBe('');
  });
});

it('llms-full.txt has all of them, with every option', () => {
  const all = read('llms-full.txt');
  for (const path of PAGES.filter((page) => /^\/docs\b/.test(page))) expect(all).toContain(read(`${path}.md`));
  for (const name of Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS })) expect(all).toContain(`- \`${name}\`: `);
});

it('keeps the lines of a sample in a row', () => {
  expect(read('docs/tools.md')).toContain('```\n<?php\n');
});

it('leaves the declarations of the SDK out of the texts that the search reads', () => {
  const entries = JSON.parse(read('search.json')) as string[][];
  const chapters = entries.filter(([kind, , , address]) => kind === 'Docs' && address?.startsWith('/docs/sdk/'));
  expect(chapters.length).toBeGreaterThan(5);
  expect(chapters.filter((texts) => texts.join(' ').includes('import {'))).toEqual([]);
});

it('options.json has all options and ids', () => {
  const { avatar, group, packs, palettes, parts } = JSON.parse(read('options.json'));
  expect([avatar, group]).toEqual(JSON.parse(JSON.stringify([AVATAR_OPTIONS, GROUP_OPTIONS])));
  expect([packs, palettes]).toEqual([listPacks(), listPalettes()]);
  expect(Object.keys(parts)).toContain('topper');
});

describe('the service', () => {
  const site = useSite('the service');

  it.each([
    ['/docs.md', 'text/markdown; charset=utf-8'],
    ['/docs/options.md', 'text/markdown; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/options.json', 'application/json; charset=utf-8'],
  ])('answers %s as %s', async (path, type) => {
    const answer = await fetch(site.origin + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });
});
