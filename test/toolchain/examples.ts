// Running the examples that an editor shows.
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect } from 'vitest';
import type { Editor } from './editor.js';
import { hoverAll, type Place } from './surface.js';

/** An example, and where an editor shows it. */
export interface Example extends Place {
  readonly example: string;
}

const ENGINE = `import { createEngine } from 'navii/core';`;

/** What an example takes from elsewhere than its entry point: a pack is nothing without an engine, a component without
 * markup, a handler without what rasterizes. */
export function nameOthers(entry: string): string {
  if (entry.startsWith('navii/packs/')) return ENGINE;
  if (entry === 'navii/fetch') return `import { toPng } from 'navii/png';`;
  const [, framework] = /^navii\/(react|preact|vue)\b/.exec(entry) ?? [];
  if (framework === undefined) return '';
  return framework === 'vue' ? `${ENGINE}import { h } from 'vue';` : `/** @jsxImportSource ${framework} */${ENGINE}`;
}

/** The examples that an editor shows, each once for each entry point. */
export async function listExamples(editor: Editor): Promise<{ markups: Example[]; scripts: Example[] }> {
  const places = await hoverAll(editor);
  const examples = places.flatMap((place) => (place.example ? { ...place, example: place.example } : []));
  const unique = [...new Map(examples.map((each) => [`${each.entry} ${each.example}`, each])).values()];
  const isMarkup = ({ example }: Example): boolean => example.startsWith('<');
  return { markups: unique.filter(isMarkup), scripts: unique.filter((each) => !isMarkup(each)) };
}

/** Compares a value with the comment behind its expression; `…` stands for the rest. */
export function compare(value: unknown, comment: string): void {
  const [said = '', ...rest] = comment.replaceAll(/\s/g, '').split('…');
  const whole = inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null });
  const printed = whole.replaceAll(/\s/g, '');
  expect(rest.length === 0 ? printed : printed.slice(0, said.length)).toBe(said);
}

/**
 * Runs an example.
 *
 * @param scope - what it need not import
 * @returns how many comments it compared
 */
export async function runExample({ name, example }: Example, scope: object): Promise<number> {
  let count = 0;
  const compared = example.replaceAll(/^(.+?);? \/\/ (.+)$/gm, (_, expression: string, comment: string) => {
    count += 1;
    return `compare(${expression}, ${JSON.stringify(comment)});`;
  });
  // As the body of a function, so that it sees the scope; the transform takes it for a module and may say so at its end.
  const jsx = { runtime: 'classic', pragma: 'h' } as const;
  const { code } = await transformWithOxc(compared, 'example.tsx', { jsx });
  const body = `return (async () => {\n${code.replace(/export \{\};\s*$/, '')}\n})();`;
  try {
    await compileFunction(body, ['compare', ...Object.keys(scope)])(compare, ...Object.values(scope));
  } catch (error) {
    throw new Error(`the example of ${name} failed: ${example}`, { cause: error });
  }
  return count;
}
