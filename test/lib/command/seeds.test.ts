// Tests of CSV files as programs write them: their delimiters, their limits, and the names of their columns in errors.
import { describe, expect, it } from 'vitest';
import { openCsv } from '../../../lib/command/seeds.js';
import { CommandError } from '../../../lib/command/terminal.js';
import { createAvatar } from '../../../lib/index.js';
import { run } from './run-command.js';

async function* cut(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, length = 1_000) {
  const { columns, rows } = await openCsv(cut(text, length), 'file');
  const listed: (readonly string[])[] = [];
  for await (const row of rows) listed.push(row);
  return [columns, ...listed];
}

describe('the columns of a CSV file', () => {
  it.each([
    ['commas', 'seed,name\nada,x;y\n', 'seed|name / ada|x;y'],
    ['semicolons', 'seed;name\nada;1,5\n', 'seed|name / ada|1,5'],
    ['tabs', 'seed\tname\r\nada\tx, y; z\r\n', 'seed|name / ada|x, y; z'],
    ['the most frequent character', 'seed;a,b;c\nada;1;2\n', 'seed|a,b|c / ada|1|2'],
    ['commas if two are equally frequent', 'a;b,c\n1,2\n', 'a;b|c / 1|2'],
    ['commas if there are none', 'seed\nada;x\n', 'seed / ada;x'],
    ['no signs in quotes', '"a,b,c ""d"",";seed\n1;ada\n', 'a,b,c "d",|seed / 1|ada'],
    ['no line breaks in quotes', '\n\n"a\nb,";seed\n1;ada\n', 'a\nb,|seed / 1|ada'],
    ['signs of a lone row', 'seed;name', 'seed|name'],
    ['nothing of the second row', '"seed"\nada;x\n', 'seed / ada;x'],
  ])('are separated by %s', async (_, text, rows) => {
    const wanted = rows.split(' / ').map((row) => row.split('|'));
    expect(await read(text)).toEqual(wanted);
    expect(await read(text, 1)).toEqual(wanted);
  });

  it('have the same number in every row, with any delimiter', async () => {
    await expect(read('seed;name\nada;x\ngrace\n')).rejects.toThrow('on line 3');
  });
});

describe('white space around a seed', () => {
  it.each([
    ['in a column', ['--csv', '-', '--column', 'seed'], 'id,seed\n1, ada\n2,"ada "\n3,\u00a0ada\n4, \n'],
    ['in a line', ['-'], 'ada\nada \r\n\tada\n \n'],
  ])('%s does not count', async (_, args, input) => {
    const { out } = await run(['describe', ...args], { input });
    expect(out).toBe((await run(['describe', 'ada', 'ada', 'ada'])).out);
  });

  it('in an argument counts', async () => {
    expect((await run([' ada'])).out).toBe(createAvatar(' ada'));
  });
});

// The parser keeps a row in memory until the row ends: 300 MB of commas took 1.6 GB.
describe('a row', () => {
  const LONGEST = 1_048_576;

  it.each([
    ['of quoted text', `a\n"${'x,\n'.repeat(LONGEST / 3)}"\n`],
    ['with an open quote', `a\n"${'x'.repeat(LONGEST)}`],
    ['that is the first', 'x'.repeat(LONGEST + 1)],
    ['of columns', `a\n${','.repeat(LONGEST + 1)}\n`],
  ])('%s has a limit', async (_, text) => {
    const message = 'file has a row of more than a million characters';
    await expect(read(text, 65_536).then(({ length }) => length)).rejects.toThrow(new CommandError(message));
  });

  it('of the maximum length is read, and so is the next one', async () => {
    const rows = ['x'.repeat(LONGEST), `"${'x,'.repeat(LONGEST / 2 - 1)}"`, 'x'.repeat(LONGEST)];
    expect(await read(rows.join('\r\n'), 65_536)).toHaveLength(3);
  });
});

describe('an error about a CSV file', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `c${index}`).join(',');

  it.each([
    ['\u001B[31mred,"a\nb"', ['--column', 'x'], 'Possible values:  [31mred, a b\n'],
    ['\u001B[31mred,"a\nb"', [], 'Possible values:  [31mred, a b\n'],
    ['\u009Bm,\u202Ex', [], 'Possible values:  m,  x\n'],
    ['red\u0007,x', ['--column', 'red'], 'did you mean red ?\n'],
    ['red\u0007,x', ['--column', '1', '--name', '{red}.svg'], 'Possible values: seed, index, red , x\n'],
    [`a,${'b'.repeat(5_000)}`, [], `Possible values: a,\n${'b'.repeat(60)}…\n`],
    [many, [], 'c28, c29\nand 970 more\n'],
    [many, ['--column', 'x'], 'c28, c29\nand 970 more\n'],
    [`a,b\n\u001B[2J${'x'.repeat(5_000)}"y",z`, ['--column', 'a'], 'standard input: Invalid'],
  ])('is clean and short: %#', async (input, args, message) => {
    const { code, err } = await run(['--csv', '-', '--out', '/dev/null/none', ...args], { input });
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(500);
    // oxlint-disable-next-line no-control-regex -- this finds control characters
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it('has no control characters of the file name', async () => {
    const { code, err } = await run(['--csv', 'no\u001B[31m.csv', '--out', 'out']);
    expect([code, err]).toEqual([1, 'navii: cannot read no [31m.csv: there is no such file or folder\n']);
  });
});
