// Runs the examples that an editor shows.
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect } from 'vitest';
import type { Editor } from './editor.js';
import { hoverAll, type Place } from './surface.js';

/** An example, and the name for which an editor shows it. */
export interface Example extends Place {
  readonly example: string;
}

const ENGINE = `import { createEngine } from 'navii/core';`;

/** Returns the imports that an example needs beside its entry point: an engine for a pack, an engine and markup for a
 * component, the rasterizer for a handler. */
export function nameOthers(entry: string): string {
  if (/^navii\/packs\b/.test(entry)) return ENGINE;
  if (entry === 'navii/fetch') return `import { toPng } from 'navii/png';`;
  const [, framework] = /^navii\/(react|preact|vue)\b/.exec(entry) ?? [];
  if (framework === undefined) return '';
  return framework === 'vue' ? `${ENGINE}import { h } from 'vue';` : `/** @jsxImportSource ${framework} */${ENGINE}`;
}

/** Lists the examples that an editor shows, each once for each entry point. */
export async function listExamples(editor: Editor): Promise<{ markups: Example[]; scripts: Example[] }> {
  const places = await hoverAll(editor);
  const examples = places.flatMap((place) => (place.example ? { ...place, example: place.example } : []));
  const unique = [...new Map(examples.map((each) => [`${each.entry} ${each.example}`, each])).values()];
  const isMarkup = ({ example }: Example): boolean => example.startsWith('<');
  return { markups: unique.filter(isMarkup), scripts: unique.filter((each) => !isMarkup(each)) };
}

/** Compares a value with the comment behind its expression; `…` stands for any rest. */
export function compare(value: unknown, comment: string): void {
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
export async function runExample({ name, example }: Example, scope: object): Promise<number> {
  let count = 0;
  const compared = example.replaceAll(/^(.+?);? \/\/ (.+)$/gm, (_, expression: string, comment: string) => {
    count += 1;
    return `compare(${expression}, ${JSON.stringify(comment)});`;
  });
  // The code is the body of a function, so that it can use the scope. The transform treats it as a module and may add `export {}`.
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
