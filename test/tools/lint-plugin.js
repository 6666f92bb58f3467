// Defines two lint rules that oxlint does not have. Its own `no-restricted-imports` can only forbid, and each of its overrides
// replaces all others: the same directions took 560 lines.
import { join, relative } from 'node:path';
import { root } from './root.js';

/** @typedef {{ readonly operator: string }} Operation */
/** @typedef {{ readonly source: { readonly value?: unknown } | null }} Import */
/** @typedef {Readonly<Record<string, readonly string[]>>} Rooms what the files of a path may import beside those of that path */
/**
 * @typedef {object} Context
 * @property {string} filename
 * @property {readonly unknown[]} options
 * @property {(problem: { node: Operation | Import, message: string }) => void} report
 */

/** `**` may round differently in each JavaScript engine (ECMA-262, Number::exponentiate), and drawings may not. */
const noExponent = {
  /** @param {Context} context */
  create(context) {
    /** @param {Operation} node */
    const check = (node) => {
      if (node.operator.startsWith('**')) context.report({ node, message: 'Engines may round `**` differently.' });
    };
    return { BinaryExpression: check, AssignmentExpression: check };
  },
};

/**
 * Returns the part of a path with which it fits a pattern from its beginning; `*` is any folder.
 *
 * @param {string} pattern
 * @param {string} path
 */
function fit(pattern, path) {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`).exec(path)?.[0];
}

/**
 * Returns the longest key that fits a path, the last of equal ones, and the part of the path that it fits.
 *
 * @param {Rooms} rooms
 * @param {string} path
 */
function findRoom(rooms, path) {
  let found = { key: '', name: '' };
  for (const key of Object.keys(rooms)) {
    const name = fit(key, path);
    if (name !== undefined && name.length >= found.name.length) found = { key, name };
  }
  return found;
}

/** The files of a path may import each other, the paths that its row names, and what these may import. */
const imports = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {Context} context */
  create(context) {
    const rooms = /** @type {Rooms} */ (context.options[0]);
    const folder = relative(root, join(context.filename, '..')).replaceAll('\\', '/');
    const own = findRoom(rooms, relative(root, context.filename).replaceAll('\\', '/'));
    if (own.key === '') return {};
    const named = rooms[own.key] ?? [];
    const open = new Set([own.name, ...named]);
    for (const each of open) {
      const { key, name } = findRoom(rooms, each);
      if (name === each) for (const next of rooms[key] ?? []) open.add(next);
    }

    /** @param {unknown} source */
    function isOpen(source) {
      if (typeof source !== 'string' || open.has('*')) return true;
      if (!source.startsWith('.')) return named.includes(source) || !/^navii(?:$|[-/])/.test(source);
      const path = join(folder, source).replaceAll('\\', '/').replace(/\.js$/, '.ts');
      const { key, name } = findRoom(rooms, path);
      return key === '' || open.has(path) || [...open].some((each) => fit(each, name) === name);
    }

    /** @param {Import} node */
    function check(node) {
      const source = node.source?.value;
      const message = `${own.name} may not import ${String(source)}: see the table in .oxlintrc.json`;
      if (!isOpen(source)) context.report({ node, message });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'navii' }, rules: { 'no-exponent': noExponent, imports } };
