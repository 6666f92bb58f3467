// Tests of the batch mode: the command draws many seeds into one folder, a few files at a time.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { createAvatar, seedFromEmail } from '../../../lib/index.js';
import { useFolder } from '../../scratch.js';
import { program, run, spawnCommand } from './run-command.js';

const folder = useFolder();
let count = 0;

/** Makes a path that no file has yet. */
function fresh(): string {
  count += 1;
  return join(folder, `out-${count}`);
}

function listFiles(path: string): string[] {
  return readdirSync(path).toSorted();
}

function writeCsv(text: string): string {
  const path = `${fresh()}.csv`;
  writeFileSync(path, text);
  return path;
}

const TEAM = '\uFEFFid,name,Team lead\r\n1,"Lovelace, Ada",yes\r\n2,Grace,no\r\n\r\n3,"Jo ""an""",\r\n';

describe('seeds into a folder', () => {
  it('gives files with the bytes of the library, from arguments and from lines', async () => {
    const out = join(fresh(), 'new', 'folder');
    expect(
      await run(['Zoë Müller', '-', 'grace', '--out', out, '--mood=wink'], { input: 'joan\r\n\r\nhedy' }),
    ).toMatchObject({
      code: 0,
      out: '',
      err: '',
    });
    expect(listFiles(out)).toEqual(['Zoë Müller.svg', 'grace.svg', 'hedy.svg', 'joan.svg']);
    for (const seed of ['Zoë Müller', 'grace', 'hedy', 'joan'])
      expect(readFileSync(join(out, `${seed}.svg`), 'utf8')).toBe(createAvatar(seed, { mood: 'wink' }));
  });

  it('accepts a single seed too', async () => {
    const out = fresh();
    expect((await run(['ada', '--out', out])).code).toBe(0);
    expect(listFiles(out)).toEqual(['ada.svg']);
  });

  it('gives PNGs by the pattern or by --png', async () => {
    const [named, flagged] = [fresh(), fresh()];
    await run(['ada', 'grace', '--out', named, '--name', '{index}_{seed}.PNG', '--size', '20']);
    expect(listFiles(named)).toEqual(['1_ada.PNG', '2_grace.PNG']);
    expect(decode(readFileSync(join(named, '2_grace.PNG'))).width).toBe(20);
    await run(['ada', 'grace', '--out', flagged, '--png']);
    expect(listFiles(flagged)).toEqual(['ada.png', 'grace.png']);
  });

  it('draws each seed once, under names that differ on every system', async () => {
    const out = fresh();
    const { err } = await run(['Ada', 'ada', 'Ada', 'a/b', 'a:b', 'CON', '../x', 'Ada', '--out', out]);
    expect(err).toBe('navii: skipped 2 repeated seeds\nnavii: changed 2 file names that were taken\n');
    const files = listFiles(out);
    expect(files).toHaveLength(6);
    expect(files).toEqual(expect.arrayContaining(['Ada.svg', 'CON_.svg', '_x.svg', 'a_b.svg']));
    const other = files.find((name) => /^ada-[\da-f]{8}\.svg$/.test(name)) ?? '';
    expect(readFileSync(join(out, other), 'utf8')).toBe(createAvatar('ada'));
    expect(existsSync(join(out, '..', 'x.svg'))).toBe(false);
  });

  it('replaces a link, and not the file outside of the folder that it leads to', async () => {
    const out = fresh();
    const outside = writeCsv('outside');
    mkdirSync(out);
    symlinkSync(outside, join(out, 'ada.svg'));
    expect((await run(['ada', '--out', out])).code).toBe(0);
    expect(readFileSync(outside, 'utf8')).toBe('outside');
    expect(readFileSync(join(out, 'ada.svg'), 'utf8')).toBe(createAvatar('ada'));
  });

  it('shows a progress bar on a terminal, and nothing with --quiet', async () => {
    const args = ['--csv', writeCsv(TEAM), '--column', 'name', '--out', fresh()];
    const { err } = await run(args, { isTTY: true });
    expect(err).toContain('100%  3 pictures');
    expect(err).toMatch(/navii: 3 pictures in .+\n$/);
    expect((await run([...args, '--quiet'], { isTTY: true })).err).toBe('');
    expect((await run(args)).err).toBe('');
  });

  it('says in one line that a folder cannot be made', async () => {
    const { code, err } = await run(['ada', '--out', writeCsv('')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^navii: .+ is not a folder\n$/);
  });

  // Node's own `mkdir` with `recursive` tries such a folder for ever.
  it.runIf(existsSync('/proc/self'))('says in one line that a system refuses new folders', async () => {
    expect(await spawnCommand(['ada', 'grace', '--out', '/proc/navii/faces'])).toMatchObject({
      code: 1,
      out: '',
      err: 'navii: cannot make the folder /proc/navii/faces: there is no such file or folder\n',
    });
  });
});

describe('a CSV file', () => {
  it('has its seeds in a column by name, by number, or in the one called seed', async () => {
    const path = writeCsv(TEAM);
    for (const column of ['name', '2']) {
      const out = fresh();
      expect(await run(['--csv', path, '--column', column, '--out', out])).toMatchObject({ code: 0, err: '' });
      expect(listFiles(out)).toEqual(['Grace.svg', 'Jo _an_.svg', 'Lovelace, Ada.svg']);
      expect(readFileSync(join(out, 'Jo _an_.svg'), 'utf8')).toBe(createAvatar('Jo "an"'));
    }
    const out = fresh();
    await run(['--csv', '-', '--out', out], { input: 'x,seed\n1,ada\n2,grace\n3,\n' });
    expect(listFiles(out)).toEqual(['ada.svg', 'grace.svg']);
    const only = fresh();
    await run(['--csv', '-', '--out', only], { input: 'people\nada\n\ngrace' });
    expect(listFiles(only)).toEqual(['ada.svg', 'grace.svg']);
  });

  it('names files by its columns, and two rows of one seed that differ in them are two files', async () => {
    const out = fresh();
    const input = 'name,team\nAda,red\nAda,blue\nAda,red\nJoan,red\n';
    const name = '{team} {name}-{seed}.svg';
    const { err } = await run(['--csv', '-', '--column=name', '--out', out, '--name', name], { input });
    expect(listFiles(out)).toEqual(['blue Ada-Ada.svg', 'red Ada-Ada.svg', 'red Joan-Joan.svg']);
    expect(err).toBe('navii: skipped 1 repeated seed\n');
  });

  it('of e-mail addresses gives file names without them', async () => {
    const out = fresh();
    await run(['--csv', '-', '--email', '--out', out], { input: 'seed\nada@example.org\nADA@example.org\n' });
    expect(listFiles(out)).toEqual([`${seedFromEmail('ada@example.org')}.svg`]);
  });

  it.each([
    [TEAM, ['--column', 'nmae'], 2, 'did you mean name?\nPossible values: id, name, Team lead'],
    [TEAM, ['--column', '4'], 2, 'Possible values: id, name, Team lead'],
    [TEAM, [], 2, '--column: expected the column with the seeds\nPossible values: id, name, Team lead'],
    [TEAM, ['--column', '2', '--name', '{team}.svg'], 2, 'Possible values: seed, index, id, name, Team lead'],
    ['', [], 1, 'is empty'],
    ['seed\n', [], 1, 'there are no seeds in'],
    ['a,b\n1,2,3\n', ['--column', 'a'], 1, 'on line 2'],
    ['a,b\n1,"2\n', ['--column', 'a'], 1, 'Quote Not Closed'],
    [`seed\n"${'x'.repeat(2_000_000)}`, [], 1, 'a row of more than a million characters'],
    [Buffer.from('seed\nZo\u00eb\n', 'latin1'), [], 1, 'is not UTF-8'],
  ])('is refused: %#', async (input, args, code, message) => {
    const outcome = await run(['--csv', '-', ...args, '--out', fresh()], { input });
    expect(outcome.code).toBe(code);
    expect(outcome.err).toContain(message);
  });
});

describe('the process', () => {
  it.each([
    ['SIGINT', 130, 'svg'],
    ['SIGTERM', 143, 'svg'],
    ['SIGINT', 130, 'png'],
  ] as const)('leaves whole files when it gets %s, and ends with %i', async (signal, expected, format) => {
    const out = fresh();
    const child = spawn(process.execPath, [program, '--out', out, '--name', `{seed}.${format}`], { stdio: 'pipe' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    // Standard input stays open, so that it does not end by itself.
    child.stdin.on('error', () => undefined).write(Array.from({ length: 50_000 }, (_, i) => `user-${i}\n`).join(''));
    while (!existsSync(out) || readdirSync(out).length < 20) await setTimeout(5);
    child.kill(signal);
    expect(await ended).toBe(expected);
    const files = readdirSync(out);
    expect(files.filter((name) => !/^user-\d+\.(?:svg|png)$/.test(name))).toEqual([]);
    for (const name of files) {
      const bytes = readFileSync(join(out, name));
      if (format === 'png') expect(decode(bytes).width).toBe(96);
      else expect(bytes.toString()).toBe(createAvatar(name.replace('.svg', '')));
    }
  });

  it.each([
    ['--out', (out: string) => out],
    ['--output', (out: string) => join(out, 'ada.svg')],
  ])('removes with %s the temporary files of a killed run, and not those of a running one', async (flag, pathIn) => {
    const [out, mark] = [fresh(), `.navii-${encodeURIComponent(hostname())}-`];
    const { pid } = spawnSync(process.execPath, ['--version']);
    const kept = [`${mark}${process.ppid}-1.tmp`, `.navii-elsewhere-${pid}-1.tmp`, `${mark}notes.tmp`];
    mkdirSync(out);
    for (const name of [`${mark}${pid}-1.tmp`, `${mark}${pid}-20.tmp`, ...kept]) writeFileSync(join(out, name), 'half');
    expect((await spawnCommand(['ada', flag, pathIn(out)])).code).toBe(0);
    expect(listFiles(out)).toEqual([...kept, 'ada.svg'].toSorted());
  });

  it('ends without an error when the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [program, 'describe'], { stdio: 'pipe' });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.stdin.on('error', () => undefined).write(Array.from({ length: 50_000 }, (_, i) => `user-${i}\n`).join(''));
    child.stdout.once('data', () => child.stdout.destroy());
    expect([await ended, err]).toEqual([0, '']);
  });
});
