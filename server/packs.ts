// The packs of the operator: modules that the variable PACKS names, and packs that DEFAULT_PACKS makes the default. No request can
// name a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPackModule } from '../lib/authoring/pack-module.js';
import { catalogue, createEngine, type Engine, type Pack } from '../lib/index.js';

/** A path, as opposed to the name of a package. */
const PATH = /^\.{0,2}[/\\]|\.m?js$/;

function explain(name: string, error: unknown): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

async function loadPacks(modules: readonly string[]): Promise<Pack[]> {
  const loaded = modules.map((path) =>
    readPackModule(path, () => import(PATH.test(path) ? pathToFileURL(resolve(path)).href : path)),
  );
  return (await Promise.all(loaded)).flat();
}

/**
 * Makes the engine of the service: all packs of `navii`, and those of the operator.
 *
 * @param modules - paths, relative to the working directory, or names of packages
 * @param defaults - ids of the packs that draw where a request names none
 * @returns undefined when there are neither modules nor defaults
 * @throws Error of one line that names the variable, and the module or the id, with the reason
 */
export async function loadEngine(
  modules: readonly string[],
  defaults: readonly string[] = [],
): Promise<Engine | undefined> {
  if (modules.length === 0 && defaults.length === 0) return undefined;
  let known: Engine;
  try {
    known = createEngine([...catalogue.packs.values(), ...(await loadPacks(modules))]);
  } catch (error) {
    throw explain('PACKS', error);
  }
  if (defaults.length === 0) return known;
  const packs = [...known.catalogue.packs.values()];
  const unknown = defaults.find((id) => !known.catalogue.packs.has(id));
  if (unknown !== undefined)
    throw new Error(`DEFAULT_PACKS: expected some of ${packs.map(({ id }) => id).join(', ')}, got ${unknown}`);
  return createEngine(packs, { packs: defaults });
}
