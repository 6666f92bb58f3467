// The arguments of a command: flags and their values, and what is left. Nothing that is unknown passes.
import { parseArgs } from 'node:util';
import { toKebab } from '../options/words.js';
import { UsageError } from './errors.js';
import type { Flag, Flags, ValuesOf } from './flag.js';
import { findClosest } from './text.js';

/** What stood on a command line. */
export interface Parsed<Table extends Flags> {
  readonly values: ValuesOf<Table>;
  /** All that is no flag. */
  readonly words: readonly string[];
  /** Those of them that came after `--`, where nothing is a flag or a sign. */
  readonly literals: number;
}

interface Named {
  readonly name: string;
  readonly flag: Flag;
}

const SEED_HINT = 'a seed that starts with a dash comes after --';

function refuseUnknown(rawName: string, known: ReadonlyMap<string, Named>): never {
  const closest = findClosest(rawName.replace(/^-+/, ''), [...known.keys(), 'help', 'version']);
  const hint = closest === undefined ? SEED_HINT : `did you mean --${closest}?`;
  throw new UsageError(`there is no ${rawName}; ${hint}`);
}

function readValue(label: string, { flag }: Named, value: string | undefined, inline: boolean | undefined): unknown {
  if (flag.value === undefined) return value === undefined ? true : readFlag(label, flag, value);
  // What looks like a flag is probably one, and the value was forgotten. Numbers may be negative.
  const isFlag = value !== undefined && inline !== true && /^-\D/.test(value);
  if (value === undefined || isFlag) {
    const hint = isFlag ? `; if ${value} is meant: ${label}=${value}` : '';
    throw new UsageError(`${label}: expected ${flag.value}, got nothing${hint}`);
  }
  return readFlag(label, flag, value);
}

function readFlag(label: string, flag: Flag, text: string): unknown {
  try {
    return flag.read(text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${label}: ${error.message}`) : error;
  }
}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError where they make no sense
 */
export function parseFlags<Table extends Flags>(args: readonly string[], flags: Table): Parsed<Table> {
  const known = new Map(Object.entries(flags).map(([name, flag]) => [toKebab(name), { name, flag }]));
  const options = Array.from(known, ([label, { flag }]) => {
    const { short, value } = flag;
    return [
      label,
      { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ] as const;
  });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, unknown> = {};
  const words: string[] = [];
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  let literals = 0;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words.push(token.value);
      if (token.index > end) literals += 1;
    } else if (token.kind === 'option') {
      const { name, rawName, value, inlineValue } = token;
      const named = known.get(name);
      const negated = known.get(name.replace(/^no-/, ''));
      if (named) {
        const read = readValue(rawName, named, value, inlineValue);
        const before = values[named.name];
        const isJoined = named.flag.joins === true && typeof before === 'string';
        values[named.name] = isJoined ? `${before},${String(read)}` : read;
      } else if (negated !== undefined && negated.flag.value === undefined && value === undefined) {
        values[negated.name] = false;
      } else refuseUnknown(rawName, known);
    }
  }
  return { values: values as ValuesOf<Table>, words, literals };
}
