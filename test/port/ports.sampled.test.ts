// Tests of the docs page "Porting": a port in Python that was written from it alone chooses the same mascots as the engine, and draws
// the same bytes from the cast as data.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AvatarOptions, createAvatar, selectAvatar } from '../../lib/index.js';
import { sample } from '../sample.js';
import { useFolder } from '../scratch.js';
import { root } from '../tools/root.js';
import { type Case, makeCases } from './cases.js';

/** A case, or a choice instead of a seed, with what the engine makes of it. */
interface Wanted {
  readonly given: Partial<Case> & { readonly spec?: object };
  readonly wanted: unknown;
}
interface Vector extends Case {
  readonly spec: object;
  readonly svg: string;
}

/** The numbers of seeds in a whole run. */
const [CHOSEN, DRAWN] = [10_000, 3_000];
const LOOKS: readonly AvatarOptions[] = [
  {},
  { size: 16, shape: 'rounded' },
  { animated: true },
  { badge: false, title: 'Ada' },
  { statusLabel: 'wartet', animated: true },
  { size: 1024, tileBg: 'auto' },
  { title: 'Ada & "friends"', shape: 'square' },
  { tileBg: '#ffc94a80', shape: 'rounded', animated: true },
  { title: "{body} {moving?}<O'Neil>{?} 🎩", tileBg: '#fa0', shape: 'square', animated: true },
];
const PROGRAMS = join(root, 'test/port');

const python = ['python3', 'python'].find(
  // The exit code also rejects programs named Python that are an old version, or only a link to a shop.
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);
const isSkipped = python === undefined && !process.env['CI'];
if (isSkipped)
  process.stderr.write('The ports in Python are not tested: no python3 or python from 3.8 on was found.\n');

const cast = join(useFolder(), 'cast.json');
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'test/tools/cast.js'), cast], { stdio: 'pipe' });
});

/** Returns the answer of a program to each case. */
function runPython(args: readonly string[], cases: readonly object[]): unknown[] {
  const input = cases.map((each) => `${JSON.stringify(each)}\n`).join('');
  // -B: otherwise the import of one port by the other would leave a compiled copy in this folder.
  const settings = { cwd: PROGRAMS, input, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
  const output = execFileSync(python ?? 'python3', ['-B', ...args], settings);
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Finds the first few cases in which the port is wrong. All of them would be too long to read. */
function findFaults(args: readonly string[], cases: readonly Wanted[]) {
  const answers = runPython(
    args,
    cases.map(({ given }) => given),
  );
  expect(answers).toHaveLength(cases.length);
  const all = cases.map((each, i) => ({ ...each, port: answers[i] }));
  return all.filter(({ wanted, port }) => !isDeepStrictEqual(wanted, port)).slice(0, 3);
}

const readVectors = (name: string): unknown => JSON.parse(readFileSync(join(root, 'test/vectors', name), 'utf8'));
// The vectors leave out empty slots. The output of the port has null for them.
const EMPTY = Object.fromEntries(Object.keys(selectAvatar('a')).map((slot) => [slot, null]));

describe.skipIf(isSkipped)('the port', () => {
  test('passes the vectors', () => {
    const chosen = ['spec.json', 'several.json'].flatMap((name) => readVectors(name) as Vector[]);
    expect(chosen.length).toBeGreaterThan(200);
    const choices = chosen.map(({ seed, options, spec }) => ({
      given: { seed, options },
      wanted: { ...EMPTY, ...spec },
    }));
    expect(findFaults(['navii.py'], choices)).toEqual([]);

    const { avatars = [], parts = [] } = readVectors('svg.json') as Record<string, Vector[]>;
    expect(parts.length).toBeGreaterThan(200);
    const drawn = [
      // The cast as data has neither derived palettes nor frames.
      ...avatars
        .filter(({ options }) => !['colors', 'scale', 'flip'].some((name) => name in options))
        .map(({ seed, options, svg }) => ({ given: { seed, options }, wanted: svg })),
      ...parts.map(({ spec, svg }) => ({ given: { spec: { ...EMPTY, ...spec } }, wanted: svg })),
    ];
    expect(findFaults(['draw.py', cast], drawn)).toEqual([]);
  });

  test('chooses what the engine chooses', () => {
    const all = makeCases(CHOSEN);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(CHOSEN);
    const cases = all.slice(0, sample(600, CHOSEN)).map((given) => ({
      given,
      wanted: { ...selectAvatar(given.seed, given.options as AvatarOptions) },
    }));
    expect(findFaults(['navii.py'], cases)).toEqual([]);
  });

  test('draws what the engine draws', () => {
    const cases = makeCases(sample(250, DRAWN)).map(({ seed, options }, i) => {
      const all = { ...options, ...LOOKS[i % LOOKS.length] } as Case['options'];
      return { given: { seed, options: all }, wanted: createAvatar(seed, all) };
    });
    expect(findFaults(['draw.py', cast], cases)).toEqual([]);
  });

  test('refuses an empty seed, as the engine does', () => {
    expect(() => selectAvatar('')).toThrow(/at least one character/);
    expect(() => runPython(['navii.py'], [{ seed: '', options: {} }])).toThrow(/at least one character/);
  });
});

test('the code of the docs picks the parts that the engine picks', () => {
  const text = readFileSync(join(root, 'site/docs/porting.md'), 'utf8');
  const code = Array.from(text.matchAll(/^```js.*\n([^]*?)^```/gm), ([, part = '']) => part).join('\n');
  const port = compileFunction(`${code}\nreturn { hashSeed, randomUint32, pickPart, applyRules };`)();
  const picks = readVectors('picks.json') as { readonly keys: Readonly<Record<string, string>> };
  const [, call = '', result] = /^`(pickPart\(.*\))` is `'(\w+)'`/m.exec(text) ?? [];
  expect(call).not.toBe('');
  expect(compileFunction(`${code}\nreturn ${call};`, ['picks'])(picks)).toBe(result);
  const [, emptied = '', whose = '', part] =
    /^The rules empty the `(\w+)` of `(\w+)`, which was `(\w+)`/m.exec(text) ?? [];
  const number = port.randomUint32(port.hashSeed(whose), Number(`0x${picks.keys[emptied]}`));
  expect(port.pickPart(emptied, number, [], undefined, picks)).toBe(part);
  expect(selectAvatar(whose)).toHaveProperty(emptied, null);
  for (const { seed } of makeCases(200)) {
    for (const packs of [[], ['garden'], ['garden', 'winter']]) {
      const state = port.hashSeed(seed);
      const numberOf = (slot: string) => port.randomUint32(state, Number(`0x${picks.keys[slot]}`));
      const style = port.pickPart('style', numberOf('style'), [], undefined, picks);
      const slots = Object.keys(picks.keys).filter((slot) => slot !== 'style');
      const spec = Object.fromEntries(
        slots.map((slot) => [slot, port.pickPart(slot, numberOf(slot), packs, style, picks)]),
      );
      port.applyRules(spec, picks);
      expect(spec, `${seed} ${packs.join()}`).toEqual({ ...selectAvatar(seed, { packs }) });
    }
  }
});

test('the docs state the length of the programs and the size of the file', () => {
  const text = readFileSync(join(root, 'site/docs/porting.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const stated = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number);
  const linesOf = (name: string) => readFileSync(join(PROGRAMS, name), 'utf8').split('\n').length - 1;
  const lengths = stated(
    /navii\.py` follows steps 1 to 5 in (\d+) lines, and `test\/port\/draw\.py` follows step 6 in (\d+)/,
  );
  expect(lengths).toEqual(['navii.py', 'draw.py'].map(linesOf));
  expect(stated(/(\d+) KB with all packs/)).toEqual([Math.round(statSync(cast).size / 1000)]);
});
