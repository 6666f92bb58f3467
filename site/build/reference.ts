// The reference in the docs: the public names of the package, with their types and docstrings. The compiler reads them from the
// built declarations.
import { join } from 'node:path';
import { API, type Checker, type Project, type Symbol } from 'typescript/unstable/sync';
import type { EntryPoint, Export } from '../docs/fragments/sdk.js';
import { listEntryPoints } from './entries.js';
import { root } from './setup.js';

// Values of SymbolFlags, which is a const enum: `isolatedModules` does not allow its use.
const FUNCTION = 16;
const CLASS = 32;
const MODULE = 512;
const VARIABLE = 3;
const OPTIONAL = 16_777_216;
/** A name that another file declares. */
const ALIAS = 2_097_152;

function kindOf(name: string, flags: number, signature: string): Export['kind'] {
  if (flags & CLASS) return 'class';
  if (flags & FUNCTION || /^const \w+: \([^]*=>/.test(signature)) return 'function';
  // A component is named `NaviiAvatar` or the like; `Navii` itself is a module.
  if (flags & VARIABLE && /^Navii\w/.test(name)) return 'component';
  return flags & (VARIABLE | MODULE) ? 'constant' : 'type';
}

/** Reads a docstring as text. Links become their names. */
function readText(text: string): string {
  return text
    .replace(/\{@link ([^}]*)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a `@param` into its name and its text. */
function splitParam(tag: string): readonly [name: string, about: string] {
  const [, name = tag, about = ''] = /^(\S+)\s*(?:-\s*)?([^]*)$/.exec(tag) ?? [];
  return [name, readText(about)];
}

/** Shortens a comment within a declaration to one line without tags. */
function shortenComment(indent: string, comment: string): string {
  const words = comment.replace(/^\s*\*\s?/gm, '').replace(/^@[^]*/m, '');
  const text = readText(words);
  return text === '' ? '' : `${indent}/** ${text} */\n`;
}

/** Prints a declaration without its docstring, and without private members. */
function printSignature(texts: readonly string[], flags: number): string {
  // A class may have an interface of the same name, which adds members.
  const isClass = (text: string): boolean => /^(?:export )?(?:declare )?(?:abstract )?class /.test(text);
  const [text = ''] = flags & CLASS ? texts.filter(isClass) : texts;
  const declared = text
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/^([ \t]*)\/\*\*([^]*?)\*\/\n/gm, (_, indent: string, comment: string) => shortenComment(indent, comment))
    .replace(/^[ \t]+(?:#private|(?:private|protected) [^]*?|static readonly styles[^;]*);\n/gm, '')
    .replaceAll('\n\n', '\n')
    .replace(/;$/, '');
  const signature = flags & VARIABLE ? `const ${declared.replace(/^const /, '')}` : declared;
  return signature.replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** Entry points from which examples import names that their own entry point does not export, the first match first. */
const OTHERS = ['navii/core', 'navii/packs', 'navii/png'];

const TEXTS = /\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`((?:[^`\\]|\\.)*)`/gm;

/** Removes comments and strings from code. Of a template string, the placeholders stay. */
function stripTexts(code: string): string {
  return code.replace(TEXTS, (_, template: string | undefined) =>
    Array.from((template ?? '').matchAll(/\$\{([^}]*)\}/g), ([, inside = '']) => `(${inside})`).join('+'),
  );
}

/** Whether code uses a name that it does not declare. */
function uses(code: string, name: string): boolean {
  const isDeclared = new RegExp(`\\b(?:const|let|function) (?:\\{[^}=]*\\b)?${name}\\b`).test(code);
  // Not as a member, a key of an object, or an attribute.
  return !isDeclared && new RegExp(`(?<![\\w$-])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$-]|\\??:|=[^=>])`).test(code);
}

function writeImport({ name: path, exports }: EntryPoint, code: string, known: ReadonlySet<string>): string {
  const names = exports.filter(({ name }) => !known.has(name) && uses(code, name));
  if (names.length === 0) return '';
  const isTypes = names.every(({ kind }) => kind === 'type');
  const list = names.map(({ name, kind }) => (kind === 'type' && !isTypes ? `type ${name}` : name));
  return `import ${isTypes ? 'type ' : ''}{ ${list.toSorted().join(', ')} } from '${path}';\n`;
}

/**
 * Adds imports to an example, so that it runs as it is copied. Docstrings leave the imports out, because editors show them where the
 * names are already imported.
 */
function completeExample(entry: EntryPoint, example: string, all: readonly EntryPoint[]): string {
  const code = stripTexts(example);
  const others = OTHERS.flatMap((name) => all.find((point) => point.name === name && point !== entry) ?? []);
  const known = new Set<string>();
  let lead = '';
  for (const point of [entry, ...others]) {
    lead += writeImport(point, code, known);
    for (const { name } of point.exports) known.add(name);
  }
  // In scripts, Vue markup needs the function `h`.
  if (entry.name.startsWith('navii/vue') && uses(code, 'h')) lead += "import { h } from 'vue';\n";
  return lead === '' ? example : `${lead}\n${example}`;
}

// A project that exists in memory only. It sees the package as its users do.
const CONFIG = join(root, 'dist/reference/tsconfig.json');

const OPTIONS = { target: 'esnext', module: 'nodenext', jsx: 'preserve', skipLibCheck: true, strict: true };

type Print = (texts: readonly string[], flags: number) => string;

/** Types that are derived from functions or rows. Their declarations name no members, so the members are printed in their place. */
const DERIVED = /^(?:Engine|(?:Avatar|Group|Member|Render)(?:Options|Properties)|(?:Avatar|Group)UrlOptions)$/;

function printMembers(symbol: Symbol, checker: Checker): string {
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map((member) => {
    const type = checker.getTypeOfSymbol(member);
    const text = type === undefined ? 'unknown' : checker.typeToString(type);
    const [about = ''] = checker.getDocumentationCommentOfSymbol(member).split('\n');
    const comment = about === '' ? '' : `    /** ${about} */\n`;
    const isOptional = (member.flags & OPTIONAL) !== 0;
    const shown = isOptional ? text.replace(/ \| undefined$/, '') : text.replace(/(\?: \w+) \| undefined/g, '$1');
    const modifier = symbol.name.endsWith('Properties') ? '' : 'readonly ';
    return `${comment}    ${modifier}${member.name}${isOptional ? '?' : ''}: ${shown};\n`;
  });
  return `export interface ${symbol.name} {\n${members.join('')}}`;
}

/** Lists the declarations of a name. A module has none: `Navii` shows the names in it. */
function listDeclarations(name: string, symbol: Symbol, checker: Checker, project: Project): string[] {
  if (DERIVED.test(symbol.name)) return [printMembers(symbol, checker)];
  if (symbol.flags & MODULE) {
    const members = checker.getExportsOfModule(symbol).map((member) => readExport(member, checker, project, String));
    const names = members.flatMap((member) => (member.kind === 'type' ? [] : member.name));
    return [`const ${name}: { ${names.join(', ')} }`];
  }
  return symbol.declarations.flatMap((declaration) => declaration.resolve(project)?.getText() ?? []);
}

function readExport(named: Symbol, checker: Checker, project: Project, print: Print): Export {
  const symbol = named.flags & ALIAS ? checker.getAliasedSymbol(named) : named;
  // The docs of a module stand where it gets its name.
  const documented = symbol.flags & MODULE ? named : symbol;
  const tags = checker.getJsDocTagsOfSymbol(documented);
  const listTexts = (tag: string) =>
    tags.flatMap(({ name, text }) => (name === tag && text !== undefined ? [text] : []));
  const signature = print(listDeclarations(named.name, symbol, checker, project), symbol.flags);
  return {
    name: named.name,
    kind: kindOf(named.name, symbol.flags, signature),
    signature,
    about: readText(checker.getDocumentationCommentOfSymbol(documented)),
    params: listTexts('param').map(splitParam),
    returns: listTexts('returns').map(readText)[0],
    throws: listTexts('throws').map(readText)[0],
    example: listTexts('example').join('\n\n'),
  };
}

/**
 * Reads all entry points except the internal ones, in the order of package.json.
 *
 * @param print - prints the declarations of a name as one text
 * @throws Error if the package is not built
 */
export function readReference(print: Print = printSignature): EntryPoint[] {
  const entries = listEntryPoints().filter(({ name }) => !name.includes('/internals'));
  const files = entries.map(({ types }) => join(root, types));
  const config = JSON.stringify({ compilerOptions: { ...OPTIONS, noEmit: true, types: ['node'] }, files });
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => (path === CONFIG ? config : undefined),
      fileExists: (path) => (path === CONFIG ? true : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (project === undefined) throw new Error(`${CONFIG}: expected the compiler to open it`);
    const { checker, program } = project;
    const points = entries.map(({ name, types }) => {
      const file = program.getSourceFile(join(root, types));
      if (file === undefined) throw new Error(`${types} is missing: \`npm run build\` makes it`);
      const module = checker.getSymbolAtLocation(file);
      // A file with types only has no symbol.
      const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
      // Names that the file itself declares come first.
      const ordered = symbols.toSorted((a, b) => (a.flags & ALIAS) - (b.flags & ALIAS));
      return { name, exports: ordered.map((symbol) => readExport(symbol, checker, project, print)) };
    });
    return points.map((point) => ({
      ...point,
      exports: point.exports.map((each) => ({ ...each, example: completeExample(point, each.example, points) })),
    }));
  } finally {
    api.close();
  }
}
