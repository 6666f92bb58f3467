// Tests of the packs: requirements on each pack, and the effect of packs on the choice.
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createAvatar, selectAvatar } from '../../../lib/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { POOLS } from '../../../lib/parts/index.js';
import { MOODS, STATUSES, PART_SLOTS, STYLES, type AvatarSpec, type PartSlot, type Style } from '../../../lib/spec.js';

const IDS = PACKS.map(({ id }) => id);

function listSeeds(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `member-${i}`);
}

/** Expects a count of independent picks within five standard errors of its expected value. */
function expectShare(count: number, picks: number, chance: number): void {
  expect(Math.abs(count / picks - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / picks));
}

test('there are at least twelve, and the two that the contract names', () => {
  expect(IDS.length).toBeGreaterThanOrEqual(12);
  expect(IDS).toEqual(expect.arrayContaining(['accra-gallery', 'command-center']));
});

describe.each(PACKS)('$id', (pack) => {
  const parts = PART_SLOTS.flatMap((slot) => pack[slot]?.parts ?? []);
  const palettes = pack.palettes ?? [];
  const bodies = pack.bodies ?? [];

  test('has a name, a sentence, palettes, bodies and parts of its own', () => {
    expect(pack.name.length).toBeGreaterThan(2);
    expect(pack.about).toMatch(/^[A-Z].{20,}\.$/);
    expect(palettes.length).toBeGreaterThanOrEqual(6);
    expect(bodies.length).toBeGreaterThanOrEqual(6);
    const worn = [pack.topper, pack.outfit].flatMap((pool) => pool?.parts ?? []);
    expect(worn.length).toBeGreaterThanOrEqual(8);
    // Scenes of its own, or none on purpose: never those of the base.
    expect(pack.scene).toBeDefined();
  });

  test('keeps eyes and mouth, and picks only from its own pools', () => {
    const offered = new Map<string, ReadonlySet<string>>([
      ['palette', new Set(palettes.map(({ id }) => id))],
      ['body', new Set(bodies.map(({ id }) => id))],
      // Parts that rules put in place of others.
      ...PART_SLOTS.map(
        (slot) =>
          [
            slot,
            new Set(['smirk', 'relaxed', 'hold', ...(pack[slot] ?? POOLS[slot]).parts.map(({ id }) => id)]),
          ] as const,
      ),
    ]);
    const strangers: string[] = [];
    for (const seed of listSeeds(250)) {
      const spec = selectAvatar(seed, { packs: pack.id });
      if (spec.eyes === null || (spec.mouth === null && !pack.mouth?.none)) strangers.push(`${seed} has no face`);
      for (const [slot, id] of Object.entries(spec))
        if (typeof id === 'string' && offered.get(slot)?.has(id) === false) strangers.push(id);
    }
    expect(strangers).toEqual([]);
  });

  test('draws every one of its parts for some seed, mood or status', () => {
    const seen = new Set<string | number | null>();
    for (const seed of listSeeds(1000)) {
      for (const id of Object.values(selectAvatar(seed, { packs: pack.id }))) seen.add(id);
    }
    for (const options of [...MOODS.map((mood) => ({ mood })), ...STATUSES.map((status) => ({ status }))])
      for (const id of Object.values(selectAvatar('ada', { packs: pack.id, ...options }))) seen.add(id);
    expect([...parts, ...palettes, ...bodies].map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  test('can blink', () => {
    for (const seed of listSeeds(150))
      expect(createAvatar(seed, { packs: pack.id, animated: true })).toContain('class="navii-blink"');
  });
});

test('several packs: the choice picks from all their pools, and from no other pool', () => {
  const packs = ['bakery', 'winter'];
  const pools = PACKS.filter(({ id }) => packs.includes(id));
  const offered = pools.map((pack) => new Set((pack.bodies ?? []).map(({ id }) => id)));
  const weights = pools.map((pack) => (pack.bodies ?? []).reduce((sum, { weight }) => sum + weight, 0));
  const seeds = listSeeds(400);
  const from = seeds.map((seed) => offered.findIndex((ids) => ids.has(selectAvatar(seed, { packs }).body)));
  expect(from).not.toContain(-1);
  const first = from.filter((pool) => pool === 0).length;
  expectShare(first, seeds.length, (weights[0] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0));
});

describe('a style', () => {
  const bias: readonly [pack: string, slot: PartSlot, style: Style, id: string][] = [
    ['accra-gallery', 'topper', 'femme', 'headwrap'],
    ['accra-gallery', 'topper', 'masc', 'kente-cap'],
    ['command-center', 'topper', 'neutral', 'radar-dish'],
  ];

  test.each(bias)('in %s makes the %s of %s more often %s', (packs, slot, style, id) => {
    const shareOf = (hint: Style) => {
      const wheel = catalogue.wheelsOf([packs], hint)[slot];
      return wheel.filter((part) => part?.id === id).length / wheel.length;
    };
    const seeds = listSeeds(900);
    for (const hint of STYLES) {
      if (hint !== style) expect(shareOf(style)).toBeGreaterThan(shareOf(hint));
      const count = seeds.filter((seed) => selectAvatar(seed, { packs, style: hint })[slot] === id).length;
      expectShare(count, seeds.length, shareOf(hint));
    }
  });

  test('only changes the odds: every part of the pack stays possible, and a seed without a hint has one of the three', () => {
    for (const pack of PACKS) {
      for (const style of STYLES) {
        const seen = new Set(listSeeds(300).map((seed) => selectAvatar(seed, { packs: pack.id, style }).body));
        expect([...seen].toSorted()).toEqual((pack.bodies ?? []).map(({ id }) => id).toSorted());
      }
      for (const seed of listSeeds(20)) {
        const hinted = STYLES.map((style): AvatarSpec => selectAvatar(seed, { packs: pack.id, style }));
        expect(hinted).toContainEqual(selectAvatar(seed, { packs: pack.id }));
      }
    }
  });
});
