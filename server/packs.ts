// The packs of the operator: modules that the variable PACKS names, and packs that DEFAULT_PACKS makes the default. No request can
// name a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPackModules } from '../lib/command/pack-module.js';
import { createEngine, openEngine, type Engine } from '../lib/create-engine.js';
import { suggest } from '../lib/options/words.js';
import { PACKS } from '../lib/packs/index.js';

/** A path, as opposed to the name of a package. */
const PATH = /^\.{0,2}[/\\]|\.m?js$/;

function locate(name: string): string {
  return PATH.test(name) ? pathToFileURL(resolve(name)).href : name;
}

/**
 * Makes the engine of the service: all packs of `navii`, and the operator's packs.
 *
 * @param modules - paths, relative to the working directory, or names of packages
 * @param defaults - ids of the packs that draw where a request names none
 * @param onExit - called with the reason when a module ends the program
 * @returns undefined without modules and defaults
 * @throws Error of one line that names the variable, and the module or the id, with the reason
 */
export async function loadEngine(
  modules: readonly string[],
  defaults: readonly string[] = [],
  onExit: (reason: string) => void = () => undefined,
): Promise<Engine | undefined> {
  if (modules.length === 0 && defaults.length === 0) return undefined;
  let known: Engine;
  try {
    const own = await loadPackModules(modules, locate, (reason) => onExit(`PACKS: ${reason}`));
    known = createEngine({ packs: [...PACKS, ...own] });
  } catch (error) {
    throw new Error(`PACKS: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (defaults.length === 0) return known;
  const { packs } = openEngine(known);
  const ids = [...packs.keys()];
  const unknown = defaults.find((id) => !packs.has(id));
  if (unknown !== undefined)
    throw new Error(`DEFAULT_PACKS: expected some of ${ids.join(', ')}, got ${unknown}${suggest(unknown, ids)}`);
  return createEngine({ packs: [...packs.values()], defaults: { packs: defaults } });
}
