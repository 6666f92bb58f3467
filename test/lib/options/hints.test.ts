// Tests of hints. Hints are printed unless NODE_ENV is `production`. The built package runs in processes of its own, because each
// process prints a hint once.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { listPacks, MOODS as ALL_MOODS } from '../../../lib/index.js';
import type { OptionRow, OptionTable } from '../../../lib/options/row.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../../lib/options/table.js';
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

/** Lists the names of options, as hints do. Two have a second name. */
const listNames = (table: OptionTable, isWanted: (row: OptionRow) => boolean = () => true): string =>
  Object.entries(table)
    .flatMap(([name, row]) =>
      isWanted(row) ? ({ style: 'styleHint, style', title: 'label, title' }[name] ?? name) : [],
    )
    .join(', ');

const AVATAR = listNames(AVATAR_OPTIONS);
const PACKS = listPacks()
  .map(({ id }) => id)
  .join(', ');

const development = { environment: 'development' };

describe('in development', () => {
  const MOODS = `${ALL_MOODS.join(', ')}; or several, separated by commas`;
  const COLORS = '1–3 hex colours, separated by commas';
  const PARTS = 'slot:id pairs, separated by commas; or several ids, slot:id|id';

  /** Options, and the start of the first hint that they cause. A process prints a hint once, so the hints differ. */
  const IGNORED = [
    [`{ mood: 'hapy' }`, `navii: mood "hapy" is ignored; ${MOODS}; did you mean happy?`],
    [`{ size: 'big' }`, `navii: size "big" is ignored; a whole number, 16–1024 px`],
    [`{ size: 5000 }`, `navii: size 5000 counts as 1024; a whole number, 16–1024 px`],
    [
      `{ title: 'x'.repeat(201) }`,
      `navii: title "${'x'.repeat(80)}…" counts as "${'x'.repeat(80)}…"; text, at most 200 characters`,
    ],
    [`{ colors: '#2bb5a8,teal' }`, `navii: colors "teal" is ignored; ${COLORS}`],
    [`{ colors: ['#111', '#222', '#333', '#444'] }`, `navii: colors "#444" is ignored; ${COLORS}`],
    [`{ animated: 'yes' }`, `navii: animated "yes" is ignored; 0 or 1`],
    [`{ style: 'masc' }`, `navii: style is ignored without packs`],
    [`{ packs: new Set(['garden']) }`, `navii: packs object value is ignored; accra-gallery, `],
    [`{ mood: ['wink', 'hapyy'] }`, `navii: mood "hapyy" is ignored; ${MOODS}; did you mean happy?`],
    [
      `{ parts: 'body:heart,topper:crwn,hat:crown' }`,
      `navii: parts "topper:crwn" is ignored; ${PARTS}; did you mean crown?`,
    ],
    [`{ parts: 'body:heart,crown' }`, `navii: parts "crown" is ignored; ${PARTS}`],
    [`{ parts: { toper: 'crown' } }`, `navii: parts "toper:crown" is ignored; ${PARTS}; did you mean topper?`],
    [
      `{ parts: { topper: ['crown', null, 'crown3'] } }`,
      `navii: parts "topper:crown3" is ignored; ${PARTS}; did you mean crown?`,
    ],
  ] as const;

  it('names what is ignored, and what an option takes', () => {
    const draws = IGNORED.map(([options]) => `console.warn('drawing');\ncreateAvatar('ada', ${options});`);
    const lines = run(`import { createAvatar } from 'navii';\n${draws.join('\n')}`, development)
      .join('\n')
      .split('drawing\n');
    const starts = IGNORED.map(([, hint], at) => lines[at + 1]?.slice(0, hint.length));
    expect(starts).toEqual(IGNORED.map(([, hint]) => hint));
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
      /^navii: palette "mnt" is ignored; violet, mint, .*, …; did you mean mint\?$/,
    );
    expect(run(draw(`{ packs: 'gardn,neon' }`), development)).toEqual([
      `navii: packs "gardn" is ignored; ${PACKS}; did you mean garden?`,
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
      `navii: option "moood" is ignored; ${AVATAR}; did you mean mood?`,
    ]);
  });

  it('names an option that members of a group do not have', () => {
    const takes = listNames(AVATAR_OPTIONS, ({ inMember = true }) => inMember);
    const script = `import { createGroup } from 'navii';
      createGroup([{ seed: 'a', moood: 'x', size: 9, label: 'A', title: undefined, other: undefined }, 'b']);`;
    expect(run(script, development)).toEqual([
      `navii: option "moood" of a member is ignored; ${takes}; did you mean mood?`,
      `navii: option "size" of a member is ignored; ${takes}`,
    ]);
  });

  it('names the options that a spec leaves no choice', () => {
    const choosing = `{ palette: 'mint', mood: 'hapy', packs: ['x'], style: 'masc', styleHint: 'femme', parts: 'body:egg', background: 'ring', size: 'big', siz: 9, colors: null }`;
    const ignored = ['palette', 'background', 'mood', 'packs', 'styleHint', 'style', 'parts'];
    const script = (call: string): string =>
      `import * as navii from 'navii';\nfor (let i = 0; i < 2; i++) navii.${call}({ body: 'bun' }, ${choosing});`;
    for (const call of ['renderAvatar', 'createEngine().renderAvatar', 'describeAvatar']) {
      expect(run(script(call), development)).toEqual([
        ...ignored.map((name) => `navii: option "${name}" is ignored: the spec chooses it`),
        `navii: option "siz" is ignored; ${listNames(AVATAR_OPTIONS, ({ chooses = false }) => !chooses)}; did you mean size?`,
        'navii: size "big" is ignored; a whole number, 16–1024 px',
      ]);
    }
    expect(run(script('describeAvatar').replace(`{ body: 'bun' }`, `'ada'`), development)[0]).toContain('option "siz"');
  });

  it('names what an address cannot say, or the service ignores', () => {
    const script = `import { avatarUrl, groupUrl } from 'navii/core';
      const base = 'https://navii.example';
      avatarUrl('ada', { base, format: 'png', palete: 'x', palette: 'ours', packs: 'ours', style: 'masc', parts: 'topper:ours,toper:x' });
      avatarUrl('ada', { base, mood: 'hapy', size: 5000, palette: 7 });
      groupUrl(['ada'], { base, overlap: 'x', moood: 'wink', counterInk: '#123' });`;
    const group = listNames(GROUP_OPTIONS, ({ inQuery = true }) => inQuery);
    expect(run(script, development)).toEqual([
      `navii: option "palete" is ignored; ${AVATAR}; did you mean palette?`,
      'navii: parts "toper:x" is ignored; slot:id pairs, separated by commas; or several ids, slot:id|id; did you mean topper?',
      'navii: size 5000 counts as 1024; a whole number, 16–1024 px',
      'navii: palette 7 is ignored; a palette id; or several, separated by commas',
      `navii: mood "hapy" is ignored; ${MOODS}; did you mean happy?`,
      `navii: option "moood" is ignored; ${group}`,
      `navii: option "counterInk" is ignored; ${group}`,
      'navii: overlap "x" is ignored; a number, 0–0.7',
    ]);
    expect(run(script, { environment: 'production' })).toEqual([]);
  });

  it.each(["createAvatar('ada', options)", "createGroup(['ada'], options)", 'renderAvatar({}, options)'])(
    'says in one line of %s that it is no object of options',
    (call) => {
      const wrong = `['mint', 64, true, ['mint']]`;
      const hints = ['string', 'number', 'boolean', 'an array'].map(
        (type) => `navii: options: expected an object, got ${type}`,
      );
      expect(
        run(`import * as navii from 'navii';\nfor (const options of ${wrong}) navii.${call};`, development),
      ).toEqual(hints);
    },
  );

  it('tells of a style without packs, unless there are packs by default', () => {
    const script = `import { createEngine } from 'navii';
      import { garden } from 'navii/packs/garden';
      createEngine({ packs: [garden], defaults: { packs: 'garden' } }).createAvatar('ada', { style: 'masc' });
      createEngine({ packs: [garden] }).createAvatar('ada', { style: 'masc', packs: ['garden'] });`;
    expect(run(script, development)).toEqual([]);
  });

  it('prints each hint once', () => {
    const script = `${draw(`{ mood: 'hapy' }`)}\nfor (let i = 0; i < 9; i++) createAvatar('ada', { mood: 'hapy' });`;
    expect(run(script, development)).toHaveLength(1);
  });

  it('prints nothing about values that are valid or absent', () => {
    const options = `{ size: '48.5px', scale: 80.5, palette: null, shape: undefined, tileBg: 'none', mood: '', packs: [], animated: 0, background: ['none', 'ring'], parts: { topper: null, body: undefined, tilt: -3, brows: ['raised', null] }, title: 'none' }`;
    expect(run(draw(options), development)).toEqual([]);
  });
});

it('navii/define/core in development lists packs that are not loaded yet', () => {
  const script = `
      import 'navii/define/core';
      import { createAvatar } from 'navii/core';
      createAvatar('ada', { packs: 'gardn' });`;
  expect(run(script, development).find((line) => line.startsWith('navii: packs'))).toBe(
    `navii: packs "gardn" is ignored; ${PACKS}; did you mean garden?`,
  );
});

describe('by NODE_ENV', () => {
  it.each([{}, { environment: 'test' }])('they are printed with %j', (where) => {
    expect(run(draw(`{ mood: 'hapy' }`), where)).toHaveLength(1);
  });

  it('none is printed in production', () => {
    const script = `import 'navii/define';\n${draw(`{ mood: 'hapy', moood: 1 }`)}`;
    expect(run(script, { environment: 'production' })).toEqual([]);
  });

  it('errors are thrown in production too, in fewer words', () => {
    const script = `import { createEngine, createGroup, createSeed, renderAvatar } from 'navii';
      const calls = [() => renderAvatar({ bdy: 'bun' }), () => renderAvatar({ body: 'bunn' }), () => renderAvatar('ada'),
        () => createSeed({}), () => createGroup(['ada', {}]), () => createEngine([])];
      for (const call of calls) try { call(); console.error('nothing'); } catch (error) { console.error(String(error)); }`;
    expect(run(script, { environment: 'production' })).toEqual([
      'RangeError: spec: expected a known slot, got bdy',
      'RangeError: body: expected a known value, got "bunn"',
      'TypeError: spec: expected an object of ids by slot, got string',
      'TypeError: fields: expected an id, an email or a name, as in createSeed({ id: 42 })',
      'TypeError: seeds: expected strings, got object',
      'TypeError: options: expected packs, defaults in an object, got an array',
    ]);
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
