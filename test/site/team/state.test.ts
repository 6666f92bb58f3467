// The address of a team.
import { assignVariants } from 'navii';
import { expect, it } from 'vitest';
import { EXAMPLE } from '../../../site/team/state.js';
import { addressEditor, readPeople, readState, writeTeam } from '../../../site/team/team-address.js';

const write = (seeds: readonly string[], state = {}) =>
  writeTeam({ people: seeds.map((seed) => ({ seed, label: seed })) }, state);

function roundTrip(seeds: readonly string[], state = {}) {
  const { search, hash } = new URL(`https://navii.example/team${write(seeds, state)}`);
  const { people } = readPeople({ search, hash });
  return { seeds: people.map(({ seed }) => seed), state: readState(search), search, hash };
}

it('has an example of whom no two look alike, so that the page compares nobody at first', () => {
  expect(assignVariants(EXAMPLE.map(({ seed }) => seed)).filter((variant) => variant > 0)).toEqual([]);
});

it('is empty for an empty team', () => {
  expect(write([])).toBe('');
});

it('restores names with any characters', () => {
  const names = ['Ada', 'Hopper, Grace', 'Zoë & Co', '100%', 'a+b', 'ali=baba', '#1?', '李小龍', 'محمد', '👩🏽‍🚀'];
  expect(roundTrip(names).seeds).toEqual(names);
});

it('keeps a name with a comma, and reads encoded commas as commas', () => {
  const read = (search: string) => readPeople({ search, hash: '' }).people.map(({ seed }) => seed);
  expect(write(['Hopper, Grace', 'Ada'])).toBe('?names=%22Hopper%2C%20Grace%22,Ada');
  expect(read('?names=Ada%2CGrace%2c%20Alan')).toEqual(['Ada', 'Grace', 'Alan']);
  // An older link, and links that a program has encoded or decoded again.
  expect(read('?names=Hopper%2C%20Grace,Ada')).toEqual(['Hopper, Grace', 'Ada']);
  expect(read('?names=%22Hopper%2C+Grace%22%2CAda')).toEqual(['Hopper, Grace', 'Ada']);
  expect(read('?names="Hopper, Grace",Ada')).toEqual(['Hopper, Grace', 'Ada']);
});

it('addresses the editor where it would open a wall', () => {
  expect(['', '?title=x', '?names=Ada', '#team=x', '?title=x#team=x'].map(addressEditor)).toEqual([
    '',
    '?title=x',
    '?names=Ada&edit=1',
    '?edit=1#team=x',
    '?title=x&edit=1#team=x',
  ]);
});

it('is short and plain for plain names', () => {
  expect(write(['Ada', 'Grace'], { shape: 'square', tiles: 'large', packs: 'neon', mood: 'wink' })).toBe(
    '?names=Ada,Grace&shape=square&packs=neon&tiles=large',
  );
});

it('says only where people are not set apart', () => {
  expect(['0', 'false', '1', 'x'].map((distinct) => write(['Ada'], { distinct }))).toEqual([
    '?names=Ada&distinct=0',
    '?names=Ada&distinct=0',
    '?names=Ada',
    '?names=Ada',
  ]);
  expect(roundTrip(['Ada'], { distinct: '0' }).state).toEqual({ distinct: '0' });
});

it('restores the options, and drops invalid ones', () => {
  const state = { background: 'ring', shape: 'rounded', packs: 'neon', tiles: 'small', title: 'Wir & ihr' };
  expect(roundTrip(['Ada'], state).state).toEqual(state);
  expect(roundTrip(['Ada'], { shape: 'blob', tiles: 'huge' }).state).toEqual({});
});

it('keeps a packed team that cannot be read', () => {
  const list = readPeople({ search: '', hash: '#team=cut' });
  expect(list).toMatchObject({ people: [], damaged: 'cut' });
  expect(writeTeam(list, { title: 'Us' })).toBe('?title=Us#team=cut');
});
