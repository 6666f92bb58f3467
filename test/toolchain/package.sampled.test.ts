// Tests of the published files: the packed packages and the lockfile.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from 'navii';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { listEntryPoints } from '../../site/build/entries.js';
import { itSlow } from '../sample.js';
import { useFolder } from '../scratch.js';
import { placeLinks } from '../tools/repository.js';
import { readText, root } from '../tools/root.js';

type Locked = { link?: true; resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> };

const readManifest = (folder: string) => JSON.parse(readText(join(folder, 'package.json')));
const service = readManifest('server');
const readLocked = (folder: string) =>
  Object.entries<Locked>(JSON.parse(readText(join(folder, 'package-lock.json'))).packages);

describe.each([
  ['navii', '.', ['dist/lib/index.js', 'CHANGELOG.md']],
  ['navii-server', 'server', ['dist/main.js', 'dist/png-worker.js', 'dist/licenses.txt', 'dist/site/index.html']],
])('the packed %s', (name, source, needed) => {
  const manifest = readManifest(source);
  const folder = useFolder();
  let tarball: string;
  let files: string[];

  beforeAll(() => {
    // Scripts are off, because a build would replace files while other tests use them.
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const packed = JSON.parse(execFileSync('npm', args, { cwd: join(root, source), encoding: 'utf8' }));
    const [entry] = Object.values<{ filename: string; files: { path: string }[] }>(packed);
    if (!entry) throw new Error('npm packed nothing');
    tarball = join(folder, entry.filename);
    files = entry.files.map(({ path }) => path);
  });

  it('has no problems for publint', async () => {
    const bytes = readFileSync(tarball);
    const packed = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ strict: true, pack: { tarball: packed } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  // The tool compiles each entry several times, which takes long.
  itSlow('has types for each kind of module resolution that its modules support', async () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const how = [attw, tarball, '--format', 'ascii', '--no-color', '--no-emoji'];
    const own = [{ name, required: undefined }];
    const entries = name === 'navii' ? listEntryPoints() : own;
    const [both, esm] = [true, false].map((isBoth) =>
      entries
        .filter(({ required }) => isBoth === (required !== undefined))
        .map((entry) => entry.name.replace(name, '.')),
    );
    for (const [profile, some] of [
      // TypeScript 7 no longer has `node10`.
      ['node16', both],
      ['esm-only', esm],
    ] as const) {
      if (!some?.length) continue;
      const args = [...how, '--profile', profile, '--entrypoints', ...some];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(status, stdout).toBe(0);
      // The tool prints nothing for a package without types, so the output must have the name.
      expect(stdout).toContain(name);
    }
  });

  // publint looks for the files of all other fields.
  it('holds the files for a CDN, and those that no field names', () => {
    const ofCdn = [manifest.unpkg, manifest.jsdelivr].flatMap((path) => path?.replace('./', '') ?? []);
    expect(files).toEqual(expect.arrayContaining([...ofCdn, ...needed]));
  });

  it('holds every file that its README links, once the project has an address', () => {
    const readme = placeLinks(readText(join(source, 'README.md')), 'https://code.example/navii');
    const links = Array.from(readme.matchAll(/\]\(([^)#]+)/g), ([, link = '']) => link);
    expect(files).toEqual(expect.arrayContaining(links.filter((link) => !link.startsWith('http'))));
  });

  it('holds only the build, the texts, the licence and the manifest', () => {
    const texts = /^(dist\/[^.]|site\/public\/cast\.svg$|[A-Z]+\.md$|LICENSE$|package\.json$)/;
    expect(files.filter((path) => !texts.test(path))).toEqual([]);
    expect(files.filter((path) => /\.map$|(start|bootstrap)\.js$/.test(path))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('has the version of the engine, and the changelog has that version', () => {
    expect(readManifest('.').version).toBe(VERSION);
    expect(service.version).toBe(VERSION);
    // The types of the service name those of the engine, so it requires exactly this version.
    expect(service.dependencies.navii).toBe(VERSION);
    expect(readText('CHANGELOG.md')).toMatch(`\n## [${VERSION}] - `);
  });

  it('tells Parcel where its entries are, which reads `alias` and by default no `exports`', () => {
    const { alias } = readManifest('.');
    const entries = listEntryPoints().filter(({ name }) => name !== 'navii');
    const aliasOf = (path: string): string => {
      const pack = path.match(/^\.\/packs\/(.+)$/)?.[1];
      return pack === undefined ? alias[path] : alias['./packs/*'].replace('$1', pack);
    };
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.map(({ name }) => aliasOf(name.replace('navii', '.')))).toEqual(
      entries.map(({ module }) => `./${module}`),
    );
  });
});

describe.each([['.'], ['test/matrix']])('the lockfile of %s', (folder) => {
  const locked = readLocked(folder);
  /** The packages that are installed from a registry. The others are our own. */
  const packages = locked.filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

  it('names no host', () => {
    expect(locked.length).toBeGreaterThan(50);
    expect(packages.filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
    expect(packages.filter(([, entry]) => !entry.integrity)).toEqual([]);
  });

  it('is for every platform, not just the one it was made on', () => {
    const paths = new Set(locked.map(([path]) => path));
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.has(`node_modules/${name}`) && !paths.has(`${path}/node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});
