// Measures what users download: imports, packs, the files for a CDN, the pages, an install. `npm run print` writes the figures to
// `test/toolchain/sizes.json`, which the docs print; a test fails when one has grown by over 2 %.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPacks } from 'navii';
import { build } from 'vite';
import { listFiles, readText, root } from './root.js';

/** Bytes by section and name. @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Sizes */

export const SIZES_FILE = join(root, 'test/toolchain/sizes.json');

/** The share by which a size may grow or shrink before its figure is written anew. */
export const TOLERANCE = 0.02;

/** The figures of the file. @returns {Sizes} */
export function readSizes() {
  return JSON.parse(readFileSync(SIZES_FILE, 'utf8'));
}

/** Prints a path below the root as a module specifier. @param {string} path */
export function spell(path) {
  return JSON.stringify(join(root, path));
}

/** @param {string | Uint8Array} code */
export function weigh(code) {
  return gzipSync(code, { level: 9 }).length;
}

const { peerDependencies } = JSON.parse(readText('package.json'));

/**
 * Bundles a module as an app's build does. Chunks that load later are left out.
 *
 * @param {string} code of the module
 * @param {readonly string[]} [external] packages that are left out: the frameworks
 * @param {boolean} [codeSplitting] whether modules that load later are chunks of their own, else they are inside
 * @returns {Promise<string>} the minified bundle
 */
export async function bundle(code, external = Object.keys(peerDependencies), codeSplitting = true) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    // An app's build sets this to production; in tests it is `test`.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: [...external],
        output: { codeSplitting },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  const chunks = new Map(result.output.flatMap((chunk) => ('code' in chunk ? [[chunk.fileName, chunk]] : [])));
  const first = new Set(
    result.output.filter((chunk) => 'code' in chunk && chunk.isEntry).map(({ fileName }) => fileName),
  );
  for (const name of first) for (const other of chunks.get(name)?.imports ?? []) first.add(other);
  return [...first].map((name) => chunks.get(name)?.code ?? '').join('');
}

/** The names that are imported from each entry. @type {Readonly<Record<string, readonly [path: string, names: readonly string[]]>>} */
const IMPORTS = {
  'navii/core': ['lib/core.js', ['createAvatar', 'createGroup', 'createEngine', 'all']],
  navii: ['lib/index.js', ['createAvatar', 'seedFromEmail', 'toDataUri', 'all']],
  'navii/fetch': ['lib/http/fetch.js', ['createHandler']],
  'navii/components': ['components/index.js', ['NaviiAvatarElement, NaviiGroupElement']],
  'navii/define/core': ['components/define-core.js', ['all']],
  'navii/define/avatar': ['components/define-avatar.js', ['all']],
  'navii/picker': ['components/define-picker.js', ['all']],
  'navii/react/core': ['components/frameworks/react-core.js', ['NaviiAvatar', 'NaviiGroup']],
  'navii/react': ['components/frameworks/react.js', ['NaviiAvatar']],
  'navii/preact/core': ['components/frameworks/preact-core.js', ['NaviiAvatar']],
  'navii/vue/core': ['components/frameworks/vue-core.js', ['NaviiAvatar']],
};

/** @returns {Promise<Record<string, number>>} */
async function measureImports() {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const [entry, [path, lists]] of Object.entries(IMPORTS)) {
    for (const names of lists) {
      const list = names === 'all' ? '*' : `{ ${names} }`;
      sizes[`${names} of ${entry}`] = weigh(await bundle(`export ${list} from ${spell(`dist/${path}`)};`));
    }
  }
  return sizes;
}

/** Bundles an engine with a pack, or without. @param {string} [id] of the pack */
export function bundleEngine(id) {
  const name = id?.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
  const pack = name === undefined ? '' : `import { ${name} as pack } from ${spell(`dist/lib/packs/${id}.js`)};`;
  return bundle(
    `import { createEngine } from ${spell('dist/lib/core.js')}; ${pack}` +
      `export const { createAvatar } = createEngine({ packs: [${name === undefined ? '' : 'pack'}] });`,
  );
}

/** The size that each pack adds to an engine. */
async function measurePacks() {
  const base = weigh(await bundleEngine());
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const { id } of listPacks()) sizes[id] = weigh(await bundleEngine(id)) - base;
  return sizes;
}

/** The files of `dist/cdn` that a page names. */
function measureFiles() {
  return Object.fromEntries(
    ['navii.js', 'navii.css', 'engine.js'].map((name) => [name, weigh(readFileSync(join(root, 'dist/cdn', name)))]),
  );
}

/** The files that a visitor of the landing page downloads. */
function measurePages() {
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, 'server/dist/site', path));
  const html = read('index.html').toString();
  /** @param {RegExp} pattern */
  const sum = (pattern) => {
    const paths = Array.from(html.matchAll(pattern), ([, path = '']) => path);
    if (paths.length === 0) throw new Error(`expected ${pattern} in the landing page`);
    return paths.reduce((total, path) => total + weigh(read(path)), 0);
  };
  return {
    'scripts of the landing page': sum(/(?:src|modulepreload" crossorigin href)="\/([^"]+\.js)"/g),
    'its HTML and CSS': weigh(html) + sum(/rel="stylesheet" crossorigin href="\/([^"]+)"/g),
    'service-worker.js': weigh(read('service-worker.js')),
  };
}

/** Lists the packages that come with an install of `navii`, from the lockfile. @returns {readonly string[]} */
export function listInstalled() {
  const { packages } = JSON.parse(readText('package-lock.json'));
  const brought = new Set(['navii']);
  for (const name of brought) {
    const { dependencies, optionalDependencies } = packages[name === 'navii' ? '' : `node_modules/${name}`] ?? {};
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) brought.add(other);
  }
  return [...brought];
}

/** The unpacked package, and all that is installed with it. */
function measureInstall() {
  const args = ['pack', '--json', '--dry-run', '--ignore-scripts'];
  /** @type {Record<string, { unpackedSize: number }>} */
  const packed = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' }));
  const ours = Object.values(packed)[0]?.unpackedSize ?? Infinity;
  const others = listInstalled()
    .slice(1)
    .flatMap((name) => listFiles(join(root, 'node_modules', name)));
  const theirs = others.reduce((sum, path) => sum + statSync(path).size, 0);
  return { 'the package': ours, 'an install': ours + theirs };
}

/** Measures the build. Sizes are in bytes; all but those of an install are minified and gzipped. @returns {Promise<Sizes>} */
export async function measureSizes() {
  return {
    imports: await measureImports(),
    packs: await measurePacks(),
    files: measureFiles(),
    pages: measurePages(),
    install: measureInstall(),
  };
}

/**
 * Returns the measured sizes, but the old figure of each that changed by less than the tolerance: so a small change rewrites nothing.
 *
 * @param {Sizes} sizes
 * @param {Sizes} old
 * @returns {Sizes}
 */
export function keepFigures(sizes, old) {
  return Object.fromEntries(
    Object.entries(sizes).map(([section, rows]) => [
      section,
      Object.fromEntries(
        Object.entries(rows).map(([name, size]) => {
          const figure = old[section]?.[name];
          return [name, figure !== undefined && Math.abs(size / figure - 1) <= TOLERANCE ? figure : size];
        }),
      ),
    ]),
  );
}
