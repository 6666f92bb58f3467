// The options of the engine, read from an object that has them under the names of properties.
import { attempt, type ValueOf } from '../lib/options/read.js';
import { listNames, type SchemaTable } from '../lib/options/row.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../lib/options/schema.js';
import { flag } from '../lib/options/values.js';
import { propertyOf } from './schema.js';

/** Options that are on by their mere presence. */
export const FLAGS = /* @__PURE__ */ listNames(({ kind }) => kind === 'flag', AVATAR_SCHEMA, GROUP_SCHEMA);

/** Reads a field, of whatever a script has given. */
export function readField(holder: object, name: string): unknown {
  return attempt((): unknown => Reflect.get(holder, name));
}

// HTML knows flags by their presence, `<navii-avatar animated>`: an empty text is on.
function readProperty(holder: object, option: string): unknown {
  const value = readField(holder, propertyOf(option));
  return value === '' && FLAGS.has(option) ? true : value;
}

/** Reads what the properties say of options, each once: to read one may be work. */
export function readProperties(holder: object, table: SchemaTable): ValueOf {
  const values = new Map<string, unknown>();
  for (const option of Object.keys(table)) values.set(option, readProperty(holder, option));
  return (option) => values.get(option);
}

/** Whether a flag that only elements have is on. */
export function isOn(value: unknown): boolean {
  return value === '' || (flag(value) ?? false);
}
