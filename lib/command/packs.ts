// The flag --pack: packs of one's own, from modules that the person who types the command names.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { createEngine, openEngine } from '../create-engine.js';
import { PACKS } from '../packs/index.js';
import { makeText } from './flags.js';
import { loadPackModules } from './pack-module.js';
import { CommandError, say, type Terminal } from './terminal.js';

const NAME = '--pack';

/** The flags of every command. */
export const PACK_FLAGS = {
  pack: makeText(
    'FILE',
    'Adds the packs of a JavaScript module, and draws with them unless --packs says otherwise. It may be repeated. The module runs on this machine: use one only if you trust its author.',
  ),
};

/**
 * Loads the packs of modules.
 *
 * @returns the catalogue of all packs, which draws with those that were loaded
 * @throws CommandError when a module cannot be loaded or has no pack
 */
export async function loadPacks(paths: readonly string[], terminal: Terminal): Promise<Catalogue> {
  if (paths.length === 0) return catalogue;
  const endWith = (reason: string): void => {
    // After a signal the command itself ends the program.
    if (terminal.signal.aborted) return;
    say(terminal, `${NAME}: ${reason}`);
    process.exit(1);
  };
  try {
    const own = await loadPackModules(paths, (path) => pathToFileURL(resolve(path)).href, endWith);
    return openEngine(createEngine({ packs: [...PACKS, ...own], defaults: { packs: own.map(({ id }) => id) } }));
  } catch (error) {
    throw new CommandError(`${NAME}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
