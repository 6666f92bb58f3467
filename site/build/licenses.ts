// The licences of the packages in a build: found by its modules and files, and written into a file beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from './setup.js';

/** Packages without a licence text, and packages by the same authors with the text of the same licence. */
const SAME_TEXT: Readonly<Record<string, string>> = {
  '@lit-labs/ssr-dom-shim': 'lit',
  '@resvg/resvg-wasm': '@resvg/resvg-js',
};

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
}

/** The folder of a package in the path of a file, and its name. */
const FOLDER = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function findText(folder: string): string | undefined {
  const file = existsSync(folder) ? readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) : undefined;
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
}

function readLicense(name: string, folder: string): string {
  const { license, repository, homepage } = readManifest(folder);
  const sister = join(root, 'node_modules', SAME_TEXT[name] ?? '');
  const isSame = SAME_TEXT[name] !== undefined && readManifest(sister).license === license;
  const text = findText(folder) ?? (isSame ? findText(sister) : undefined);
  if (license === undefined || text === undefined) {
    throw new Error(`${name} is in the build, but has no licence text: add one to site/build/licenses.ts`);
  }
  // Some licences require the address of the source.
  const source = typeof repository === 'object' ? repository.url : (repository ?? homepage ?? '');
  return `${name} (${license})\n${source}\n\n${text}\n`;
}

/**
 * Prints the licences of all packages that files belong to.
 *
 * @param paths - absolute paths of modules and other files
 * @throws Error for a package without a licence
 */
export function printLicenses(paths: Iterable<string>): string {
  const packages = new Map(
    Array.from(paths).flatMap((path) => {
      const [folder, name = ''] = FOLDER.exec(path) ?? [];
      return folder === undefined ? [] : [[name, folder] as const];
    }),
  );
  const sorted = [...packages].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, folder]) => readLicense(name, folder)).join('\n\n');
}

/**
 * Makes the plugins that write the licences of a build into one file.
 *
 * @returns the plugin for the build, and the plugin for the workers in it
 */
export function writeLicenses(fileName: string): { build: Plugin; workers: Plugin } {
  const sources = new Set<string>();
  let base = root;
  // Modules with code, and copied files such as fonts.
  function collect(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) {
      const paths = file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((path) => resolve(base, path));
      for (const path of paths) sources.add(path);
    }
  }
  return {
    workers: { name: 'navii:collect-licenses', generateBundle: (_, bundle) => collect(bundle) },
    build: {
      name: 'navii:write-licenses',
      configResolved: (config) => void (base = config.root),
      generateBundle(_, bundle) {
        collect(bundle);
        const source = printLicenses(sources);
        if (source !== '') this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
