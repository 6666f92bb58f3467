// What came of the tests, as a table: frameworks, and what was tried in each.
import { afterAll, beforeEach } from 'vitest';
import { FRAMEWORKS } from './projects.js';

/** Prints the table when the tests of a file have ended: a row for each `describe`, the name of a test in each cell. */
export function printTable(): void {
  const rows = new Map<string, string[]>();

  beforeEach(({ task, onTestFinished }) => {
    onTestFinished(() => {
      const row = task.suite?.name ?? '';
      const mark = task.result?.state === 'fail' ? '✗' : '✓';
      rows.set(row, [...(rows.get(row) ?? []), `${mark} ${task.name}`]);
    });
  });

  afterAll(() => {
    const lines = [...rows].map(([name, cells]) => {
      const needs = FRAMEWORKS.find((framework) => framework.name === name)?.needs ?? [];
      return `| ${[name, ...cells, needs.join(', ')].join(' | ')} |\n`;
    });
    process.stdout.write(`\n${lines.join('')}\nThe last column: what the policy allows the framework itself.\n`);
  });
}
