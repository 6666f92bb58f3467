// Options for the rasterizer, which reads CSS Color 3 and paints anything newer black.
import type { OptionRow, OptionTable } from '../options/row.js';

/** Hexadecimal and names, which it reads: all other colours are functions. */
const FUNCTION = /^[\w-]+\(/;

/** Rewrites a CSS colour as sRGB hexadecimal; channels out of its range are clipped, as browsers do. */
async function toRasterColor(color: string): Promise<string> {
  if (!FUNCTION.test(color)) return color;
  const { formatHex8, parse } = await import('culori');
  // An alpha of `none` is zero (CSS Color 4 §4.4), but culori reads it as one.
  return formatHex8(parse(color.replace(/\/\s*none/, '/ 0'))) ?? color;
}

/** Reduces options to those that a PNG shows, with colours that the rasterizer reads. */
export async function toRasterSettings<Settings extends object>(
  settings: Settings,
  table: OptionTable,
): Promise<Settings> {
  const entries = Object.entries(settings).map(async ([name, value]: [string, unknown]) => {
    const row: OptionRow | undefined = table[name];
    if (row?.inPng === false) return [name, row.default] as const;
    return [name, row?.kind === 'color' && typeof value === 'string' ? await toRasterColor(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Settings;
}

/** The options that were given and that a PNG cannot show. */
export function listUnshown(values: Readonly<Record<string, unknown>>, table: OptionTable): string[] {
  return Object.keys(values).filter((name) => table[name]?.inPng === false && values[name] !== false);
}
