// The public names of the package, with what their types and docstrings say: read from the built declarations by the
// compiler, for the reference in the docs.
import { join } from 'node:path';
import { API, type Checker, type Project, type Symbol } from 'typescript/unstable/sync';
import type { EntryPoint, Export } from '../docs/fragments/sdk.js';
import { listEntryPoints } from './entries.js';
import { importNames } from './reference-imports.js';
import { kindOf, printSignature, readText, splitParam } from './reference-text.js';
import { root } from './root.js';

/** The entry points but those for the service alone: their names, and the files of their types. */
function listPublic(): (readonly [name: string, path: string])[] {
  const entries = listEntryPoints().filter(({ name }) => !name.includes('/internals'));
  return entries.map(({ name, types }) => [name, join(root, types)] as const);
}

// A project that is nowhere on the disk: the package as its users have it.
const CONFIG = join(root, 'dist/reference/tsconfig.json');

function describeProject(files: readonly string[]): string {
  const compilerOptions = { target: 'esnext', module: 'nodenext', jsx: 'preserve', skipLibCheck: true, strict: true };
  return JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true, types: ['node'] }, files });
}

type Print = (texts: readonly string[], flags: number) => string;

/** Types that are derived from functions. Their declarations name no members, so the members are printed in their place. */
const DERIVED: ReadonlySet<string> = new Set(['Engine', 'NaviiNamespace']);

function printMembers(symbol: Symbol, checker: Checker): string {
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map((member) => {
    const type = checker.getTypeOfSymbol(member);
    const text = type === undefined ? 'unknown' : checker.typeToString(type);
    return `    readonly ${member.name}: ${text.replace(/(\?: \w+) \| undefined/g, '$1')};\n`;
  });
  return `export interface ${symbol.name} {\n${members.join('')}}`;
}

function readExport(symbol: Symbol, checker: Checker, project: Project, print: Print): Export {
  const nodes = symbol.declarations.flatMap((declaration) => declaration.resolve(project) ?? []);
  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const listTexts = (name: string) =>
    tags.flatMap((tag) => (tag.name === name && tag.text !== undefined ? [tag.text] : []));
  return {
    name: symbol.name,
    kind: kindOf(symbol.flags),
    signature: print(
      DERIVED.has(symbol.name) ? [printMembers(symbol, checker)] : nodes.map((node) => node.getText()),
      symbol.flags,
    ),
    about: readText(checker.getDocumentationCommentOfSymbol(symbol)),
    params: listTexts('param').map(splitParam),
    returns: listTexts('returns').map(readText)[0],
    throws: listTexts('throws').map(readText)[0],
    example: listTexts('example').join('\n\n'),
  };
}

/**
 * Reads all entry points but the internal ones, in the order of package.json.
 *
 * @param print - makes one text of the declarations of a name
 * @throws Error when the package is not built
 */
export function readReference(print: Print = printSignature): EntryPoint[] {
  const entries = listPublic();
  const config = describeProject(entries.map(([, path]) => path));
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
    const points = entries.map(([name, path]) => {
      const file = program.getSourceFile(path);
      if (file === undefined) throw new Error(`${path} is missing: \`npm run build\` makes it`);
      const module = checker.getSymbolAtLocation(file);
      // A file of types alone exports nothing.
      const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
      // What the file declares itself is what it is there for.
      const [own, passed] = [false, true].map((isPassed) =>
        symbols.filter(({ flags }) => ((flags & ALIAS) !== 0) === isPassed),
      );
      const exported = [...(own ?? []), ...(passed ?? [])].map((symbol) => {
        const original = symbol.flags & ALIAS ? checker.getAliasedSymbol(symbol) : symbol;
        return { ...readExport(original, checker, project, print), name: symbol.name };
      });
      return { name, exports: exported };
    });
    return importNames(points);
  } finally {
    api.close();
  }
}

/** SymbolFlags.Alias: a name that another file declares. */
const ALIAS = 2_097_152;
