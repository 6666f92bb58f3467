// The flag --pack: packs of one's own, from modules that the person who types the command names.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { createEngine, openEngine } from '../create-engine.js';
import { PACKS } from '../packs/index.js';
import { makeText } from './flags.js';
import { loadPackModules } from './pack-module.js';
import { CommandError, say, type Terminal, UsageError } from './terminal.js';

const NAME = '--pack';

/** The flags of every command. */
export const PACK_FLAGS = {
  pack: makeText(
    'FILE',
    'Adds the packs of a JavaScript module, and draws with them unless --packs says otherwise. It may be repeated. The module runs on this machine: use one only if you trust its author.',
  ),
};

/** Takes the flag and its values out of the arguments. */
function takePaths(args: readonly string[]): { readonly paths: string[]; readonly rest: string[] } {
  const paths: string[] = [];
  const rest: string[] = [];
  const end = args.indexOf('--');
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const isFlag = (end === -1 || at < end) && (arg === NAME || arg.startsWith(`${NAME}=`));
    if (!isFlag) rest.push(arg);
    else {
      const path = arg === NAME ? args[(at += 1)] : arg.slice(NAME.length + 1);
      if (path === undefined || path === '' || (arg === NAME && path.startsWith('-')))
        throw new UsageError(`${NAME}: expected FILE, got nothing`);
      paths.push(path);
    }
  }
  return { paths, rest };
}

/**
 * Loads the packs that the arguments name.
 *
 * @returns the catalogue of all packs, which draws with those that were loaded, and the other arguments
 * @throws CommandError when a module cannot be loaded or has no pack
 */
export async function loadPacks(
  args: readonly string[],
  terminal: Terminal,
): Promise<{ readonly known: Catalogue; readonly rest: readonly string[] }> {
  const { paths, rest } = takePaths(args);
  if (paths.length === 0) return { known: catalogue, rest };
  const endWith = (reason: string): void => {
    // After a signal the command itself ends the program.
    if (terminal.signal.aborted) return;
    say(terminal, `${NAME}: ${reason}`);
    process.exit(1);
  };
  try {
    const own = await loadPackModules(paths, (path) => pathToFileURL(resolve(path)).href, endWith);
    const engine = createEngine({ packs: [...PACKS, ...own], defaults: { packs: own.map(({ id }) => id) } });
    return { known: openEngine(engine), rest };
  } catch (error) {
    throw new CommandError(`${NAME}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
