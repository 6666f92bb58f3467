// Tests of file names: properties that hold for any text.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileNames, foldName, makeFileName, MAX_NAME_BYTES } from '../../../lib/files/file-names.js';
import { makeFolder } from '../../scratch.js';

// oxlint-disable-next-line no-control-regex -- no name may have control characters
const FORBIDDEN = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // This arbitrary makes lone surrogates too.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom('.', ' ', '/', '\\', 'c', 'o', 'n', 'a', 'u', 'x', '1', '\u0000', ':', 'é'),
    maxLength: 8,
  }),
);

/** Lists the reasons why an operating system refuses a file name, or shows it badly. */
function listFaults(name: string): string[] {
  const faults: [string, boolean][] = [
    ['too long', Buffer.byteLength(name) > MAX_NAME_BYTES],
    ['a forbidden character', FORBIDDEN.test(name)],
    ['reserved', RESERVED.test(name)],
    ['ends badly', /[. ]$/.test(name) || /[. ]\.svg$/.test(name)],
    ['hidden, or no name', name.startsWith('.')],
    ['a path', posix.basename(name) !== name || win32.basename(name) !== name],
    ['no picture', !name.endsWith('.svg') || name === '.svg'],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : []));
}

describe('the name of a file', () => {
  it.each([
    ['Zoë Müller', 'Zoë Müller.svg'],
    ['名前', '名前.svg'],
    ['👩‍🚀 Ada', '👩‍🚀 Ada.svg'],
    ['user-1', 'user-1.svg'],
    ["O'Neil, Jr.", "O'Neil, Jr.svg"],
    ['a/b', 'a_b.svg'],
    ['../../etc/passwd', '_.._etc_passwd.svg'],
    ['..', '_.svg'],
    ['CON', 'CON_.svg'],
    ['aux.x', 'aux_.x.svg'],
    ['COM1 ', 'COM1_.svg'],
    ['.hidden', '_hidden.svg'],
    ['', '_.svg'],
  ])('of %j is %j', (stem, name) => {
    expect(makeFileName(stem, '.svg')).toBe(name);
  });

  it('is valid on every system, for any text', () => {
    fc.assert(
      fc.property(anything, (stem) => {
        expect(listFaults(makeFileName(stem, '.svg'))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is unchanged if every system allows it', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ09äßÉñЖ漢ł-_+,;=@#()'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        fc.pre(!RESERVED.test(`${first} ${second}.`));
        expect(makeFileName(`${first} ${second}`, '.png')).toBe(`${first} ${second}.png`);
      }),
    );
  });

  it('is cut between characters as people see them', () => {
    const family = '👨‍👩‍👧‍👦';
    const name = makeFileName(family.repeat(40), '.svg');
    expect(name).toBe(`${family.repeat(Math.floor((255 - 4) / Buffer.byteLength(family)))}.svg`);
  });
});

describe('names of files', () => {
  it('are all different, and the same for the same seeds', () => {
    const seeds = fc.uniqueArray(
      fc.oneof(
        anything,
        fc.constantFrom('Ada', 'ada', 'ADA', 'Zoë', 'Zoe\u0308', 'ß', 'SS', 'ẞ', 'a/b', 'a:b', 'x'.repeat(300)),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(seeds, (all) => {
        const [names, again] = [new FileNames(), new FileNames()];
        const given = all.map((seed) => names.claim(seed, '.svg', seed));
        expect(new Set(given.map(foldName)).size).toBe(all.length);
        expect(given.flatMap(listFaults)).toEqual([]);
        expect(all.map((seed) => again.claim(seed, '.svg', seed))).toEqual(given);
      }),
    );
  });

  it('count as equal in another letter case and normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
        for (const other of [name.toLowerCase(), name.toUpperCase(), name.normalize('NFC'), name.normalize('NFD')])
          expect(foldName(other)).toBe(foldName(name));
      }),
    );
    const names = new FileNames();
    expect(names.claim('Ada', '.svg', 'Ada')).toBe('Ada.svg');
    expect(names.claim('ada', '.svg', 'ada')).toMatch(/^ada-[\da-f]{8}\.svg$/);
    expect(names.claim('ADA', '.svg', 'ADA')).toMatch(/^ADA-[\da-f]{8}\.svg$/);
    expect(names.changed).toBe(2);
  });

  it('are different, even if a seed equals a changed name', () => {
    const taken = new FileNames();
    taken.claim('Ada', '.svg', 'Ada');
    const changed = taken.claim('ada', '.svg', 'ada');
    const names = new FileNames();
    const given = ['Ada', changed.replace('.svg', ''), 'ada'].map((seed) => names.claim(seed, '.svg', seed));
    expect(new Set(given.map(foldName)).size).toBe(3);
  });

  it('are valid on this system', () => {
    const folder = makeFolder();
    const names = new FileNames();
    const given = fc.sample(anything, 300).map((seed, i) => names.claim(seed, '.svg', `${i}`));
    for (const name of given) writeFileSync(join(folder, name), name, { flag: 'wx' });
    expect(readdirSync(folder)).toHaveLength(given.length);
  });
});
