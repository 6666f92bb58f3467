// Chooses the command for the arguments, loads the user's packs, prints help, and turns errors into messages and exit codes.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { createEngine, openEngine } from '../create-engine.js';
import { toKebab } from '../options/words.js';
import { PACKS } from '../packs/index.js';
import { VERSION } from '../version.js';
import { draw, group, sheet } from './draw.js';
import { find } from './find.js';
import {
  type Command,
  findFlags,
  type Flag,
  type FlagGroup,
  type Flags,
  makeSwitch,
  makeText,
  readArgs,
  readFlag,
  splitArgs,
} from './flags.js';
import { describe, lists } from './lists.js';
import { loadPackModules } from './pack-module.js';
import { CommandError, print, say, Stopped, type Terminal, UsageError } from './terminal.js';
import { wrap } from './text.js';

/** All commands except drawing, in the order of the help. */
const COMMANDS: readonly Command[] = [group, sheet, describe, find, ...lists];

const INDENT = '      ';

function describeFlag(name: string, { short, value, doc, takes }: Flag): string {
  const letter = short === undefined ? '' : `-${short}, `;
  const head = `  ${letter}--${toKebab(name)}${value === undefined ? '' : ` ${value}`}`;
  return [head, wrap(doc, INDENT), ...(takes === undefined ? [] : [wrap(takes, INDENT)])].join('\n');
}

function describeGroup({ title, flags }: FlagGroup): string {
  return `${title}\n${Object.entries(flags)
    .map(([name, flag]) => describeFlag(name, flag))
    .join('\n')}`;
}

function describeCommands(): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => {
    const [first = ''] = usage;
    const call = `${name} ${first.replace(/ ?(?:\[flags\]|> FILE\.svg)/g, '')}`.trimEnd();
    return `  ${call.padEnd(22)}${summary}`;
  });
  return `Commands (to draw a seed with such a name: navii -- group)\n${rows.join('\n')}`;
}

const EXIT_CODES = `Exit codes
  0  success
  1  the command failed
  2  the arguments are wrong
  130, 143  stopped by Ctrl-C or a signal; all files that it wrote are complete`;

const PACK_FLAG = makeText(
  'FILE',
  'Adds the packs of a JavaScript module, and draws with them unless --packs says otherwise. It may be repeated. The module runs on this machine: use one only if you trust its author.',
);
const OWN_PACKS: FlagGroup = { title: 'Packs of your own', flags: { pack: PACK_FLAG } };
const OTHER: FlagGroup = {
  title: 'Other',
  flags: { help: makeSwitch('Prints this help.', 'h'), version: makeSwitch('Prints the version.') },
};

/** Names a command as people call it. */
function nameCall({ name }: Command): string {
  return name === '' ? 'navii' : `navii ${name}`;
}

/** Prints the help of a command from its flags. For drawing, it is the help of `navii` itself. */
function describeCommand(command: Command): string {
  const { usage, about, groups, examples } = command;
  const calls = usage.map((line, index) =>
    `${index === 0 ? 'Usage: ' : '       '}${nameCall(command)} ${line}`.trimEnd(),
  );
  const isMain = command === draw;
  const sections = [
    calls.join('\n'),
    wrap(about),
    ...(isMain ? [describeCommands()] : []),
    ...[...groups, OWN_PACKS, ...(isMain ? [OTHER] : [])].map(describeGroup),
    ...(examples.length > 0 ? [['Examples', ...examples.map((example) => `  ${example}`)].join('\n')] : []),
    EXIT_CODES,
    ...(isMain ? ['navii COMMAND --help describes a command.'] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

/**
 * Loads the packs of modules.
 *
 * @returns the catalogue of all packs, which draws with those that were loaded
 * @throws CommandError when a module cannot be loaded or has no pack
 */
async function loadPacks(paths: readonly string[], terminal: Terminal): Promise<Catalogue> {
  if (paths.length === 0) return catalogue;
  const endWith = (reason: string): void => {
    // After a signal the command itself ends the program.
    if (terminal.signal.aborted) return;
    say(terminal, `--pack: ${reason}`);
    process.exit(1);
  };
  try {
    const own = await loadPackModules(paths, (path) => pathToFileURL(resolve(path)).href, endWith);
    return openEngine(createEngine({ packs: [...PACKS, ...own], defaults: { packs: own.map(({ id }) => id) } }));
  } catch (error) {
    throw new CommandError(`--pack: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function dispatch(command: Command, args: readonly string[], terminal: Terminal): Promise<void> {
  const flags = Object.assign({}, ...[...command.groups, OWN_PACKS, OTHER].map((part) => part.flags)) as Flags;
  const tokens = splitArgs(args, flags);
  if (findFlags(tokens, 'help').length > 0) return print(terminal, describeCommand(command));
  if (findFlags(tokens, 'version').length > 0) return print(terminal, `${VERSION}\n`);
  // The packs come first: they have ids that the other flags may name.
  const paths = findFlags(tokens, 'pack').map((token) => String(readFlag(token, PACK_FLAG, catalogue)));
  const known = await loadPacks(paths, terminal);
  return command.run(readArgs(tokens, flags, known), terminal, known);
}

/**
 * Runs the command.
 *
 * @param args - the arguments after `navii`
 * @returns the exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = args;
  const named = COMMANDS.find(({ name }) => name === first);
  try {
    await (named === undefined ? dispatch(draw, args, terminal) : dispatch(named, rest, terminal));
    return 0;
  } catch (error) {
    if (error instanceof Stopped) return 0;
    say(terminal, error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) terminal.errors.write(`${nameCall(named ?? draw)} --help lists all flags\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
