#!/usr/bin/env node
// The process of the command `navii`: its streams, its signals and its exit code.
import { constants } from 'node:os';
import { runCommand } from './run.js';
import { settleSaves } from './save.js';
import { codeOf } from './terminal.js';

const { stdout, stderr } = process;
const stopping = new AbortController();

/** Ends the process after a signal, once no file is half written; a second signal ends it at once. */
function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
  const code = 128 + constants.signals[signal];
  if (stopping.signal.aborted) process.exit(code);
  stopping.abort();
  // Ends the line of the progress bar, so that the prompt starts on a new line.
  if (stderr.isTTY) stderr.write('\n');
  void settleSaves().then(() => process.exit(code));
}

process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
// A reader such as `head` closes the pipe when it has enough, and no more work is needed. Other errors reach the writer.
stdout.on('error', (error) => codeOf(error) === 'EPIPE' && process.exit(0));
// Without standard error there is no place for messages.
stderr.on('error', () => undefined);

const terminal = { input: () => process.stdin, output: stdout, errors: stderr, signal: stopping.signal };
const code = await runCommand(process.argv.slice(2), terminal);
// An open standard input would keep the process alive, so it exits when all messages are written. After a signal, `stop` exits.
if (!stopping.signal.aborted) stderr.write('', () => process.exit(code));
