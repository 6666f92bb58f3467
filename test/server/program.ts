// Runs the built program in a test.
import { onTestFinished } from 'vitest';
import { startProgram, type Program } from '../tools/service.js';

export { listening, MAIN } from '../tools/service.js';
export type { Program };

/** Starts the program with only these variables. It ends with the test. */
export function run(env: Readonly<Record<string, string>>, ...args: string[]): Program {
  const program = startProgram({ env, args });
  onTestFinished(() => program.kill());
  return program;
}
