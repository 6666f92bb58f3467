// Tests of bench-json.js: a benchmark replaces only its own section of bench.json, and fails when it misses its target.
import { afterEach, expect, test, vi } from 'vitest';
import { checkTargets, replaceSection } from './bench-json.js';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a section replaces only itself, and the sections are sorted by name', () => {
  const service = replaceSection('{}', 'service', { raw: 0.512 });
  const both = replaceSection(service, 'engine', { floor: 0.4567, dicebear: 123.4 });
  expect(both.endsWith('}\n')).toBe(true);
  expect(Object.keys(JSON.parse(both))).toEqual(['engine', 'service']);
  expect(JSON.parse(both)).toEqual({
    engine: { node: process.versions.node, ratios: { dicebear: 120, floor: 0.46 } },
    service: { node: process.versions.node, ratios: { raw: 0.51 } },
  });
  expect(both.indexOf('dicebear')).toBeLessThan(both.indexOf('floor'));
  expect(JSON.parse(replaceSection(both, 'engine', { floor: 1 }))).toEqual({
    ...JSON.parse(both),
    engine: { node: process.versions.node, ratios: { floor: 1 } },
  });
});

test('a ratio that is missing or below its target is named, and the program exits with 1', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  checkTargets({ floor: 0.4, dicebear: 50, more: 0 }, { floor: 0.4, dicebear: 40 });
  expect([told.mock.calls, process.exitCode]).toEqual([[], undefined]);
  checkTargets({ floor: 0.39 }, { floor: 0.4, dicebear: 40 });
  expect(told.mock.calls).toEqual([
    ['floor: expected a ratio of at least 0.4, got 0.39'],
    ['dicebear: expected a ratio of at least 40, got NaN'],
  ]);
  expect(process.exitCode).toBe(1);
});
