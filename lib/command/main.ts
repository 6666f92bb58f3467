#!/usr/bin/env node
// The process of the command `navii`.
import { constants } from 'node:os';
import { codeOf } from './errors.js';
import { runCommand } from './run.js';
import { settleSaves } from './save.js';

const { stdout, stderr } = process;
const stopping = new AbortController();

/** Ends the process as a signal would, once no file is half written; at once when it is sent again. */
function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
  const code = 128 + constants.signals[signal];
  if (stopping.signal.aborted) process.exit(code);
  stopping.abort();
  // The prompt begins a line of its own, below the bar.
  if (stderr.isTTY) stderr.write('\n');
  void settleSaves().then(() => process.exit(code));
}

process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
// Whoever reads may go, as `head` does: then there is no more to do. Other errors reach whoever writes.
stdout.on('error', (error) => codeOf(error) === 'EPIPE' && process.exit(0));
// There is nobody left to tell.
stderr.on('error', () => undefined);

const terminal = { input: () => process.stdin, output: stdout, errors: stderr, signal: stopping.signal };
const code = await runCommand(process.argv.slice(2), terminal);
// Standard input may still be open, so the process ends itself, once all is said. One that is stopped does so above.
if (!stopping.signal.aborted) stderr.write('', () => process.exit(code));
