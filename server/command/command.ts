// `navii <seed>`: an avatar on standard output. Flags are the options of the table, by the same names.
import { parseArgs } from 'node:util';
import { AVATAR_OPTIONS, createAvatar, VERSION } from '../../lib/index.js';
import { describeDefault, describeValues } from '../../lib/options/describe.js';
import type { OptionRow } from '../../lib/options/row.js';

/** Where texts go. */
export interface Output {
  readonly write: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
}

const CLI_OPTIONS = Object.fromEntries(Object.keys(AVATAR_OPTIONS).map((name) => [name, { type: 'string' }] as const));

function describeUsage(): string {
  const rows = Object.entries<OptionRow>(AVATAR_OPTIONS).map(
    ([name, row]) =>
      `  --${name.padEnd(12)}${row.doc}\n${' '.repeat(16)}${describeValues(row)}; default: ${describeDefault(row)}\n`,
  );
  return `Usage: navii <seed> [options]\nPrints the mascot of a seed as SVG.\n\n${rows.join('')}`;
}

/**
 * Runs the command.
 *
 * @param args - what follows the command's name
 * @returns the exit code: 0, or 2 when the arguments make no sense
 */
export function runCommand(args: readonly string[], { write, complain }: Output): number {
  if (args.includes('--help')) {
    write(describeUsage());
    return 0;
  }
  if (args.includes('--version')) {
    write(`${VERSION}\n`);
    return 0;
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: CLI_OPTIONS, allowPositionals: true });
    const [seed = ''] = positionals;
    if (positionals.length !== 1) throw new RangeError(`expected one seed, got ${positionals.length}`);
    write(`${createAvatar(seed, values)}\n`);
    return 0;
  } catch (error) {
    complain(`navii: ${error instanceof Error ? error.message : String(error)}\nnavii --help lists the options\n`);
    return 2;
  }
}
