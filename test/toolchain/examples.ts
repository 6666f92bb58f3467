// Lists and runs the examples in the built declarations, which editors show.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect } from 'vitest';

// `import.meta.url` is not used, because in tests with a DOM it is not the address of a file.
const root = process.cwd();

/** Lists the examples in the declarations of a folder, each once. */
export function listExamples(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
  const found = texts.join('\n').matchAll(/@example\n((?: *\*(?!\/).*\n)+)/g);
  return [
    ...new Set(
      Array.from(found, ([, lines = '']) =>
        lines
          .replaceAll(/^ *\* ?/gm, '')
          .replace(/^@[^]*/m, '')
          .trim(),
      ),
    ),
  ];
}

/** Compares a value with the comment behind its expression; `…` stands for any rest. */
function compare(value: unknown, comment: string): void {
  const [said = '', ...rest] = comment.replaceAll(/\s/g, '').split('…');
  const whole = inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null });
  const printed = whole.replaceAll(/\s/g, '');
  expect(rest.length === 0 ? printed : printed.slice(0, said.length)).toBe(said);
}

/**
 * Runs an example.
 *
 * @param scope - the names that it can use without an import
 * @returns the number of comments that it compared
 */
export async function runExample(example: string, scope: object): Promise<number> {
  let count = 0;
  const compared = example
    .replaceAll(/^(.+?);? \/\/ (.+)$/gm, (_, expression: string, comment: string) => {
      count += 1;
      return `compare(${expression}, ${JSON.stringify(comment)});`;
    })
    .replaceAll(/^import type .*\n/gm, '')
    .replaceAll(/^import (.*) from ('.*');$/gm, (_, names: string, entry: string) => {
      return `const ${names.replaceAll(/\btype \w+,? ?/g, '')} = await load(${entry});`;
    });
  // The code is the body of a function, so that it can use the scope. The transform treats it as a module and may add `export {}`.
  const jsx = { runtime: 'classic', pragma: 'h' } as const;
  const { code } = await transformWithOxc(compared, 'example.tsx', { jsx });
  const body = `return (async () => {\n${code.replace(/export \{\};\s*$/, '')}\n})();`;
  const names = { compare, load: (entry: string) => import(/* @vite-ignore */ entry) as Promise<object>, ...scope };
  try {
    await compileFunction(body, Object.keys(names))(...Object.values(names));
  } catch (error) {
    throw new Error(`an example failed: ${example}`, { cause: error });
  }
  return count;
}
