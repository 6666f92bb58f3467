// Options for a PNG, which does not show all of them.
import type { SchemaTable } from './row.js';

/** Makes what a PNG cannot show as if it were absent (SPEC §2.1). */
export function dropUnshown<Settings extends object>(settings: Settings, table: SchemaTable): Settings {
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    const row = table[name];
    return [name, row?.inPng === false ? row.default : value] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** The options that were given and that a PNG cannot show. */
export function listUnshown(values: Readonly<Record<string, unknown>>, table: SchemaTable): string[] {
  return Object.keys(values).filter((name) => table[name]?.inPng === false && values[name] !== false);
}
