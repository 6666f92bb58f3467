// Tests of the cast as data: a port in Python draws from it the same bytes as the engine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AvatarOptions, type AvatarSpec, createAvatar, selectAvatar } from '../../lib/index.js';
import { sample } from '../sample.js';
import { makeCases } from './cases.js';
import { isSkipped, pathOf, runPython } from './python.js';

interface Drawn {
  readonly seed?: string;
  readonly spec?: Partial<AvatarSpec>;
  readonly options?: AvatarOptions;
  readonly svg: string;
}

const COUNT = 3000;
const LOOKS: readonly AvatarOptions[] = [
  {},
  { size: 16, shape: 'rounded' },
  { animated: true },
  { size: 1024, tileBg: 'auto' },
  { title: 'Ada & "friends"', shape: 'square' },
  { tileBg: '#ffc94a80', shape: 'rounded', animated: true },
  { title: "{body} {moving?}<O'Neil>{?} 🎩", tileBg: '#fa0', shape: 'square', animated: true },
];

const folder = mkdtempSync(join(tmpdir(), 'navii-cast-'));
const file = join(folder, 'cast.json');
const tool = fileURLToPath(new URL('../tools/cast.js', import.meta.url));

beforeAll(() => {
  execFileSync(process.execPath, [tool, file], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Finds the first few cases in which the port draws differently. All of them would be too long to read. */
function findFaults(cases: readonly Drawn[]) {
  const drawn = runPython<string>(
    'draw.py',
    [file],
    cases.map(({ svg: _svg, ...given }) => given),
  );
  expect(drawn).toHaveLength(cases.length);
  return cases
    .map((each, i) => ({ ...each, port: drawn[i] }))
    .filter(({ svg, port }) => svg !== port)
    .slice(0, 3);
}

test.skipIf(isSkipped)('the port draws the vectors', () => {
  // The cast as data has neither derived palettes nor frames.
  const isOfData = ({ options = {} }: Drawn) => !['colors', 'scale', 'flip'].some((name) => name in options);
  const { avatars, parts } = JSON.parse(readFileSync('test/vectors/svg.json', 'utf8')) as Record<string, Drawn[]>;
  // The vectors leave out empty slots.
  const empty = Object.fromEntries(Object.keys(selectAvatar('a')).map((slot) => [slot, null]));
  const specs = (parts ?? []).map((each) => ({ ...each, spec: { ...empty, ...each.spec } }));
  expect(specs.length).toBeGreaterThan(200);
  expect(findFaults([...(avatars ?? []).filter(isOfData), ...specs])).toEqual([]);
});

test.skipIf(isSkipped)('the port draws what the engine draws', () => {
  const cases = makeCases()
    .slice(0, sample(700, COUNT))
    .map(({ seed, options }, i) => {
      const all = { ...(options as AvatarOptions), ...LOOKS[i % LOOKS.length] };
      return { seed, options: all, svg: createAvatar(seed, all) };
    });
  expect(findFaults(cases)).toEqual([]);
});

test('the docs state the length of the port, the number of equal seeds, and the size of the file', () => {
  const text = readFileSync('site/docs/porting.md', 'utf8').replaceAll(/\s+/g, ' ');
  const [, size] = /With all packs, the file has (\d+) KB/.exec(text) ?? [];
  expect(Number(size)).toBe(Math.round(statSync(file).size / 1000));
  const [, lines, seeds] =
    /draw\.py` draws with this file, in (\d+) lines of Python.*?same bytes for ([\d,]+) seeds/.exec(text) ?? [];
  expect(Number(lines)).toBe(readFileSync(pathOf('draw.py'), 'utf8').split('\n').length - 1);
  expect(Number(seeds?.replaceAll(',', ''))).toBe(COUNT);
});
