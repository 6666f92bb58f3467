// Tests of the other commands: groups, sheets, descriptions, the search and the lists.
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { describeAvatar, listPacks, listPalettes, createGroup, selectAvatar, SLOTS } from '../../../lib/index.js';
import { readText } from '../../tools/root.js';
import { run } from './run-command.js';

describe('navii group', () => {
  it('prints what the library draws', async () => {
    const seeds = ['ada', 'grace', 'joan', 'hedy'];
    const options = { max: 3, overlap: 0.5, ring: 'auto', counterFill: '#123' };
    const args = ['--max', '3', '--overlap=.5', '--ring', 'auto', '--counter-fill', '#123'];
    expect(await run(['group', ...seeds, ...args])).toMatchObject({
      code: 0,
      out: createGroup(seeds, options),
      err: '',
    });
    expect((await run(['group', 'a', 'a', '--distinct'])).out).toBe(createGroup(['a', 'a'], { distinct: true }));
    expect((await run(['group'], { input: seeds.join('\n') })).out).toBe(createGroup(seeds));
  });

  it('is a PNG', async () => {
    const { bytes } = await run('group a b c --max=2 --png'.split(' '));
    expect(decode(bytes)).toMatchObject({ width: 109, height: 64 });
  });

  it('refuses numbers out of range, and counts the mascots that it does not draw', async () => {
    expect((await run(['group', 'a', '--overlap', '0.8'])).err).toContain(
      '--overlap: expected a number, 0–0.7, got "0.8"',
    );
    expect((await run(['group', 'a', '--mood', 'wink'])).err).toContain('navii group --help');
    expect((await run(['group'], { isTTY: true })).code).toBe(2);
    const { code, err, out } = await run(['group'], {
      input: Array.from({ length: 60 }, (_, i) => `u${i}`).join('\n'),
    });
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('>+11</text>');
  });
});

describe('navii describe', () => {
  it('prints a line for each seed', async () => {
    const { out, code } = await run(['describe', 'ada', 'grace', '--mood', 'wink']);
    expect(code).toBe(0);
    const texts = ['ada', 'grace'].map((seed) => describeAvatar(selectAvatar(seed, { mood: 'wink' })));
    expect(out).toBe(`${texts.join('\n')}\n`);
  });

  it('prints the choice as JSON', async () => {
    const { out } = await run(['describe', 'ada', '--json', '--packs', 'garden']);
    expect(JSON.parse(out)).toEqual(selectAvatar('ada', { packs: 'garden' }));
    expect((await run(['describe', 'ada', '--size', '64'])).code).toBe(2);
  });
});

describe('navii sheet', () => {
  it('shows the given seeds, or else numbered examples', async () => {
    const { out } = await run(['sheet', 'ada', 'Zoë <b>', 'joan', '--columns', '2', '--size', '100']);
    expect(out).toMatch(/^<svg [^>]*viewBox="0 0 224 252" width="224" height="252"/);
    expect(out).toContain('>Zoë &lt;b&gt;</text>');
    expect((await run(['sheet'])).out.match(/<text/g)).toHaveLength(48);
    expect((await run(['sheet'], { input: 'a\nb' })).out.match(/<text/g)).toHaveLength(2);
    expect((await run(['sheet', 'ada', '--no-labels'])).out).not.toContain('<text');
    expect((await run(['sheet', '-'])).code).toBe(1);
  });

  it('is a PNG of its size, unless that is too large', async () => {
    const { bytes } = await run(['sheet', 'ada', 'grace', '--png', '--no-labels', '--size', '50']);
    expect(decode(bytes)).toMatchObject({ width: 112, height: 58 });
    const many = Array.from({ length: 100 }, (_, i) => `u${i}`).join('\n');
    expect((await run(['sheet', '--png', '--size', '1024'], { input: many })).err).toContain('is too large');
  });
});

describe('navii find', () => {
  it('prints matching seeds, and says how rare they are', async () => {
    const { code, out, err } = await run('find --palette mint --topper crown --count=3 --prefix user-'.split(' '));
    expect([code, err]).toEqual([0, 'navii: about 1 seed in 1,400 matches\n']);
    const seeds = out.trimEnd().split('\n');
    expect(seeds).toHaveLength(3);
    for (const seed of seeds) {
      expect(seed).toMatch(/^user-\d+$/);
      expect(selectAvatar(seed)).toMatchObject({ palette: 'mint', topper: 'crown' });
    }
  });

  it('accepts every slot, empty ones and angles too', async () => {
    const args = ['find', '--tilt', '-3', '--brows', 'none', '--eye-size', 'large', '--count', '2', '-q'];
    const { out, err } = await run(args);
    expect(err).toBe('');
    for (const seed of out.trimEnd().split('\n'))
      expect(selectAvatar(seed)).toMatchObject({ tilt: -3, brows: null, eyeSize: 'large' });
  });

  it('takes several ids of a slot, of which any will do', async () => {
    const several = ['find', '--palette', 'mint,teal', '--topper', 'crown, beanie', '--arms', 'hold', '--count', '40'];
    const { err, out } = await run(several);
    expect(err).toMatch(/^navii: about 1 seed in [\d,]+ matches\n$/);
    const found = out
      .trimEnd()
      .split('\n')
      .map((seed) => selectAvatar(seed));
    expect(new Set(found.map(({ palette }) => palette))).toEqual(new Set(['mint', 'teal']));
    expect(new Set(found.map(({ topper }) => topper))).toEqual(new Set(['crown', 'beanie']));
    expect(new Set(found.map(({ arms }) => arms))).toEqual(new Set(['hold']));
    expect((await run(['find', '--palette', 'mint,tael'])).err).toContain('did you mean teal?');
  });

  it('says with which packs to draw the seeds', async () => {
    const { out, err } = await run(['find', '--body', 'mug', '--packs', 'garden']);
    expect(err).toContain('draw the seeds with --packs garden,office');
    const seeds = out.trimEnd().split('\n');
    expect(seeds).toHaveLength(5);
    for (const seed of seeds) expect(selectAvatar(seed, { packs: 'garden,office' }).body).toBe('mug');
  });

  it.each([
    [['--body', 'mug', '--topper', 'crown'], 'no seed can have all these traits; without --topper, about 1 seed in'],
    [
      [...SLOTS]
        .slice(0, 14)
        .flatMap((slot) => [
          `--${slot.replace(/[A-Z]/, (a) => `-${a.toLowerCase()}`)}`,
          String(selectAvatar('ada')[slot] ?? 'none'),
        ]),
      'too rare to search for',
    ],
    [['--palette', 'mint', '--topper', 'crown', '--tries', '200'], 'found 1 of 5 among the first 200 seeds'],
  ])('gives up on %j', async (args, message) => {
    const { code, err } = await run(['find', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it.each([
    [[], 'expected a flag for each wanted trait'],
    [['ada'], 'navii -- find'],
    [['--topper', 'crwn'], 'did you mean crown?'],
    [['--eyes', 'none'], 'there is no "none"'],
    [['--body', 'bun', '--prefix', ''], '--prefix: expected 1 to 100 characters'],
    [['--body', 'bun', '--prefix', 'a\nb'], '--prefix: expected 1 to 100 characters without line breaks'],
    [['--body', 'bun', '--prefix', 'a'.repeat(101)], '--prefix: expected 1 to 100 characters'],
    [['--body', 'bun', '--count', '0'], '--count: expected a whole number, 1–10000, got "0"'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run(['find', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('stops at a signal', async () => {
    const signal = AbortSignal.abort();
    expect(await run(['find', '--body', 'bun'], { signal })).toMatchObject({ out: '' });
  });
});

it('lists print the ids for flags', async () => {
  const palettes = (await run(['palettes'])).out.trimEnd().split('\n');
  expect(palettes).toEqual(listPalettes().map(({ id }) => id));
  const packs = (await run(['packs'])).out.trimEnd().split('\n');
  expect(packs.map((row) => row.split('\t')[0])).toEqual(listPacks().map(({ id }) => id));
  const toppers = (await run(['parts', 'topper'])).out.trimEnd().split('\n');
  expect(toppers).toEqual([...catalogue.parts.topper.keys()].map((id) => `topper:${id}`));
  expect((await run(['parts', 'hat'])).code).toBe(2);
  expect((await run(['packs', 'garden'])).code).toBe(2);
});

it('the docs list the flags that are not options', async () => {
  const [, own = ''] = /\nOutput\n([^]*)\nOther\n/.exec((await run(['--help'])).out) ?? [];
  const flags = Array.from(own.matchAll(/^ {2}(?:(-\w), )?(--[\w-]+.*)$/gm), ([, short, long]) => [short, long]);
  const rows = Array.from(readText('site/docs/command.md').matchAll(/^`-.*`$/gm), ([row]) => row)
    .join()
    .matchAll(/(?:`(-\w)`, )?`(--[^`]+)`/g);
  expect(Array.from(rows, ([, short, long]) => [short, long])).toEqual(flags);
});
