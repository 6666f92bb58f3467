// Packs of one's own in a module that an operator names: a variable of the service, a flag of the command.
import type { Pack } from '../packs/pack.js';
import { checkPack } from './check.js';
import { isObject } from './schema.js';

function isMeantAsPack(value: unknown): value is Pack {
  return isObject(value) && ['id', 'name', 'about'].every((field) => typeof value[field] === 'string');
}

/** Finds the packs among the exports of a module, and checks them. */
function findPacks(exports: object): Pack[] {
  // A module may export one pack under two names.
  const named = new Map<unknown, string>(Object.entries(exports).map(([name, value]) => [value, name]));
  const packs = [...named.keys()].filter(isMeantAsPack);
  if (packs.length === 0) throw new TypeError('it exports no pack: an object with an id, a name and an about');
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

/**
 * Loads the packs of a module: each export that is a pack.
 *
 * @param path - path or name of the module, for errors
 * @param load - imports the module
 * @throws Error of one line when it cannot be loaded, has no pack, or has one with a fault
 */
export async function readPackModule(path: string, load: () => Promise<object>): Promise<Pack[]> {
  try {
    return findPacks(await load());
  } catch (error) {
    throw new Error(`${path}: ${explain(error)}`, { cause: error });
  }
}
