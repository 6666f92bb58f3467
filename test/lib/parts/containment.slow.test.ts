// Tests of mascots of several packs at once, which stay inside the disc: the toppers of each pack on the bodies of all others.
import { expect, test } from 'vitest';
import { checkPack } from '../../../lib/authoring/index.js';
import { PACKS } from '../../../lib/packs/index.js';

const joinPools = (slot: 'topper' | 'antenna') => ({
  none: 0,
  parts: [...new Set(PACKS.flatMap((pack) => pack[slot]?.parts ?? []))],
});

test('every body of a pack with the topper and the antenna of every other', () => {
  const bodies = [...new Set(PACKS.flatMap((pack) => pack.bodies ?? []))];
  const all = {
    id: 'all',
    name: 'All',
    about: 'All packs.',
    bodies,
    topper: joinPools('topper'),
    antenna: joinPools('antenna'),
  };
  expect(checkPack(all).filter((fault) => /: (?:topper|antenna) .* leaves the disc/.test(fault))).toEqual([]);
});
