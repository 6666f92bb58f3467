// The code of the playground, copied from its tabs and run where it belongs: each gives the bytes of the engine.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MarkdownIt from 'markdown-it';
import { createAvatar } from 'navii';
import { toPng } from 'navii/png';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useSite } from '../browse.js';
import { listSamples } from '../docs/samples.js';
import { bundleFaces, configureVue, FRAMEWORKS, makeApp } from './bundle.js';
import { CASES, type Case } from './cases.js';
import {
  copySnippets,
  drawTeam,
  emptyPage,
  expectShown,
  readElements,
  readImages,
  writeSnippet,
  bare,
  type Loaded,
  type Taken,
} from './take.js';

const run = promisify(execFile);
const site = useSite('the service');

const TABS = ['html', 'element', 'esm', ...Object.keys(FRAMEWORKS), 'curl', 'markdown', 'team'];

/** The code of a tab, for every state. */
function take(tab: string): readonly Taken[] {
  return CASES.map((state) => ({ state, code: writeSnippet(tab, state, site.origin) }));
}

it.each(TABS)('%s is another one for each state', (tab) => {
  expect(new Set(take(tab).map(({ code }) => code)).size).toBe(CASES.length);
});

// States whose code is hard to show: the others are written and shown in the same way.
const HARD = ['Ada', '</', '\u0001', '${'];
const COPIED = CASES.filter(({ seed, typed }) => typed !== undefined || HARD.some((start) => seed.startsWith(start)));

it('is what a visitor copies', async () => {
  expect(COPIED).toHaveLength(5);
  const copied = await copySnippets(site, TABS, COPIED);
  for (const tab of TABS) {
    const codes = copied.get(tab)?.map(({ code }) => code);
    expect(codes, tab).toEqual(COPIED.map((state) => writeSnippet(tab, state, site.origin)));
  }
});

/** Shows images in an empty page, and asks for each what its address gives. */
async function showImages(codes: readonly string[]): Promise<(Loaded & { drawn: string })[]> {
  const { page, troubles, show } = await emptyPage(site);
  await show(codes.join('\n'));
  const images = await readImages(page);
  expect(troubles).toEqual([]);
  return await Promise.all(
    images.map(async (image) => ({ ...image, drawn: await (await fetch(image.source)).text() })),
  );
}

function expectImage({ seed, options, alt }: Case): Omit<Loaded & { drawn: string }, 'source' | 'box'> {
  const size = Number(options.size ?? 96);
  return { alt, natural: [size, size], drawn: createAvatar(seed, options) };
}

it('HTML is an image, as large as it says', async () => {
  const taken = take('html');
  const images = await showImages(taken.map(({ code }) => `<p>${code}</p>`));
  expect(images).toMatchObject(taken.map(({ state }) => expectImage(state)));
  expect(images.map(({ box }) => box)).toEqual(images.map(({ natural }) => natural));
});

it('Markdown is an image, and nothing in its name is more than text', async () => {
  const taken = take('markdown');
  const markdown = new MarkdownIt();
  const images = await showImages(taken.map(({ code }) => markdown.render(code)));
  expect(images).toMatchObject(taken.map(({ state }) => expectImage(state)));
});

it('Element is one', async () => {
  const { page, troubles, show } = await emptyPage(site);
  const taken = take('element');
  await show(taken.map(({ code }) => code).join('\n'));
  // A pack comes when it is asked for.
  await expect.poll(() => readElements(page, 'navii-avatar')).toEqual(taken.map(({ state }) => expectShown(state)));
  expect(troubles).toEqual([]);
});

// Lists in addresses are split on commas and trimmed.
function isListable({ state }: Taken): boolean {
  return !state.seed.includes(',') && state.seed.trim() === state.seed;
}

it('Team is a picture of all', async () => {
  const taken = take('team').filter(isListable);
  const images = await showImages(taken.map(({ code }) => `<p>${code}</p>`));
  expect(images).toMatchObject(taken.map(({ state }) => ({ alt: 'The team', drawn: drawTeam(state) })));
  expect(images.map(({ box }) => box)).toEqual(images.map(({ natural }) => natural));
});

it('Team is an element where an address cannot name them', async () => {
  const taken = take('team').filter((each) => !isListable(each));
  expect(taken.length).toBeGreaterThan(1);
  const { page, troubles, show } = await emptyPage(site);
  for (const { code, state } of taken) {
    await show(code);
    await expect
      .poll(() => readElements(page, 'navii-group'), { message: state.name })
      .toEqual([{ name: 'The team', drawing: bare(drawTeam(state)) }]);
  }
  expect(troubles).toEqual([]);
});

it('JavaScript runs in Node, in an app that has the package', async () => {
  const taken = take('esm');
  // They only assign: what they assigned is printed.
  const files = taken.map(
    ({ code }, index) => [`${index}.js`, `${code}\nconsole.log(JSON.stringify(svg));\n`] as const,
  );
  const folder = makeApp({
    'index.js': files.map(([name]) => `import './${name}';\n`).join(''),
    ...Object.fromEntries(files),
  });
  const { stdout, stderr } = await run(process.execPath, ['index.js'], { cwd: folder });
  const drawn = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as string);
  expect(drawn).toEqual(taken.map(({ state }) => createAvatar(state.seed, state.options)));
  expect(stderr).toBe('');
});

const PAGE = '<body><script type="module" src="/taken.js"></script>';

describe.each(Object.entries(FRAMEWORKS))('%s', (tab, framework) => {
  it('shows the state and the sample of the docs, and has nothing to complain about', async () => {
    const taken = take(tab);
    // What the snippet says is done, and nothing else.
    const call = /^\/\/ (vue\(.*\))$/m.exec(taken[0]?.code ?? '')?.[1] ?? '';
    const config = tab === 'vue' ? configureVue(call) : framework.config;
    // The docs have a sample for the framework, of a component with a user.
    const [sample] = listSamples(tab);
    const codes = [sample?.code ?? '', ...taken.map(({ code }) => code)];
    const { page, troubles, show } = await emptyPage(site);
    await show(PAGE, await bundleFaces({ ...framework, config }, codes, "{ user: { id: 'ada', name: 'Ada' } }"));
    await expect.poll(() => page.locator('navii-avatar').count()).toBe(codes.length);
    const user = { name: 'Ada', drawing: createAvatar('ada', { size: 48, title: 'Ada' }) };
    const wanted = [user, ...taken.map(({ state }) => expectShown(state))];
    await expect.poll(() => readElements(page, 'navii-avatar')).toEqual(wanted);
    const first = page.locator('navii-avatar').first();
    expect(await first.evaluate((host) => host.getBoundingClientRect().width)).toBe(48);
    expect(troubles).toEqual([]);
  });
});

it('Vue needs to be told, as its comment says', async () => {
  const [first] = take('vue');
  const { troubles, show } = await emptyPage(site);
  await show(PAGE, await bundleFaces({ ...FRAMEWORKS.vue, config: configureVue('vue()') }, [first?.code ?? '']));
  await expect.poll(() => troubles.join('\n')).toContain('Failed to resolve component: navii-avatar');
});

/** Types lines into a shell that takes them for a person's, and gives the folder it was in. */
async function type(shell: string, lines: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'navii-curl-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  // Nobody's own settings, and no history.
  const child = execFile(shell, ['-i'], { cwd, env: { PATH: process.env['PATH'], HOME: '/nowhere', HISTFILE: '' } });
  child.stdin?.end(lines);
  await once(child, 'close');
  return cwd;
}

describe('curl', async () => {
  const has = (shell: string): Promise<boolean> => run(shell, ['-c', 'curl --version']).then(Boolean, () => false);
  // The one that reads more into what is typed.
  const shell = (await has('bash')) ? 'bash' : 'sh';

  // Nothing here installs curl: where a machine has none, these are skipped, and the count says so.
  describe.skipIf(!(await has(shell)))('typed into a shell', () => {
    it('writes the picture', async () => {
      const taken = take('curl');
      const lines = taken.map(({ code }, index) => `${code}\nmv avatar.png ${index}.png\n`);
      const folder = await type(shell, lines.join(''));
      expect(readdirSync(folder)).toHaveLength(taken.length);
      for (const [index, { state }] of taken.entries()) {
        const still = await toPng(createAvatar(state.seed, { ...state.options, animated: false }));
        expect(readFileSync(join(folder, `${index}.png`)).equals(still), state.name).toBe(true);
      }
    });

    it('writes nothing where the service refuses', async () => {
      const [taken] = take('curl');
      const folder = await type(shell, taken?.code.replace('/avatar/', '/nowhere/') ?? '');
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});
