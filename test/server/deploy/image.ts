// Parses server/deploy/Dockerfile, and runs it without a container engine.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { root } from '../../tools/root.js';
import { readDeployed } from './variables.js';

/** A line of the file. */
interface Step {
  readonly keyword: string;
  /** The arguments after the keyword, without flags. */
  readonly args: readonly string[];
  /** The arguments as one text. */
  readonly text: string;
  /** The stage that the step copies from; undefined if it copies from the context. */
  readonly from: string | undefined;
}

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
}

function readStep(instruction: Instruction): Step {
  const args = instruction.getArguments().map((each) => each.getValue());
  const from = instruction instanceof Copy ? (instruction.getFromFlag()?.getValue() ?? undefined) : undefined;
  return { keyword: instruction.getKeyword(), args, text: instruction.getArgumentsContent() ?? '', from };
}

/** Returns the stages of the image, in their order. */
export function readStages(): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const step of DockerfileParser.parse(readDeployed('Dockerfile')).getInstructions().map(readStep)) {
    if (step.keyword === 'FROM') {
      const [base = '', , name = 'image'] = step.args;
      stages.push({ name, base, steps: [] });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Copies as COPY does: the contents of a folder, and into a folder if the target ends with a slash. */
function copy(from: string, to: string, target: string): void {
  const isFolder = statSync(from).isDirectory();
  const place = !isFolder && target.endsWith('/') ? join(to, target, basename(from)) : join(to, target);
  mkdirSync(isFolder ? place : dirname(place), { recursive: true });
  cpSync(from, place, { recursive: true, verbatimSymlinks: true });
}

/** Copies the build context: the files that git tracks, as in a fresh clone. */
export function copyContext(folder: string): void {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const path of paths.filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

/**
 * Runs the Dockerfile. Each stage gets a folder with its name.
 *
 * @param folder - an empty folder
 * @returns the folder of the image
 */
export function walk(folder: string): string {
  const context = join(folder, 'context');
  copyContext(context);
  let stageFolder = '';
  for (const { name, base, steps } of readStages()) {
    stageFolder = join(folder, name);
    mkdirSync(stageFolder);
    if (existsSync(join(folder, base)))
      cpSync(join(folder, base), stageFolder, { recursive: true, verbatimSymlinks: true });
    const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    for (const { keyword, args, text, from } of steps) {
      if (keyword === 'ENV') Object.assign(env, Object.fromEntries(args.map((each) => each.split('='))));
      if (keyword === 'COPY') {
        const source = (path: string): string =>
          from === undefined ? join(context, path) : join(folder, from, path.replace(/^\/app\//, ''));
        for (const path of args.slice(0, -1)) copy(source(path), stageFolder, args.at(-1)!);
      }
      if (keyword !== 'RUN') continue;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', text], { cwd: stageFolder, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${name}: ${text}\n${stdout}${stderr}`);
    }
  }
  return stageFolder;
}

/** Returns the variables that the image sets. */
export function readImageVariables(): Record<string, string> {
  const steps =
    readStages()
      .at(-1)
      ?.steps.filter(({ keyword }) => keyword === 'ENV') ?? [];
  return Object.fromEntries(steps.flatMap(({ args }) => args.map((each) => each.split('=') as [string, string])));
}

/** Returns the command of a step that is written as a list. */
export function readCommand(keyword: string): string[] {
  const text =
    readStages()
      .at(-1)
      ?.steps.find((step) => step.keyword === keyword)?.text ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** Returns the patterns of the files that are not part of the build context. */
export function readIgnored(): string[] {
  return readFileSync(join(root, 'server/deploy/Dockerfile.dockerignore'), 'utf8').trim().split('\n');
}
