// Tests of the docs page "Porting": a port in Python that was written from it alone chooses the same mascots as the engine.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type AvatarOptions, selectAvatar } from '../../lib/index.js';
import { sample } from '../sample.js';
import { type Case, COUNT, makeCases } from './cases.js';
import { isSkipped, pathOf, runPython } from './python.js';

type Spec = Readonly<Record<string, string | number | null>>;

function choose(cases: readonly Case[]): Spec[] {
  return runPython<Spec>('navii.py', [], cases);
}

function readVectors(): (Case & { readonly spec: Spec })[] {
  const files = ['spec.json', 'several.json'].map((name) => readFileSync(`test/vectors/${name}`, 'utf8'));
  return files.flatMap((text) => JSON.parse(text) as ReturnType<typeof readVectors>);
}

/** Finds the first few cases in which the port is wrong. All of them would be too long to read. */
function findFaults(cases: readonly Case[], wanted: readonly Spec[]) {
  const chosen = choose(cases);
  expect(chosen).toHaveLength(cases.length);
  const all = cases.map((each, i) => ({ ...each, engine: wanted[i], port: chosen[i] }));
  return all.filter(({ engine, port }) => !isDeepStrictEqual(engine, port)).slice(0, 5);
}

test.skipIf(isSkipped)('the port passes the vectors', () => {
  const vectors = readVectors();
  const cases = vectors.map(({ seed, options }) => ({ seed, options }));
  // The vectors leave out empty slots. The output of the port has null for them.
  const empty = Object.fromEntries(Object.keys(selectAvatar('a')).map((slot) => [slot, null]));
  const wanted = vectors.map(({ spec }) => ({ ...empty, ...spec }));
  expect(cases.length).toBeGreaterThan(200);
  expect(findFaults(cases, wanted)).toEqual([]);
});

test.skipIf(isSkipped)('the port chooses what the engine chooses', () => {
  const all = makeCases();
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(COUNT);
  const cases = all.slice(0, sample(2_000, COUNT));
  const wanted = cases.map(({ seed, options }) => ({ ...selectAvatar(seed, options as AvatarOptions) }));
  expect(findFaults(cases, wanted)).toEqual([]);
});

test.skipIf(isSkipped)('the port and the engine refuse an empty seed', () => {
  expect(() => selectAvatar('')).toThrow(/at least one character/);
  expect(() => choose([{ seed: '', options: {} }])).toThrow(/at least one character/);
});

test('the docs state the length of the port, and the number of equal seeds', () => {
  const text = readFileSync('site/docs/porting.md', 'utf8').replaceAll(/\s+/g, ' ');
  const [, lines, seeds] = /a port in (\d+) lines of Python.*?with the engine for ([\d,]+) seeds/.exec(text) ?? [];
  expect(Number(lines)).toBe(readFileSync(pathOf('navii.py'), 'utf8').split('\n').length - 1);
  expect(Number(seeds?.replaceAll(',', ''))).toBe(COUNT);
});
