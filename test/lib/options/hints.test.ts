// Tests of hints. Hints are printed unless NODE_ENV is `production`. The built package runs in processes of its own, because each
// process prints a hint once.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/root.js';

interface Run {
  readonly environment?: string;
  readonly flags?: readonly string[];
}

/** Runs a module in Node, and returns the lines of its standard error. */
function run(script: string, { environment, flags = [] }: Run = {}): string[] {
  const { NODE_ENV: _, ...env } = process.env;
  const args = [...flags, '--input-type=module', '--eval', script];
  const options = { cwd: root, encoding: 'utf8', env: environment ? { ...env, NODE_ENV: environment } : env } as const;
  const { stderr, status } = spawnSync(process.execPath, args, options);
  expect(status, stderr).toBe(0);
  return stderr.split('\n').filter((line) => line !== '');
}

const draw = (options: string, entry = 'navii'): string =>
  `import { createAvatar } from '${entry}';\ncreateAvatar('ada', ${options});`;

const development = { environment: 'development' };

describe('in development', () => {
  /** Options, and the first hint that they cause. A process prints a hint once, so the hints differ. */
  const IGNORED = [
    [
      `{ mood: 'hapy' }`,
      'navii: mood "hapy" is ignored; neutral, happy, serious, sleepy, wink; or several, comma-separated',
    ],
    [`{ size: 'big' }`, 'navii: size "big" is ignored; integer, 16–1024 px'],
    [`{ colors: '#2bb5a8,teal' }`, 'navii: colors "teal" is ignored; 1–3 hex colours, comma-separated'],
    [`{ size: '2rem' }`, 'navii: size "2rem" is ignored; integer, 16–1024 px'],
    [`{ tileBg: 'bleu' }`, 'navii: tileBg "bleu" is ignored; CSS colour or auto'],
    [`{ animated: 'yes' }`, 'navii: animated "yes" is ignored; 0 or 1'],
    [
      `{ mood: {} }`,
      'navii: mood object value is ignored; neutral, happy, serious, sleepy, wink; or several, comma-separated',
    ],
    [
      `{ parts: 'body:heart,topper:crwn,hat:crown' }`,
      'navii: parts "topper:crwn" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ mood: 'none' }`,
      'navii: mood "none" is ignored; neutral, happy, serious, sleepy, wink; or several, comma-separated',
    ],
    [
      `{ parts: { body: 'heart', topper: 'crwnx' } }`,
      'navii: parts "topper:crwnx" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ parts: { hat: 'tiara' } }`,
      'navii: parts "hat:tiara" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ parts: { topper: {} } }`,
      'navii: parts object value is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ parts: 'topper:crown,topper:crwnxx' }`,
      'navii: parts "topper:crwnxx" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ mood: ['wink', 'hapyx'] }`,
      'navii: mood "hapyx" is ignored; neutral, happy, serious, sleepy, wink; or several, comma-separated',
    ],
    [
      `{ parts: 'topper:crown | crwnxxx' }`,
      'navii: parts "topper:crwnxxx" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ parts: { topper: ['crown', null, 'crwnxxxx'] } }`,
      'navii: parts "topper:crwnxxxx" is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
    [
      `{ parts: 3 }`,
      'navii: parts number value is ignored; slot:id pairs, comma-separated; or several ids, slot:id|id',
    ],
  ] as const;

  it('names what is ignored, and what an option takes', () => {
    const draws = IGNORED.map(([options]) => `console.warn('drawing');\ncreateAvatar('ada', ${options});`);
    const lines = run(`import { createAvatar } from 'navii';\n${draws.join('\n')}`, development)
      .join('\n')
      .split('drawing\n');
    expect(lines.slice(1).map((hints) => hints.split('\n')[0])).toEqual(IGNORED.map(([, hint]) => hint));
  });

  it.each(['{ log() {} }', 'undefined'])('a console of %s is no error', (console) => {
    const script = `globalThis.console = ${console};\n(await import('navii')).createAvatar('ada', { mood: 'hapy' });`;
    expect(run(script, development)).toEqual([]);
  });

  it('shows no control characters of values and names, and not all of long ones', () => {
    const options = String.raw`{ mood: 'a\n\u001b[31m\u009bb\u2028\u202e"', ['x\u0007y']: 1, style: 'z'.repeat(999) }`;
    const lines = run(draw(options), development);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(String.raw`mood "a\n\u001b[31m\u009bb\u2028\u202e\"" is ignored`);
    expect(lines.join('\n')).toContain(String.raw`option "x\u0007y" is ignored`);
    expect(lines.join('\n')).toContain(`style "${'z'.repeat(80)}…" is ignored`);
  });

  it('lists the palettes and packs of the entry point, as many as fit', () => {
    expect(run(draw(`{ palette: 'mnt' }`), development)[0]).toMatch(
      /^navii: palette "mnt" is ignored; violet, mint, .*, …$/,
    );
    expect(run(draw(`{ packs: 'gardn,neon' }`), development)).toEqual([
      'navii: packs "gardn" is ignored; accra-gallery, command-center, arcade, bakery, deep-sea, garden, halloween, ' +
        'neon, office, pets, snack-bar, winter, studio',
    ]);
    expect(run(draw(`{ packs: 'garden' }`, 'navii/core'), development)).toEqual([
      'navii: packs "garden" is ignored; this entry point knows no packs',
    ]);
  });

  it.each(['navii/define', 'navii/define/core'])('says when another copy has the elements of %s', (entry) => {
    const script = (first: string): string =>
      `const { NaviiAvatarElement } = await import('navii/components');\n${first}\nawait import('${entry}');`;
    const define = (base: string): string => script(`customElements.define('navii-avatar', class extends ${base} {});`);
    const foreign = define(`Object.getPrototypeOf(NaviiAvatarElement)`);
    const said = /^navii: <navii-avatar> is registered by something else/;
    expect(run(foreign, development).filter((line) => said.test(line))).toHaveLength(1);
    for (const ours of [script(''), define('NaviiAvatarElement')]) {
      expect(run(ours, development).filter((line) => said.test(line))).toEqual([]);
    }
    expect(run(foreign, { environment: 'production' })).toEqual([]);
  });

  it('names an unknown option', () => {
    expect(run(draw(`{ moood: 'happy' }`), development)).toEqual([
      'navii: option "moood" is ignored; size, palette, colors, background, tileBg, shape, scale, flip, mood, packs, style, parts, title, animated',
    ]);
  });

  it('names an option that members of a group do not have', () => {
    const takes = 'palette, colors, background, tileBg, mood, packs, style, parts';
    const script = `import { createGroup } from 'navii';
      createGroup([{ seed: 'a', moood: 'x', size: 9, label: 'A', title: undefined, other: undefined }, 'b']);`;
    expect(run(script, development)).toEqual([
      `navii: option "moood" of a member is ignored; ${takes}`,
      `navii: option "size" of a member is ignored; ${takes}`,
    ]);
  });

  it('says that there is no palette "none"', () => {
    expect(run(draw(`{ palette: 'none' }`), development)[0]).toMatch(/^navii: palette "none" is ignored; violet, /);
  });

  it('prints each hint once', () => {
    const script = `${draw(`{ mood: 'hapy' }`)}\nfor (let i = 0; i < 9; i++) createAvatar('ada', { mood: 'hapy' });`;
    expect(run(script, development)).toHaveLength(1);
  });

  it('prints nothing about values that are valid, absent or clamped', () => {
    const options = `{ size: '9999px', palette: null, shape: undefined, tileBg: 'none', mood: '', packs: [], animated: 0, background: ['none', 'ring'], parts: { topper: null, body: undefined, palette: null, tilt: -3, brows: ['raised', null] }, title: 'none' }`;
    expect(run(draw(options), development)).toEqual([]);
  });
});

describe('navii/define/core in development', () => {
  it('lists packs that are not loaded yet', () => {
    const script = `
      import 'navii/define/core';
      import { createAvatar } from 'navii/core';
      createAvatar('ada', { packs: 'gardn' });`;
    expect(run(script, development).find((line) => line.startsWith('navii: packs'))).toBe(
      'navii: packs "gardn" is ignored; accra-gallery, command-center, arcade, bakery, deep-sea, garden, halloween, ' +
        'neon, office, pets, snack-bar, winter, studio',
    );
  });
});

describe('by NODE_ENV', () => {
  it.each([{}, { environment: 'test' }])('they are printed with %j', (where) => {
    expect(run(draw(`{ mood: 'hapy' }`), where)).toHaveLength(1);
  });

  it('none is printed in production', () => {
    const script = `import 'navii/define';\n${draw(`{ mood: 'hapy', moood: 1 }`)}`;
    expect(run(script, { environment: 'production' })).toEqual([]);
  });

  it('none is printed where NODE_ENV is not set: in a browser without a bundler', () => {
    const script = `delete globalThis.process;\nconst { createAvatar } = await import('navii');\ncreateAvatar('ada', { mood: 'hapy' });`;
    expect(run(script)).toEqual([]);
  });

  it('none is printed for options that a callback reads by name, as the service does', () => {
    const script = `import { catalogue, readAvatarOptions } from 'navii';\nreadAvatarOptions(() => 'hapy', catalogue);`;
    expect(run(script, development)).toEqual([]);
  });
});
