// What came of the tests, as a table: frameworks, and what was tried in each.
import { afterAll, beforeEach, expect } from 'vitest';
import { TRIALS } from '../../site/build/frameworks.js';
import { FRAMEWORKS } from './projects.js';

/** Whether a suite is that of a framework. */
function isFramework(suite: { readonly name: string } | undefined): boolean {
  return FRAMEWORKS.some(({ name }) => name === suite?.name);
}

/** Prints the table when the tests of a file have ended: a row for each `describe`, a column for each name of a test. */
export function printTable(): void {
  const columns = new Set<string>();
  const marks = new Map<string, string>();

  beforeEach(({ task, onTestFinished }) => {
    const { suite, name } = task;
    if (!isFramework(suite)) return;
    columns.add(name);
    onTestFinished(() => {
      marks.set(`${suite?.name} > ${name}`, task.result?.state === 'fail' ? 'failed' : 'passed');
    });
  });

  // oxlint-disable-next-line no-empty-pattern -- Vitest wants a pattern in the first place
  afterAll(({}, file) => {
    // The docs say that these are tried in each.
    for (const suite of file.tasks.filter(isFramework)) {
      const names = 'tasks' in suite ? suite.tasks.map(({ name }) => name) : [];
      expect(names, suite.name).toEqual(expect.arrayContaining([...TRIALS]));
    }
    const lines = [
      ['', ...columns, 'the policy allows it'],
      Array.from({ length: columns.size + 2 }, () => '---'),
      ...FRAMEWORKS.map(({ name, needs }) => [
        name,
        ...Array.from(columns, (column) => marks.get(`${name} > ${column}`) ?? ''),
        needs.join(', '),
      ]),
    ];
    process.stdout.write(`\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}\n`);
  });
}
