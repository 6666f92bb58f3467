// Tests of the vectors: they match the engine, and contain everything that a port needs.
import { expect, test } from 'vitest';
import { catalogue } from '../../lib/catalogue.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { makeDigests } from '../tools/vectors-chosen.js';
import { makePicks } from '../tools/vectors-picks.js';
import digests from '../vectors/digests.json' with { type: 'json' };
import picks from '../vectors/picks.json' with { type: 'json' };
import drawings from '../vectors/svg.json' with { type: 'json' };
import { replayVectors } from './replay.js';

replayVectors();

test('the pools, frozen for good, the packs, kinds, rules and faces are those of the engine, in their order', () => {
  const made = makePicks();
  expect(picks).toEqual(JSON.parse(JSON.stringify(made)));
  expect(Object.keys(picks.pools)).toEqual(Object.keys(made.pools));
});

test('the art of the base and of each pack is the published one', () => {
  expect(makeDigests()).toEqual(digests);
});

test('every part, body and palette is drawn', () => {
  const shown = new Set(
    drawings.parts.flatMap(({ spec }) => Object.entries(spec).map(([slot, id]) => `${slot} ${id}`)),
  );
  const all = { ...catalogue.parts, body: catalogue.bodies, palette: catalogue.palettes };
  const there = Object.entries(all).flatMap(([slot, items]) => Array.from(items.keys(), (id) => `${slot} ${id}`));
  expect(there.filter((name) => !shown.has(name))).toEqual([]);
});

test('every option that draws is used', () => {
  const used = new Set(drawings.avatars.flatMap(({ options }) => Object.keys(options)));
  expect(Object.keys(AVATAR_OPTIONS).filter((name) => !used.has(name))).toEqual([]);
});
