// Tests of `navii SEED…`: one picture, wrong arguments, the built program, and the help.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createAvatar, seedFromEmail, VERSION } from '../../../lib/index.js';
import { AVATAR_OPTIONS } from '../../../lib/options/table.js';
import { toKebab } from '../../../lib/options/words.js';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { program, run, spawnCommand } from './run-command.js';

const folder = useFolder();
const at = (name: string) => join(folder, name);

describe('navii SEED', () => {
  it.each([
    [['alice'], 'alice', {}],
    [['alice', '--size', '32', '--mood=wink'], 'alice', { size: 32, mood: 'wink' }],
    [['--animated', 'a b'], 'a b', { animated: true }],
    [['--animated=1', '--no-animated', 'a b'], 'a b', {}],
    [['x', '--packs', 'garden', '--packs=office', '--style', 'femme'], 'x', { packs: 'office,garden', style: 'femme' }],
    [
      ['x', '--tile-bg', 'OKLCH(0.8 0.1 90)', '--shape', 'square'],
      'x',
      { tileBg: 'oklch(0.8 0.1 90)', shape: 'square' },
    ],
    [
      ['x', '--parts', 'body:heart, topper:none', '--parts', 'tilt:-3'],
      'x',
      { parts: 'body:heart,topper:none,tilt:-3' },
    ],
    [['x', '--colors', '2BB5A8', '--colors', '#fff'], 'x', { colors: '#2bb5a8,#ffffff' }],
    [['x', '--scale', '80', '--flip'], 'x', { scale: 80, flip: true }],
    [
      ['x', '--palette', 'teal, mint', '--mood=wink,happy', '--parts', 'topper:crown|none'],
      'x',
      { palette: ['mint', 'teal'], mood: ['happy', 'wink'], parts: { topper: ['crown', null] } },
    ],
    [['x', '--mood', 'wink,happy', '--mood', 'wink'], 'x', { mood: 'wink' }],
    [['x', '--title', '-'], 'x', { title: '-' }],
    [['--', '--size'], '--size', {}],
    [['--', '-'], '-', {}],
    [['--', 'group'], 'group', {}],
    [['Zoë Müller 🦊'], 'Zoë Müller 🦊', {}],
  ] as const)('%j prints the bytes of the library', async (args, seed, options) => {
    expect(await run(args)).toMatchObject({ code: 0, out: createAvatar(seed, options), err: '' });
  });

  it('ends the line on a terminal', async () => {
    expect((await run(['ada'], { isTTY: true })).out).toBe(`${createAvatar('ada')}\n`);
  });

  it.each([
    ['ada\n', 'ada'],
    ['\uFEFFada\r\n\r\n  \r\n', 'ada'],
    ['\n\n ada ', 'ada'],
  ])('reads %j from standard input', async (input, seed) => {
    expect(await run([], { input })).toMatchObject({ code: 0, out: createAvatar(seed) });
    expect(await run(['-'], { input })).toMatchObject({ code: 0, out: createAvatar(seed) });
  });

  it('hashes e-mail addresses with --email, and warns without it', async () => {
    const email = 'ada@example.org';
    expect(await run([' Ada@Example.org ', '--email'])).toMatchObject({
      out: createAvatar(seedFromEmail(email)),
      err: '',
    });
    const { out, err } = await run([email]);
    expect(out).toBe(createAvatar(email));
    expect(err).toBe('navii: warning: "ada@example.org" is an e-mail address; --email hashes it\n');
    expect((await run([email, '-q'])).err).toBe('');
    expect((await run(['ada', '--email'])).err).toContain('"ada" is not an e-mail address');
  });
});

describe('a file', () => {
  it('has the format of its extension', async () => {
    expect(await run(['ada', '-o', at('ada.svg')])).toMatchObject({ code: 0, out: '', err: '' });
    expect(readFileSync(at('ada.svg'), 'utf8')).toBe(createAvatar('ada'));
    expect(await run(['ada', '--size=40', '--output', at('ada.PNG')])).toMatchObject({ code: 0, out: '', err: '' });
    expect(decode(readFileSync(at('ada.PNG')))).toMatchObject({ width: 40, height: 40 });
    expect(readdirSync(folder).toSorted()).toEqual(['ada.PNG', 'ada.svg']);
  });

  it('is a PNG on standard output, but not on a terminal', async () => {
    expect(decode((await run(['ada', '--png'])).bytes)).toMatchObject({ width: 96, height: 96 });
    const { code, out, err } = await run(['ada', '--png'], { isTTY: true });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('a terminal cannot show a PNG');
  });

  it('warns about options that a PNG does not show', async () => {
    const { err } = await run(['ada', '--png', '--animated', '--title', 'Ada']);
    expect(err).toBe('navii: warning: a PNG does not show --animated and --title\n');
  });

  it('is written through a link, which stays', async () => {
    writeFileSync(at('real.svg'), 'old');
    symlinkSync(at('real.svg'), at('link.svg'));
    expect((await run(['ada', '-o', at('link.svg')])).code).toBe(0);
    expect(readFileSync(at('real.svg'), 'utf8')).toBe(createAvatar('ada'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('that cannot be written is an error of one line', async () => {
    const { code, err } = await run(['ada', '-o', at('nowhere/ada.svg')]);
    expect(code).toBe(1);
    expect(err).toBe(`navii: cannot write ${at('nowhere/ada.svg')}: there is no such file or folder\n`);
  });
});

describe('navii refuses', () => {
  it.each([
    [['ada', '--mood', 'hapy'], 'did you mean happy?\nPossible values: neutral, happy, serious, sleepy, wink'],
    [['ada', '--palette', 'mnit'], '--palette: there is no "mnit"; did you mean mint?\nPossible values: violet, mint'],
    [['ada', '--style', 'masc,femme'], '--style: there is no "masc,femme"'],
    [['ada', '--parts', 'topper:crwn'], '--parts: topper: there is no "crwn"; did you mean crown?'],
    [
      ['ada', '--parts', 'crown'],
      'expected slot:id pairs, separated by commas; or several ids, slot:id|id, got "crown"',
    ],
    [['ada', '--size', '9999'], '--size: expected a whole number, 16–1024 px, got "9999"'],
    [['ada', '--size', '--mood'], '--size: expected N, got nothing; if the value is --mood, write --size=--mood'],
    [['ada', '--tile-bg', 'url(x)'], '--tile-bg: expected a CSS colour or auto, got "url(x)"'],
    [['ada', '--colors', '#2bb5a8,teal'], '--colors: expected 1–3 hex colours, separated by commas, got "teal"'],
    [['ada', '--title', 'a'.repeat(201)], 'expected text, at most 200 characters, got "aaa'],
    [['ada', '--animated=maybe'], '--animated: expected no value, 1 or 0, got "maybe"'],
    [['ada', '--tileBg', 'red'], 'there is no flag --tileBg; did you mean --tile-bg?'],
    [['-x'], 'there is no flag -x; write a seed that starts with a dash after --'],
    [['ada', '--no-size'], 'there is no flag --no-size'],
    [[''], 'expected seeds of at least one character'],
    [['ada', 'grace'], '--out DIR'],
    [['ada', '-o', 'ada.jpg'], '--output: expected a name that ends in .svg or .png, got "ada.jpg"'],
    [['ada', '-o', 'ada.svg', '--png'], '--output: expected a name that ends in .png, got "ada.svg"'],
    [['ada', '--out', 'x', '-o', 'ada.svg'], 'not both'],
    [['ada', '--out', 'ada.png'], 'write one picture with --output FILE'],
    [['ada', '--name', '{seed}.svg'], '--name: expected --out DIR too'],
    [['ada', '--out', 'x', '--name', '../{seed}.svg'], 'got a path'],
    [['ada', '--out', 'x', '--name', 'all.svg'], 'expected {seed} in it'],
    [['ada', '--out', 'x', '--name', '{nick}.svg'], 'Possible values: seed, index'],
    [['ada', '--out', 'x', '--name', '{seed}'], 'ends in .svg or .png'],
    [['ada', '--csv', 'team.csv'], '--csv: expected no seeds but those in the file, got "ada"'],
    [['ada', '--column', 'name'], '--column: expected --csv FILE too'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toMatch(/\nnavii --help lists all flags\n$/);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['', 'there are no seeds in standard input'],
    [Buffer.from('Zo\u00eb\n', 'latin1'), 'standard input is not UTF-8'],
    ['a'.repeat(2_000_000), 'a line of more than a million characters'],
  ])('input that is not a list of seeds: %#', async (input, message) => {
    const { code, err } = await run([], { input });
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it('to wait at a terminal for a seed', async () => {
    expect(await run([], { isTTY: true })).toMatchObject({ code: 2, out: '' });
  });
});

describe('the program', () => {
  it('is one file, which the package installs', async () => {
    expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(readdirSync(join(program, '..'))).toEqual(['licenses.txt', 'navii.js']);
    if (process.platform !== 'win32') expect(statSync(program).mode & 0o111).toBe(0o111);
    expect(execFileSync(process.execPath, [program, 'ada', '--mood', 'wink'], { encoding: 'utf8' })).toBe(
      createAvatar('ada', { mood: 'wink' }),
    );
    expect(await spawnCommand(['--version'])).toMatchObject({ code: 0, out: `${VERSION}\n`, err: '' });
  });

  it('needs no package for SVG, and names the package for PNG', async () => {
    copyFileSync(program, at('navii.mjs'));
    expect(await spawnCommand(['ada'], {}, at('navii.mjs'))).toMatchObject({ code: 0, out: createAvatar('ada') });
    const { code, out, err } = await spawnCommand(['ada', '--png'], { cwd: folder }, at('navii.mjs'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe('navii: PNG needs @resvg/resvg-wasm: npm install @resvg/resvg-wasm\n');
  });

  it('finds that package in the current folder, for npx', async () => {
    copyFileSync(program, at('navii.mjs'));
    const project = at('a project #1');
    const path = 'node_modules/@resvg/resvg-wasm';
    cpSync(join(root, path), join(project, path), { recursive: true });
    const { code, bytes, err } = await spawnCommand(['ada', '--png'], { cwd: project }, at('navii.mjs'));
    expect([code, err]).toEqual([0, '']);
    expect(bytes).toEqual((await run(['ada', '--png'])).bytes);
  });
});

describe('help', () => {
  it.each(['', 'group', 'sheet', 'describe', 'find', 'palettes', 'packs', 'parts'])(
    'of "%s" fits 80 columns',
    async (name) => {
      const { code, out, err } = await run(name === '' ? ['--help'] : [name, '-h']);
      expect([code, err]).toEqual([0, '']);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect(out).toMatch(new RegExp(`^Usage: navii ${name}`));
      expect(out).toContain('Exit codes\n  0 ');
      // The option table has these words, which describe values that the engine ignores. The command refuses such values.
      expect(out).not.toMatch(/clamped|skipped|query|`/);
    },
  );

  it('lists every option of the table', async () => {
    const { out } = await run(['--help']);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(out).toContain(`  --${toKebab(name)}`);
  });
});
