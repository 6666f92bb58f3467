// Large numbers in short words, such as `40,000` or `6.7 billion`.

const ROUGH = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const COMPACT = /* @__PURE__ */ new Intl.NumberFormat('en', {
  maximumSignificantDigits: 3,
  notation: 'compact',
  compactDisplay: 'long',
});

/** Names that `Intl.NumberFormat` lacks: it would write `170,000 trillion`. */
const SCALES = [
  [1e21, 'sextillion'],
  [1e18, 'quintillion'],
  [1e15, 'quadrillion'],
] as const;

/** Formats a number with two significant digits. */
export function formatRough(count: number): string {
  return ROUGH.format(count);
}

/** Formats a large number with its name, rounded to two or three significant digits. */
export function formatCount(count: number): string {
  if (count < 1e6) return formatRough(count);
  const [scale, name] = SCALES.find(([least]) => count >= least) ?? [];
  return scale === undefined ? COMPACT.format(count) : `${formatRough(count / scale)} ${name}`;
}

/** Formats a share of all seeds, from 0 to 1, such as `1 in 40,000`; `always` for 1. */
export function formatOdds(odds: number): string {
  if (odds > 0.999) return 'always';
  return `1 in ${formatCount(Number((1 / odds).toPrecision(2)))}`;
}
