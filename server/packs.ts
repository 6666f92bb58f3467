// The packs of the operator: modules that the variable PACKS names, and packs that DEFAULT_PACKS makes the default. No request can
// name a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPackModule } from '../lib/authoring/pack-module.js';
import { createEngine, openEngine, type Engine } from '../lib/create-engine.js';
import { PACKS } from '../lib/packs/index.js';
import type { Pack } from '../lib/packs/pack.js';
import { MAX_PACK_START_MS } from './limits.js';

/** A path, as opposed to the name of a package. */
const PATH = /^\.{0,2}[/\\]|\.m?js$/;

function explain(name: string, error: unknown): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}

/** Imports a module. It runs in this process, so it may wait for ever, or end the program. */
async function importModule(path: string, onExit: (reason: string) => void): Promise<object> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('its start does not end'));
  });
  const timer = setTimeout(stop, MAX_PACK_START_MS).unref();
  const reportExit = (): void => onExit(`PACKS: ${path}: it ends the program`);
  // Node emits this when nothing is left to do that the module could wait for.
  process.once('beforeExit', stop).once('exit', reportExit);
  try {
    return await Promise.race([import(PATH.test(path) ? pathToFileURL(resolve(path)).href : path), stopped]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', stop).off('exit', reportExit);
  }
}

/** Loads modules one after the other, so that it is known which one ends the program. */
async function loadPacks(modules: readonly string[], onExit: (reason: string) => void): Promise<Pack[]> {
  const packs: Pack[] = [];
  // oxlint-disable-next-line no-await-in-loop -- see above
  for (const path of modules) packs.push(...(await readPackModule(path, () => importModule(path, onExit))));
  return packs;
}

/**
 * Makes the engine of the service: all packs of `navii`, and those of the operator.
 *
 * @param modules - paths, relative to the working directory, or names of packages
 * @param defaults - ids of the packs that draw where a request names none
 * @param onExit - called with the reason when a module ends the program
 * @returns undefined when there are neither modules nor defaults
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
    known = createEngine({ packs: [...PACKS, ...(await loadPacks(modules, onExit))] });
  } catch (error) {
    throw explain('PACKS', error);
  }
  if (defaults.length === 0) return known;
  const { packs } = openEngine(known);
  const unknown = defaults.find((id) => !packs.has(id));
  if (unknown !== undefined)
    throw new Error(`DEFAULT_PACKS: expected some of ${[...packs.keys()].join(', ')}, got ${unknown}`);
  return createEngine({ packs: [...packs.values()], defaults: { packs: defaults } });
}
