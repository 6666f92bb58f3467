// The vectors for ports: they are what the engine does, and with the wheels they are enough to choose as it does.
import { describe, expect, test } from 'vitest';
import { hashSeed, randomUint32 } from '../../lib/choose/hash.js';
import {
  AVATAR_OPTIONS,
  catalogue,
  renderAvatar,
  selectAvatar,
  type AvatarOptions,
  type AvatarSpec,
} from '../../lib/index.js';
import { makeWheels } from '../tools/vectors-parts.js';
import specs from '../vectors/spec.json' with { type: 'json' };
import drawings from '../vectors/svg.json' with { type: 'json' };
import published from '../vectors/wheels.json' with { type: 'json' };

type Share = readonly [id: string | null, weight: number];
type Spec = Record<string, string | null>;
type Options = Readonly<Record<string, string>>;

interface Book {
  readonly keys: Readonly<Record<string, string>>;
  readonly tone: readonly string[];
  readonly ground: readonly string[];
  readonly style: readonly string[];
  readonly base: Readonly<Record<string, readonly Share[]>>;
  readonly packs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rules: readonly {
    readonly slot: string;
    readonly kinds: readonly string[];
    readonly other: string;
    readonly clash?: readonly string[];
    readonly instead?: string;
  }[];
  readonly moods: Readonly<Record<string, Spec>>;
}

const book = published as unknown as Book;

test('the wheels are those of the engine', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(makeWheels())));
});

describe('a choice', () => {
  test.each(specs)('$seed $options', ({ seed, options, spec }) => {
    expect(selectAvatar(seed, options as AvatarOptions)).toEqual(spec);
  });
});

test('a drawing of every part, body and palette', () => {
  for (const { spec, options, svg } of drawings) expect(renderAvatar(spec as AvatarSpec, options)).toBe(svg);
  const shown = (slot: keyof AvatarSpec) => new Set(drawings.map(({ spec }) => spec[slot]));
  for (const [slot, parts] of Object.entries(catalogue.parts)) {
    for (const id of parts.keys()) expect(shown(slot as keyof AvatarSpec)).toContain(id);
  }
  for (const id of catalogue.bodies.keys()) expect(shown('body')).toContain(id);
  for (const id of catalogue.palettes.keys()) expect(shown('palette')).toContain(id);
  expect(new Set(drawings.flatMap(({ options }) => Object.keys(options)))).toEqual(
    new Set(Object.keys(AVATAR_OPTIONS).filter((name) => ['size', 'title', 'tileBg', 'animated'].includes(name))),
  );
});

/** What a port does: it knows nothing of the engine but the numbers, and reads the rest from wheels.json. */
function choose(seed: string, options: Options): Spec {
  const state = hashSeed(seed);
  const numberOf = (slot: string) => randomUint32(state, Number.parseInt(book.keys[slot] ?? '', 16));
  const pick = <T>(list: readonly T[], slot: string) => list[Math.floor((numberOf(slot) * list.length) / 2 ** 32)] as T;
  const packs = (options['packs'] ?? '').split(',').filter(Boolean).toSorted();
  const style = options['style'] ?? (packs.length > 0 ? pick(book.style, 'style') : '');
  const factorOf = (id: string) =>
    packs.reduce((factor, pack) => {
      const styles = book.packs[pack]?.['styles'] as Record<string, Record<string, number>>;
      return factor * (styles[style]?.[id] ?? 1);
    }, 1);
  const spin = (slot: string): string | null => {
    const own = packs.flatMap((pack) => (book.packs[pack]?.[slot] ?? []) as readonly Share[]);
    const isOwn = own.length > 0;
    const shares = isOwn ? own : (book.base[slot] ?? []);
    const weigh = ([id, weight]: Share) =>
      isOwn && id !== null && slot !== 'background' ? weight * factorOf(id) : weight;
    // Empty places come last, those of all packs together.
    const sorted = [...shares.filter(([id]) => id !== null), ...shares.filter(([id]) => id === null)];
    return pick(
      sorted.flatMap((share) => Array.from({ length: weigh(share) }, () => share[0])),
      slot,
    );
  };
  const spec: Spec = {
    ...Object.fromEntries(Object.keys(book.base).map((slot) => [slot, spin(slot)])),
    tone: pick(book.tone, 'tone'),
    ground: pick(book.ground, 'ground'),
  };
  for (const { slot, kinds, other, clash, instead } of book.rules) {
    const kindOf = (of: string) => book.kinds[of]?.[spec[of] ?? ''];
    if (!kinds.includes(kindOf(slot) ?? '') || spec[other] === null) continue;
    if (clash && !clash.includes(kindOf(other) ?? '')) continue;
    spec[other] = instead ?? null;
  }
  const forced = Object.entries(options).filter(([name]) => ['palette', 'background'].includes(name));
  return { ...spec, ...Object.fromEntries(forced), ...book.moods[options['mood'] ?? ''] };
}

test('are enough for a port to choose', () => {
  for (const { seed, options, spec } of specs) {
    expect([seed, options, choose(seed, options as Options)]).toEqual([seed, options, spec]);
  }
});
