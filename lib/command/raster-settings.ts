// Options for a PNG, which does not show all of them.
import type { OptionRow, OptionTable } from '../options/row.js';

/** Reduces options to those that a PNG shows. */
export function toRasterSettings<Settings extends object>(settings: Settings, table: OptionTable): Settings {
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    const row: OptionRow | undefined = table[name];
    return [name, row?.inPng === false ? row.default : value] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** The options that were given and that a PNG cannot show. */
export function listUnshown(values: Readonly<Record<string, unknown>>, table: OptionTable): string[] {
  return Object.keys(values).filter((name) => table[name]?.inPng === false && values[name] !== false);
}
