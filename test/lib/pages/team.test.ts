// Teams in addresses: each name is read as it was written, and no e-mail address gets in.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeTeam, gatherPeople, isWall, readNames, writeNames } from '../../../lib/pages/team.js';

it('restores every list of names, also one whose commas were encoded', () => {
  const sign = fc.constantFrom('a', 'b', ',', '"', ' ', '%', '+', '&', '=', '#', 'é', '李');
  const name = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const written = writeNames(names);
      expect(readNames(`?names=${written}&x=1`)).toEqual(names);
      expect(readNames(`names=${written.replaceAll(',', '%2C')}`)).toEqual(names);
    }),
  );
});

it('reads names between line ends, where an encoded comma is part of a name', () => {
  expect(readNames('?names=Ada%0D%0AHopper%2C%20Grace%0aAlan,Joan')).toEqual(['Ada', 'Hopper, Grace', 'Alan', 'Joan']);
});

it('reads any query, and never an e-mail address', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%', '%22', '"', ',', '%2C', 'ada@example.org'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { people } = gatherPeople(readNames(`names=${pieces.join('')}`));
      for (const { seed } of people) expect(seed).not.toContain('ada@example.org');
    }),
  );
});

it('opens a wall for names, but not in the editor', () => {
  const walls = ['?names=Ada', 'title=x&names=Ada', '?names=Ada&edit=0', '?names=Ada&credit=1'];
  expect(walls.filter((query) => !isWall(query))).toEqual([]);
  expect(isWall('?title=x', '#team=x')).toBe(true);
  expect(
    ['', '?names=', '?xnames=Ada', '?names=Ada&edit=1', '?edit=1&names=Ada'].filter((text) => isWall(text)),
  ).toEqual([]);
  expect([isWall('?edit=1', '#team=x'), isWall('', '#main')]).toEqual([false, false]);
});

it('describes a team without hashes', () => {
  const describe = (...names: string[]) => describeTeam(gatherPeople(names).people);
  expect(describe('Ada')).toBe('Ada: a mascot.');
  expect(describe('Ada', 'ada@example.org')).toBe('Ada and 1 more: a mascot each.');
  expect(describe('a', 'b', 'c', 'd', 'e', 'f')).toBe('a, b, c, d, and 2 more: a mascot each.');
  expect(describe('ada@example.org', 'bob@example.org')).toBe('2 names, 2 mascots. Open one to see how rare it is.');
});
