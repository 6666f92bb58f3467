#!/usr/bin/env node
// The command `navii`.
import { runCommand } from './command.js';

process.exitCode = runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
