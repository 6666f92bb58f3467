// Tests of the workflows of GitHub: GitHub's own parser accepts the files, and a shell parses the steps.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Actions from '@actions/languageservice';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TextDocument } from 'vscode-html-languageservice';
import { parse } from 'yaml';
import server from '../../server/package.json' with { type: 'json' };
import { PACKAGES } from '../../site/build/repository.js';
import { NODES } from '../matrix/runtimes.js';
import { findProblems, readNotes } from '../tools/release.js';
import { root } from '../tools/root.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly container?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } };
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const FILES = readdirSync(join(root, FOLDER));
const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
const readWorkflow = (name: string): Workflow => parse(readText(`${FOLDER}/${name}`)) as Workflow;
const listSteps = (name: string): Step[] => Object.values(readWorkflow(name).jobs).flatMap(({ steps = [] }) => steps);

/** Loads GitHub's parser. It imports JSON without the syntax that Node requires, so the test bundles it. */
async function loadReader(): Promise<typeof Actions> {
  const outDir = mkdtempSync(join(tmpdir(), 'navii-actions-'));
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        ssr: join(root, 'node_modules/@actions/languageservice/dist/index.js'),
        rolldownOptions: { output: { entryFileNames: 'reader.mjs' } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(outDir, 'reader.mjs')).href)) as typeof Actions;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

const { validate } = await loadReader();

let texts = 0;

async function findErrors(text: string): Promise<string[]> {
  texts += 1; // The parser caches files by their names.
  const found = await validate(TextDocument.create(`file:///navii/.github/workflows/${texts}.yml`, 'yaml', 1, text));
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

describe.each(FILES)('%s', (name) => {
  it('is a workflow', async () => {
    expect(await findErrors(readText(`${FOLDER}/${name}`))).toEqual([]);
  });

  it('has steps that the shell parses, and uses no data of an event in them', () => {
    for (const { run = '' } of listSteps(name)) {
      expect([run, spawnSync('bash', ['-n', '-c', run], { encoding: 'utf8' }).stderr]).toEqual([run, '']);
      expect(run).not.toContain('${{');
    }
  });

  it('has no write permission by default, and leaves no token in the checkout', () => {
    expect(readWorkflow(name).permissions).toEqual({ contents: 'read' });
    const checkouts = listSteps(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with)).toEqual(checkouts.map(() => ({ 'persist-credentials': false })));
  });
});

it('the parser of workflows rejects an invalid workflow', async () => {
  const text = readText(`${FOLDER}/ci.yml`);
  expect(await findErrors(text.replace('runs-on:', 'run-on:'))).toEqual(
    expect.arrayContaining([expect.stringContaining('run-on')]),
  );
  expect(await findErrors(text.replace('${{ matrix.node }}', '${{ matrix.nodes }}'))).not.toEqual([]);
});

describe('the supported versions of Node', () => {
  const versions = readWorkflow('ci.yml').jobs['test']?.strategy?.matrix.node ?? [];
  const [least = ''] = versions;
  const majors = versions.map((version) => Number.parseInt(version, 10));

  it('are the same in ci.yml and in all other places', () => {
    expect(server.engines.node).toBe(`>=${least}`);
    expect(readText('.node-version').trim()).toBe(String(majors[0]));
    for (const path of ['README.md', 'CONTRIBUTING.md', 'site/docs/hosting.md']) {
      expect([path, /Node [\d.]+ or newer/.exec(readText(path))?.[0]]).toEqual([path, `Node ${least} or newer`]);
    }
    expect(NODES).toEqual(expect.arrayContaining(majors));
    const images = Array.from(readText('server/deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm), ([, major]) =>
      Number(major),
    );
    expect(images.length).toBeGreaterThan(0);
    expect(majors).toEqual(expect.arrayContaining(images));
  });
});

it.each([
  ['ci.yml', 'test', ['test']],
  ['release.yml', 'slow', ['run', 'test:slow']],
])('%s runs npm on a machine with all programs', (name, job, asked) => {
  const folder = mkdtempSync(join(tmpdir(), 'navii-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of ['npm', 'python3', 'redis-server', 'nginx', 'systemd-analyze', 'apt-get']) {
    writeFileSync(join(folder, program), `#!/bin/sh\nprintf '%s\\n' ${program} "$@"\n`, { mode: 0o755 });
  }
  const step = readWorkflow(name).jobs[job]?.steps?.at(-1)?.run ?? '';
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const said = execFileSync('bash', ['-c', step], { cwd: root, env, encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual(['npm', ...asked]);
});

describe('a release', () => {
  const { jobs } = readWorkflow('release.yml');
  const runs = (job: string): string[] => (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);

  it('publishes after all tests, both packages with provenance and without a token', () => {
    expect(jobs['publish']).toMatchObject({
      needs: ['test', 'slow'],
      permissions: { contents: 'read', 'id-token': 'write' },
    });
    expect(jobs['test']).toMatchObject({ uses: './.github/workflows/ci.yml', needs: 'check' });
    expect(runs('slow')).toEqual(['.ci/run run test:slow']);
    expect(runs('publish').at(-1)).toBe('npm publish --provenance --access public --workspace "$PACKAGE"');
    expect(jobs['publish']?.strategy).toEqual({
      'max-parallel': 1,
      matrix: { package: PACKAGES.map((folder) => parse(readText(`${folder}/package.json`)).name) },
    });
    expect(readText(`${FOLDER}/release.yml`)).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
  });

  it('builds the image for both processors, with a list of its contents', () => {
    const image = jobs['image']?.steps?.find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
    expect(image?.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64', sbom: true, provenance: 'mode=max' });
    expect(existsSync(join(root, String(image?.with?.['file'])))).toBe(true);
    expect(jobs['image']?.needs).toEqual(['test', 'slow']);
  });

  it('names the image in lower case', () => {
    const folder = mkdtempSync(join(tmpdir(), 'navii-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const output = join(folder, 'output');
    const env = { ...process.env, GITHUB_REPOSITORY: 'Some/Navii', GITHUB_REF_NAME: 'v1.2.3', GITHUB_OUTPUT: output };
    execFileSync('bash', ['-c', runs('image')[0] ?? ''], { env });
    expect(readFileSync(output, 'utf8')).toBe('image=ghcr.io/some/navii:1.2.3\n');
  });

  it('is refused by its check as long as the project has no address, and where versions differ', () => {
    const env = {
      ...process.env,
      GITHUB_REF_NAME: 'v9.9.9',
      GITHUB_SERVER_URL: 'https://code.example',
      GITHUB_REPOSITORY: 'some/navii',
    };
    const { status, stdout, stderr } = spawnSync('bash', ['-c', runs('check')[0] ?? ''], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('CHANGELOG.md says nothing of 9.9.9');
    expect(stderr).toContain('server/package.json does not name https://code.example/some/navii');
  });
});

describe('findProblems', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2027-01-02\n\n### Added\n\n- A hat.\n\n## [1.2.2] - 2027-01-01\n\n- Less.\n';
  const url = 'git+https://code.example/navii.git';
  const files = (version: string) => (path: string) =>
    path === 'CHANGELOG.md'
      ? changelog
      : JSON.stringify({ version, repository: { url }, dependencies: { navii: version } });

  it('finds none where all versions agree', () => {
    expect(findProblems('v1.2.3', 'https://code.example/navii', files('1.2.3'))).toEqual([]);
    expect(readNotes(changelog, '1.2.3')).toBe('### Added\n\n- A hat.');
  });

  it('names each problem', () => {
    expect(findProblems('v1.2.4', 'https://code.example/other', files('1.2.3'))).toEqual([
      './package.json has the version 1.2.3',
      './package.json does not name https://code.example/other',
      'server/package.json has the version 1.2.3',
      'server/package.json does not name https://code.example/other',
      'server/package.json wants navii 1.2.3',
      'CHANGELOG.md says nothing of 1.2.4',
    ]);
  });
});

it('dependencies are checked once a week, in every folder that has some', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly directory?: string;
    readonly directories?: readonly string[];
    readonly schedule: { readonly interval: string };
  }
  const { version, updates } = parse(readText('.github/dependabot.yml')) as { version: number; updates: Update[] };
  expect(version).toBe(2);
  const watched = updates.flatMap(
    ({ 'package-ecosystem': kind, directory = '', directories = [directory], schedule }) => {
      expect(schedule).toEqual({ interval: 'weekly' });
      return directories.map((folder) => `${kind} ${folder}`);
    },
  );
  const nested = ['server', 'test', 'site'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const tracked = [...readdirSync(root), ...nested].filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path));
  const folderOf = (path: string): string => `/${path.split('/').slice(0, -1).join('/')}`;
  const kinds = { npm: 'package-lock.json', docker: 'Dockerfile', 'docker-compose': 'compose.yaml' };
  const wanted = Object.entries(kinds).flatMap(([kind, name]) =>
    tracked.filter((path) => path.split('/').at(-1) === name).map((path) => `${kind} ${folderOf(path)}`),
  );
  expect(watched.toSorted()).toEqual([...wanted, 'github-actions /'].toSorted());
});
