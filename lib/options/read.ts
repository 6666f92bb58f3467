// Reading options: any values in, valid settings out. Total: nothing that a value can be makes it throw.
import { printParts, readParts } from './parts.js';
import type { IdSource, KnownIds, OptionSchema, SchemaTable, SettingsOf } from './row.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA, type AvatarSettings, type GroupSettings } from './schema.js';
import { color, decimal, flag, integer, line, list, oneOf, plainColor } from './values.js';

/**
 * Where values come from, by the name of an option: a query, an element, an object of options.
 *
 * @example
 * const valueOf: ValueOf = (name) => new URLSearchParams('mood=wink').get(name) ?? undefined;
 */
export type ValueOf = (name: string) => unknown;

function readValue(row: OptionSchema, value: unknown, known: KnownIds): unknown {
  switch (row.kind) {
    case 'integer':
      return integer(value, row);
    case 'number':
      return decimal(value, row);
    case 'enum':
      return oneOf(value, row.values);
    case 'id':
      return typeof value === 'string' && known[row.of].has(value) ? value : undefined;
    case 'ids':
      return readIds(value, row.of, known);
    case 'color':
      return row.auto ? color(value) : plainColor(value);
    case 'flag':
      return flag(value);
    case 'parts':
      return readParts(value, known);
    case 'text':
      return line(value, row.maxLength);
  }
}

/** The known ids of a list, each once, sorted; unknown ones are skipped. */
function readIds(value: unknown, source: IdSource, known: KnownIds): readonly string[] {
  const ids = [...new Set(list(value))].filter((id) => known[source].has(id));
  return ids.sort();
}

/** Reads something of a value; a proxy may throw anywhere, and is as if it were absent. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads one value; `undefined` when it is absent or makes no sense. */
export function readGiven(schema: OptionSchema, value: unknown, known: KnownIds): unknown {
  return value === undefined ? undefined : attempt(() => readValue(schema, value, known));
}

/** Reads one option: its default where the value is absent or makes no sense. */
export function readOption<Name extends string, Table extends SchemaTable & Record<Name, OptionSchema>>(
  table: Table,
  name: Name,
  value: unknown,
  known: KnownIds,
): SettingsOf<Table>[Name] {
  const row: OptionSchema = table[name];
  return (readGiven(row, value, known) ?? row.default) as SettingsOf<Table>[Name];
}

/** Reads every option of a table. */
export function readOptions<Table extends SchemaTable>(
  table: Table,
  valueOf: ValueOf,
  known: KnownIds,
): SettingsOf<Table> {
  const settings: Record<string, unknown> = {};
  for (const name of Object.keys(table)) settings[name] = readOption(table, name, valueOf(name), known);
  return settings as SettingsOf<Table>;
}

/**
 * Reads the options of an avatar, as the service reads a query (SPEC §2.1): a number out of range is clamped, and what
 * makes no sense is as if it were absent. Nothing that a value can be makes it throw.
 *
 * @param valueOf - gives the value of an option by its name, as text or as what the SDK takes; `undefined` where there is none
 * @param known - the palettes and packs there are: the {@link catalogue} of the entry point
 * @returns every option, valid
 * @example
 * const query = new URLSearchParams('size=9999&mood=wink');
 * const settings = readAvatarOptions((name) => query.get(name) ?? undefined, catalogue);
 * settings.size; // 1024
 */
export function readAvatarOptions(valueOf: ValueOf, known: KnownIds): AvatarSettings {
  return readOptions(AVATAR_SCHEMA, valueOf, known);
}

/**
 * Reads the options of a group (SPEC §4.3), as {@link readAvatarOptions} reads those of an avatar.
 *
 * @param valueOf - gives the value of an option by its name; `undefined` where there is none
 * @param known - the {@link catalogue} of the entry point
 * @returns every option, valid
 * @example
 * readGroupOptions((name) => ({ overlap: '2' })[name], catalogue).overlap; // 0.7
 */
export function readGroupOptions(valueOf: ValueOf, known: KnownIds): GroupSettings {
  return readOptions(GROUP_SCHEMA, valueOf, known);
}

/** The values of an object of options; `null` and `undefined` have none. */
export function valuesOf(options: object | null | undefined): ValueOf {
  return (name) => (options === null || options === undefined ? undefined : (options as Record<string, unknown>)[name]);
}

/** Avatar options that nobody gave. */
export const AVATAR_DEFAULTS: AvatarSettings = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries<OptionSchema>(AVATAR_SCHEMA).map(([name, row]) => [name, row.default]),
) as unknown as AvatarSettings;

/** The text of a setting: what gives it back when it is read. */
export function printSetting(value: unknown): string {
  if (value === true) return '1';
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? printParts(value) : String(value);
}

/** The settings that differ from their defaults, each in its shortest text: what gives them back when it is read. */
export function listNonDefaults(settings: AvatarSettings): [name: string, text: string][] {
  return Object.entries(settings)
    .filter(([name, value]) => value !== AVATAR_DEFAULTS[name as keyof AvatarSettings] && printSetting(value) !== '')
    .map(([name, value]) => [name, printSetting(value)]);
}
