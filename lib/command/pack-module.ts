// Loads packs from modules that an operator names, in a variable of the service or a flag of the command.
import { checkPack } from '../authoring/check.js';
import { isObject } from '../authoring/schema.js';
import { typeName } from '../options/words.js';
import type { Pack } from '../packs/pack.js';

/** Exports of a module without a pack that its error names. */
const MAX_EXPORTS = 5;

/** Longest start of a module, in milliseconds. */
export const MAX_PACK_START_MS = 30_000;

/** The fields of a pack that every other export lacks. */
function listMissing(value: Readonly<Record<string, unknown>>): string[] {
  return ['id', 'name', 'about'].filter((field) => typeof value[field] !== 'string');
}

function isMeantAsPack(value: unknown): value is Pack {
  return isObject(value) && listMissing(value).length === 0;
}

function explainExport([name, value]: readonly [string, unknown]): string {
  if (isObject(value))
    return `${name} has ${listMissing(value)
      .map((field) => `no ${field}`)
      .join(' and ')}`;
  return `${name} is ${value === null || value === undefined || Array.isArray(value) ? typeName(value) : `a ${typeof value}`}`;
}

/** Finds the packs among the exports of a module, and checks them. */
function findPacks(exports: object): Pack[] {
  // A module may export one pack under two names.
  const named = new Map<unknown, string>(Object.entries(exports).map(([name, value]) => [value, name]));
  const packs = [...named.keys()].filter(isMeantAsPack);
  if (packs.length === 0) {
    const found = Object.entries(exports).map(explainExport).slice(0, MAX_EXPORTS).join('; ') || 'it exports nothing';
    throw new TypeError(`it exports no pack, an object with an id, a name and an about: ${found}`);
  }
  for (const pack of packs) {
    const [fault] = checkPack(pack, packs);
    if (fault !== undefined) throw new TypeError(`export ${named.get(pack)}: ${fault}`);
  }
  return packs;
}

/** Writes the reason on one line, without the module of this library that has imported the file. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ imported from .*/s, '').replace(/\s*\n\s*/g, '; ');
}

/** Imports a module. It runs in this process, so it may wait for ever, or end the program. */
async function importModule(specifier: string, onExit: () => void): Promise<object> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('its start does not end'));
  });
  const timer = setTimeout(stop, MAX_PACK_START_MS).unref();
  // Node emits `beforeExit` when no work is left that the module could wait for.
  process.once('beforeExit', stop).once('exit', onExit);
  try {
    return await Promise.race([import(/* @vite-ignore */ specifier), stopped]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', stop).off('exit', onExit);
  }
}

/**
 * Loads the packs of modules: each export that is a pack. One module starts after the other, so that it is known which one ends the
 * program.
 *
 * @param paths - paths or names of the modules, for errors
 * @param locate - gives the address from which a module is imported
 * @param onExit - called with the reason when a module ends the program
 * @throws Error of one line when a module cannot be loaded, has no pack, or has one with a fault
 */
export async function loadPackModules(
  paths: readonly string[],
  locate: (path: string) => string,
  onExit: (reason: string) => void,
): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (const path of paths) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- see above
      packs.push(...findPacks(await importModule(locate(path), () => onExit(`${path}: it ends the program`))));
    } catch (error) {
      throw new Error(`${path}: ${explain(error)}`, { cause: error });
    }
  }
  return packs;
}
