// Large numbers in words that people take in at a glance.

const ROUGH = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const COMPACT = /* @__PURE__ */ new Intl.NumberFormat('en', {
  maximumSignificantDigits: 3,
  notation: 'compact',
  compactDisplay: 'long',
});

/** What the formatter has no names for: it would say `170,000 trillion`. */
const SCALES = [
  [1e21, 'sextillion'],
  [1e18, 'quintillion'],
  [1e15, 'quadrillion'],
] as const;

/** A number with two digits that count. */
export function formatRough(count: number): string {
  return ROUGH.format(count);
}

/** A large number, rounded. */
export function formatCount(count: number): string {
  if (count < 1e6) return formatRough(count);
  const [scale, name] = SCALES.find(([least]) => count >= least) ?? [];
  return scale === undefined ? COMPACT.format(count) : `${formatRough(count / scale)} ${name}`;
}

/** A share of all seeds, such as `1 in 40,000`; `always` for all. */
export function formatOdds(odds: number): string {
  if (odds > 0.999) return 'always';
  return `1 in ${formatCount(Number((1 / odds).toPrecision(2)))}`;
}
