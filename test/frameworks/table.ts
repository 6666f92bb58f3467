// Prints the results of the tests as a table: a row for each framework, a column for each test.
import { afterAll, beforeEach, expect } from 'vitest';
import { TRIALS } from '../../site/build/frameworks.js';
import { FRAMEWORKS } from './projects.js';

/** Whether a suite is one of a framework. */
function isFramework(suite: { readonly name: string } | undefined): boolean {
  return FRAMEWORKS.some(({ name }) => name === suite?.name);
}

/** Prints the table after the tests of a file: a row for each `describe`, a column for each test name. */
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

  // oxlint-disable-next-line no-empty-pattern -- Vitest requires a pattern as the first parameter
  afterAll(({}, file) => {
    // The docs say that these tests run in each framework.
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
