// What a command is, as data for help, and how one is run.
import type { Flags } from './flag.js';
import type { Terminal } from './terminal.js';

/** Some flags under a heading of help. */
export interface FlagGroup {
  readonly title: string;
  readonly flags: Flags;
}

/** One command of `navii`. */
export interface Command {
  /** What stands behind `navii`; nothing for drawing. */
  readonly name: string;
  /** How it is called, without `navii`. */
  readonly usage: readonly string[];
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What it does, in a few sentences. */
  readonly about: string;
  readonly groups: readonly FlagGroup[];
  readonly examples: readonly string[];
  /**
   * Runs it.
   *
   * @param args - what follows its name
   * @throws CommandError when it cannot go on
   */
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<void>;
}
