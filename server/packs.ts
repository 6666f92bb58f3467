// The packs of the operator: modules that the variable PACKS names. No request can name a module.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPackModule } from '../lib/authoring/pack-module.js';
import { markOf } from '../lib/http/index.js';
import { catalogue, createEngine, type Engine } from '../lib/index.js';

/** A path, as opposed to the name of a package. */
const PATH = /^\.{0,2}[/\\]|\.m?js$/;

/**
 * Makes the engine of the service: all packs of `navii`, and those of the operator.
 *
 * @param modules - paths, relative to the working directory, or names of packages
 * @returns undefined when there are none
 * @throws Error of one line that names the variable, the module and the reason
 */
export async function loadEngine(modules: readonly string[]): Promise<Engine | undefined> {
  if (modules.length === 0) return undefined;
  try {
    const own = modules.map((path) =>
      readPackModule(path, () => import(PATH.test(path) ? pathToFileURL(resolve(path)).href : path)),
    );
    const engine = createEngine([...catalogue.packs.values(), ...(await Promise.all(own)).flat()]);
    // It draws each part once, so a part that cannot be drawn shows here and not in a request.
    markOf(engine.catalogue);
    return engine;
  } catch (error) {
    throw new Error(`PACKS: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
