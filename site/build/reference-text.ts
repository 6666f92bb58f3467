// How the reference prints what the compiler says: signatures without what only the compiler wants, and docstrings as text.
import type { Export } from '../docs/fragments/sdk.js';

// SymbolFlags, of which TypeScript exports no constants that survive `isolatedModules`.
const FUNCTION = 16;
const CLASS = 32;
const VARIABLE = 3;

/** What a name stands for. */
export function kindOf(flags: number): Export['kind'] {
  if (flags & CLASS) return 'class';
  if (flags & FUNCTION) return 'function';
  return flags & VARIABLE ? 'constant' : 'type';
}

/** A docstring as text: links are their names, and what it says of our own specification is left out. */
export function readText(text: string): string {
  return text
    .replace(/\{@link ([^}]*)\}/g, '`$1`')
    .replace(/\s*\((?:SPEC|specification) §[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name and the text of a `@param`. */
export function splitParam(tag: string): readonly [name: string, about: string] {
  const [, name = tag, about = ''] = /^(\S+)\s*(?:-\s*)?([^]*)$/.exec(tag) ?? [];
  return [name, readText(about)];
}

/** A comment within a declaration, in one line, without its tags. */
function shortenComment(indent: string, comment: string): string {
  const words = comment.replace(/^\s*\*\s?/gm, '').replace(/^@[^]*/m, '');
  const text = readText(words);
  return text === '' ? '' : `${indent}/** ${text} */\n`;
}

/** Writes `{ … }` for what is nested in what is nested. */
function shortenNested(text: string): string {
  let depth = 0;
  let shortened = '';
  for (const character of text) {
    if (character === '{' && (depth += 1) === 2) shortened += '{ … ';
    if (depth < 2) shortened += character;
    if (character === '}' && (depth -= 1) === 1) shortened += '}';
  }
  return shortened;
}

/** Longer ones are data, of which the reference shows the outlines. */
const LONG = 900;

/** A declaration without comments on what is shown beside it, and without what its users cannot reach. */
export function printSignature(texts: readonly string[], flags: number): string {
  // An interface adds its members to the class of its name.
  const isClass = (text: string): boolean => /^(?:export )?(?:declare )?(?:abstract )?class /.test(text);
  const [text = ''] = flags & CLASS ? texts.filter(isClass) : texts;
  const declared = text
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/^([ \t]*)\/\*\*([^]*?)\*\/\n/gm, (_, indent: string, comment: string) => shortenComment(indent, comment))
    .replace(/^[ \t]+(?:#private|(?:private|protected) [^]*?|static readonly styles[^;]*);\n/gm, '')
    .replaceAll('\n\n', '\n')
    .replace(/;$/, '');
  const signature = flags & VARIABLE ? `const ${declared.replace(/^const /, '')}` : declared;
  const shown = signature.length > LONG && flags & VARIABLE ? shortenNested(signature) : signature;
  return shown.replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}
