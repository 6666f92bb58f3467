// Makes the examples of the reference stand by themselves: docstrings leave out the imports, since editors show them where
// the names are imported already.
import type { EntryPoint, Export } from '../docs/fragments/sdk.js';

/** What examples take from elsewhere than their own entry point, after the first of these that has it. */
const OTHERS = ['navii/core', 'navii/png'];

const TEXTS = /\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`((?:[^`\\]|\\.)*)`/gm;

/** Code without its comments and texts; of a template, what is in its placeholders. */
function stripTexts(code: string): string {
  return code.replace(TEXTS, (_, template: string | undefined) =>
    Array.from((template ?? '').matchAll(/\$\{([^}]*)\}/g), ([, inside = '']) => `(${inside})`).join('+'),
  );
}

/** Whether code uses a name that it does not declare itself. */
function uses(code: string, name: string): boolean {
  const isDeclared = new RegExp(`\\b(?:const|let|function) (?:\\{[^}=]*\\b)?${name}\\b`).test(code);
  // Neither a member, the key of an object, nor an attribute.
  return !isDeclared && new RegExp(`(?<![\\w$-])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$-]|\\??:|=[^=>])`).test(code);
}

function writeImport(entry: EntryPoint, code: string, wanted: (name: string) => boolean): string {
  const names = entry.exports.filter(({ name }) => wanted(name) && uses(code, name));
  if (names.length === 0) return '';
  const isTypes = names.every(({ kind }) => kind === 'type');
  const list = names.map(({ name, kind }) => (kind === 'type' && !isTypes ? `type ${name}` : name));
  return `import ${isTypes ? 'type ' : ''}{ ${list.toSorted().join(', ')} } from '${entry.name}';\n`;
}

function completeExample(entry: EntryPoint, { example }: Export, all: readonly EntryPoint[]): string {
  const code = stripTexts(example);
  const known = new Set(entry.exports.map(({ name }) => name));
  const others = OTHERS.flatMap((name) => all.find((point) => point.name === name && point !== entry) ?? []);
  const imports = [entry, ...others].map((point) => {
    const text = writeImport(point, code, (name) => point === entry || !known.has(name));
    for (const { name } of point.exports) known.add(name);
    return text;
  });
  // Vue has no other way to write markup in a script.
  const render = entry.name.startsWith('navii/vue') && uses(code, 'h') ? "import { h } from 'vue';\n" : '';
  const lead = imports.join('') + render;
  return lead === '' ? example : `${lead}\n${example}`;
}

/** The entry points, with examples that can be run as they are copied. */
export function importNames(points: readonly EntryPoint[]): EntryPoint[] {
  return points.map((point) => ({
    ...point,
    exports: point.exports.map((each) => ({ ...each, example: completeExample(point, each, points) })),
  }));
}
