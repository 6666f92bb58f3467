// Tests of the texts of a share page: the names it shows, their maximum length, and how rare a look is.
import { readAvatarOptions, seedFromEmail, selectAvatar, SLOTS } from 'navii';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds } from '../../../lib/choose/search.js';
import { formatCount, formatOdds } from '../../../lib/pages/numbers.js';
import {
  computeRarity,
  cutText,
  describeShared,
  fillSharePlaces,
  findGround,
  nameMascot,
} from '../../../lib/pages/share.js';

function read(query: string) {
  const params = new URLSearchParams(query);
  return readAvatarOptions((name) => params.get(name) ?? undefined, catalogue);
}

const name = (seed: string, query = '') => nameMascot(seed, read(query));

describe('the name of a mascot', () => {
  it('is its seed, or its title', () => {
    expect(name('Zoë Müller')).toEqual({ text: 'Zoë Müller', isName: true });
    expect(name('user-1', 'title=Ada')).toEqual({ text: 'Ada', isName: true });
    expect(name('محمد')).toEqual({ text: 'محمد', isName: true });
  });

  it('is the beginning of a hash', () => {
    const hash = seedFromEmail('ada@example.org');
    expect(name(hash)).toEqual({ text: `${hash.slice(0, 8)}…`, isName: false });
    expect(name('123e4567-e89b-12d3-a456-426614174000')).toEqual({ text: '123e4567…', isName: false });
    expect(name(hash, 'title=Ada').isName).toBe(true);
    expect(name('deadbeef').isName).toBe(true);
  });

  it('is empty if no character is visible', () => {
    for (const seed of [' ', '\u0000', '\u202e', '\u200b', '\u0301']) expect(name(seed).text).toBe('');
  });

  it('is cut between letters as people see them, however many accents those have', () => {
    expect(name('x'.repeat(60)).text).toBe('x'.repeat(60));
    expect(name('x'.repeat(61)).text).toBe(`${'x'.repeat(60)}…`);
    expect(name('👩‍👩‍👧'.repeat(20)).text).toMatch(/^(?:👩‍👩‍👧)+/u);
    expect(name(`a${'\u0301'.repeat(9_000)}`).text).toBe(`a${'\u0301'.repeat(4)}`);
    expect(name('เน็้ต').text).toBe('เน็้ต');
    expect(cutText('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toMatch(/^👩‍👩‍👧/u);
  });

  it('is shown in a size for its length', () => {
    const fits = [
      'ada',
      'Remi',
      'ليلى',
      '\u200b',
      'Maria',
      'Valentin',
      'Ada Lovelace',
      'Maximiliana Featherstonehaugh',
    ].map((seed) => fillSharePlaces(seed, read(''), describeShared(seed, read(''))).fit);
    expect(fits).toEqual(['shortest', 'shortest', 'shortest', 'short', 'short', 'short', 'medium', 'long']);
  });
});

describe('how rare a look is', () => {
  const rarity = (seed: string, query: string) => {
    const settings = read(query);
    return computeRarity(selectAvatar(seed, Object.fromEntries(new URLSearchParams(query))), settings);
  };

  it('is the share of all seeds', () => {
    const spec = selectAvatar('Ada');
    expect(rarity('Ada', '')).toBe(computeOdds({ spec, match: SLOTS, packs: [] }, catalogue));
  });

  it('does not count slots that options force', () => {
    const forced = 'palette=mint&background=ring&mood=wink&parts=topper:crown';
    expect(rarity('Ada', forced)).toBeGreaterThan(rarity('Ada', ''));
    const spec = selectAvatar('Ada', { palette: 'mint' });
    const match = SLOTS.filter((slot) => slot !== 'palette');
    expect(rarity('Ada', 'palette=mint')).toBe(computeOdds({ spec, match, packs: [] }, catalogue));
  });

  it('counts how many values an option gives, and how many moods give the face', () => {
    const { palette, eyes } = selectAvatar('Ada', { palette: 'mint,teal,coral', mood: 'happy,wink' });
    expect(rarity('Ada', 'palette=mint,teal,coral&parts=topper:none')).toBeCloseTo(
      rarity('Ada', `palette=${palette}&parts=topper:none`) / 3,
      15,
    );
    const mood = eyes === 'wink' ? 'wink' : 'happy';
    const face = rarity('Ada', `mood=${mood}`);
    expect(rarity('Ada', 'mood=happy,wink') / face).toBeCloseTo(1 / 2, 9);
    // The seed's own face may look happy too.
    const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find(
      (each) => selectAvatar(each, { mood: 'happy,neutral' }).eyes === 'wide',
    );
    expect(rarity(seed ?? '', 'mood=happy,neutral') / rarity(seed ?? '', 'mood=happy')).toBeGreaterThan(1 / 2);
  });

  it('does not depend on options that only draw', () => {
    expect(rarity('Ada', 'size=512&animated=1&tileBg=red&title=x&shape=square')).toBe(rarity('Ada', ''));
  });

  it('depends on the style of a pack', () => {
    const odds = ['masc', 'femme', 'neutral'].map((style) => {
      const spec = selectAvatar('Ada', { packs: ['accra-gallery'] });
      const own = { spec, match: SLOTS, packs: ['accra-gallery'] };
      return computeOdds({ ...own, style: style as 'masc' }, catalogue);
    });
    const spec = selectAvatar('Ada', { packs: ['accra-gallery'] });
    const all = computeOdds({ spec, match: SLOTS, packs: ['accra-gallery'] }, catalogue);
    expect(odds.reduce((sum, each) => sum + each, 0) / 3 / all).toBeCloseTo(1, 9);
    expect(new Set(odds).size).toBeGreaterThan(1);
  });

  it('is certain if options force all slots', () => {
    const parts = SLOTS.map((slot) => `${slot}:${selectAvatar('Ada')[slot] ?? 'none'}`).join(',');
    const shared = describeShared('x', read(`parts=${parts}`));
    expect(shared).toMatchObject({ odds: 'one of a kind', rarity: expect.stringContaining('by hand') });
  });
});

it('names no palette where colours of its own replace it, and stands on their background', () => {
  const words = (query: string) => describeShared('ada', read(query)).words;
  expect(words('')).toMatch(/^Snow tulip mascot/);
  expect(words('colors=2bb5a8')).toMatch(/^Tulip mascot/);
  expect(findGround('ada', read('colors=2bb5a8,fff'))).toBe('#ffffff');
});

describe('large numbers', () => {
  it.each([
    [0.5, '1 in 2'],
    [1 / 41_000, '1 in 41,000'],
    [1 / 6_712_345_678, '1 in 6.7 billion'],
    [1 / 2.04e14, '1 in 200 trillion'],
    [1 / 1.23e17, '1 in 120 quadrillion'],
    [1 / 1.67e21, '1 in 1.7 sextillion'],
    [1, 'always'],
  ])('%d is %s', (odds, text) => expect(formatOdds(odds)).toBe(text));

  it('have names up to the rarest look', () => {
    expect([1e6, 1e9, 1e12, 1e15, 1e18].map(formatCount)).toEqual([
      '1 million',
      '1 billion',
      '1 trillion',
      '1 quadrillion',
      '1 quintillion',
    ]);
  });
});
