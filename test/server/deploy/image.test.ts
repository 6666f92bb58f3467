// Tests of server/deploy/Dockerfile without a container engine: the files it copies exist, and the service knows its variables.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { root } from '../../tools/root.js';
import { MAIN } from '../program.js';
import { readCommand, readIgnored, readImageVariables, readStages } from './image.js';
import { findUnknown } from './variables.js';

const stages = readStages();
const image = stages.at(-1)!;

describe('the image', () => {
  it('is made from one minor version of Node, in both of its stages', () => {
    const bases = stages.map(({ base }) => base).filter((base) => base.startsWith('node:'));
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:22\.\d+-slim$/);
  });

  it('copies only files that are in the repository or were built before', () => {
    const made: string[] = [];
    for (const { name, base, steps } of stages) {
      if (!base.startsWith('node:')) expect(made).toContain(base);
      for (const { args, from } of steps.filter(({ keyword }) => keyword === 'COPY')) {
        if (from !== undefined) expect(made).toContain(from);
        else for (const path of args.slice(0, -1)) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      }
      made.push(name);
    }
  });

  it('installs with the manifest of every package, before the sources', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
    const copied = stages[0]!.steps
      .filter(({ keyword }) => keyword === 'COPY')
      .flatMap(({ args }) => args.slice(0, -1));
    for (const folder of workspaces) expect(copied).toContain(join(folder, 'package.json'));
  });

  it('sets known variables, listens on all addresses at the exposed port, and does not run as root', () => {
    const variables = readImageVariables();
    expect(findUnknown(variables)).toEqual([]);
    const { port, host } = readConfig(variables);
    expect(host).toBe('0.0.0.0');
    expect(image.steps.find(({ keyword }) => keyword === 'EXPOSE')?.args).toEqual([String(port)]);
    expect(image.steps.find(({ keyword }) => keyword === 'USER')?.args).toEqual(['node']);
    expect(readCommand('CMD')).toEqual(['node', relative(root, MAIN)]);
  });

  it('ignores the files of a checkout that are not sources', () => {
    for (const path of ['.git', 'node_modules', '**/dist', '.env']) expect(readIgnored()).toContain(path);
  });
});
