// A port of the choice for tests: it uses only the random numbers of the engine, and reads everything else from picks.json.
import { hashSeed, randomUint32 } from '../../lib/choose/select.js';
import picks from '../vectors/picks.json' with { type: 'json' };

type Id = string | number | null;
type Share = readonly [id: Id, weight: number];
type Spec = Record<string, Id>;

interface Picks {
  readonly keys: Readonly<Record<string, string>>;
  readonly pools: Readonly<Record<string, readonly Share[]>>;
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

const { keys, pools, packs: themes, kinds: kindsOf, rules, moods } = picks as unknown as Picks;

/** Chooses by the steps of the docs page "Porting". */
export function choose(seed: string, options: Readonly<Record<string, string>>): Spec {
  const state = hashSeed(seed);
  const packs = (options['packs'] ?? '').split(',').filter(Boolean).toSorted();
  const pick = (slot: string, shares: readonly Share[]): Id => {
    const places = shares.flatMap(([id, weight]) => Array.from({ length: weight }, () => id));
    const number = randomUint32(state, Number.parseInt(keys[slot] ?? '', 16));
    return places[Math.floor((number * places.length) / 2 ** 32)] as Id;
  };
  const { style: styles = [], ...slots } = pools;
  const style = options['style'] ?? String(pick('style', styles));
  const sharesOf = (pack: string, slot: string): readonly Share[] => {
    const styled = themes[pack]?.['styles'] as Record<string, Record<string, Record<string, number>>>;
    const factors = styled[style]?.[slot];
    const own = (themes[pack]?.[slot] ?? []) as readonly Share[];
    return own.map(([id, weight]) => [id, weight * (factors?.[String(id)] ?? 1)]);
  };
  const poolOf = (slot: string): readonly Share[] => {
    const weighed = packs.flatMap((pack) => sharesOf(pack, slot));
    if (weighed.length === 0) return pools[slot] ?? [];
    // The empty places of all packs come last.
    return [...weighed.filter(([id]) => id !== null), ...weighed.filter(([id]) => id === null)];
  };
  const spec: Spec = Object.fromEntries(Object.keys(slots).map((slot) => [slot, pick(slot, poolOf(slot))]));
  for (const { slot, kinds, other, clash, instead } of rules) {
    const kindOf = (of: string) => kindsOf[of]?.[spec[of] ?? ''] ?? '';
    if (!kinds.includes(kindOf(slot))) continue;
    if (clash && !clash.includes(kindOf(other))) continue;
    spec[other] = instead ?? null;
  }
  const forced = Object.entries(options).filter(([name]) => ['palette', 'background'].includes(name));
  const parts = Array.from((options['parts'] ?? '').matchAll(/(\w+):([\w-]+)/g), ([, slot = '', id = '']) => {
    const isEmpty = id === 'none' && slot !== 'background';
    return [slot, isEmpty ? null : slot === 'tilt' ? Number(id) : id] as const;
  });
  const named: Readonly<Record<string, Id>> = Object.fromEntries(parts);
  const arms = kindsOf['accessory']?.[named['accessory'] ?? ''] === 'held' ? { arms: 'hold' } : {};
  return { ...spec, ...Object.fromEntries(forced), ...moods[options['mood'] ?? ''], ...arms, ...named };
}
