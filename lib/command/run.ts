// From arguments to a command, and from what went wrong to an exit code.
import { VERSION } from '../version.js';
import type { Command } from './command.js';
import { describe } from './describe.js';
import { draw } from './draw.js';
import { CommandError, UsageError } from './errors.js';
import { find } from './find.js';
import { group } from './group.js';
import { describeCommand } from './help.js';
import { lists } from './list.js';
import { sheet } from './sheet.js';
import { print, say, Stopped, type Terminal } from './terminal.js';

/** All commands but drawing, in the order of help. */
export const COMMANDS: readonly Command[] = [group, sheet, describe, find, ...lists];

/** Whether a flag stands there, before everything becomes a seed. */
function asksFor(args: readonly string[], ...flags: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => flags.includes(arg));
}

async function dispatch(command: Command, args: readonly string[], terminal: Terminal): Promise<void> {
  if (asksFor(args, '--help', '-h')) await print(terminal, describeCommand(command, command === draw ? COMMANDS : []));
  else if (asksFor(args, '--version')) await print(terminal, `${VERSION}\n`);
  else await command.run(args, terminal);
}

/**
 * Runs the command.
 *
 * @param args - what follows `navii`
 * @returns the exit code: 0, 1 when it could not be done, 2 when the arguments make no sense
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
    if (error instanceof UsageError) {
      const called = ['navii', named?.name ?? ''].filter((word) => word !== '').join(' ');
      terminal.errors.write(`${called} --help lists what there is\n`);
    }
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
