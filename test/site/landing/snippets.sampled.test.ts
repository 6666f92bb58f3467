// Runs the code of the tabs of the playground in its environment: each gives the bytes of the engine.
// state.sampled.test.ts runs the JavaScript.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MarkdownIt from 'markdown-it';
import { createAvatar } from 'navii';
import { toPng } from 'navii/png';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickSome } from '../../sample.js';
import { useSite } from '../browse.js';
import { listSamples } from '../docs/samples.js';
import { print } from '../shots.js';
import { bundleFaces, callVue, FRAMEWORKS } from './bundle.js';
import { CASES, type Case } from './cases.js';
import {
  drawTeam,
  emptyPage,
  expectShown,
  readElements,
  readImages,
  writeSnippet,
  bare,
  type Loaded,
  type CopiedCode,
} from './copied-code.js';

const run = promisify(execFile);
const site = useSite('the service');

const TABS = ['html', 'element', 'esm', ...Object.keys(FRAMEWORKS), 'curl', 'markdown', 'team'];

/** Writes the code of a tab for every state. */
function writeAll(tab: string): readonly CopiedCode[] {
  return CASES.map((state) => ({ state, code: writeSnippet(tab, state, site.origin) }));
}

it.each(TABS)('%s has different code for each state', (tab) => {
  expect(new Set(writeAll(tab).map(({ code }) => code)).size).toBe(CASES.length);
});

/** Shows images in an empty page, and requests the address of each. */
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

it('HTML is an image of the stated size', async () => {
  const written = writeAll('html');
  const images = await showImages(written.map(({ code }) => `<p>${code}</p>`));
  expect(images).toMatchObject(written.map(({ state }) => expectImage(state)));
  expect(images.map(({ box }) => box)).toEqual(images.map(({ natural }) => natural));
});

it('Markdown is an image, and its name is plain text', async () => {
  const written = writeAll('markdown');
  const markdown = new MarkdownIt();
  const images = await showImages(written.map(({ code }) => markdown.render(code)));
  expect(images).toMatchObject(written.map(({ state }) => expectImage(state)));
});

it('Element draws the mascot', async () => {
  const { page, troubles, show } = await emptyPage(site);
  const written = writeAll('element');
  await show(written.map(({ code }) => code).join('\n'));
  // Packs load on demand.
  await expect.poll(() => readElements(page, 'navii-avatar')).toEqual(written.map(({ state }) => expectShown(state)));
  expect(troubles).toEqual([]);
});

// Lists in addresses are split at commas and trimmed.
function isListable({ state }: CopiedCode): boolean {
  return !state.seed.includes(',') && state.seed.trim() === state.seed;
}

it('Team is a picture of all members', async () => {
  const written = writeAll('team').filter(isListable);
  const images = await showImages(written.map(({ code }) => `<p>${code}</p>`));
  expect(images).toMatchObject(written.map(({ state }) => ({ alt: 'The team', drawn: drawTeam(state) })));
  expect(images.map(({ box }) => box)).toEqual(images.map(({ natural }) => natural));
});

it('Team is an element where an address cannot list the members', async () => {
  const written = writeAll('team').filter((each) => !isListable(each));
  expect(written.length).toBeGreaterThan(1);
  const { page, troubles, show } = await emptyPage(site);
  for (const { code, state } of written) {
    await show(code);
    await expect
      .poll(() => readElements(page, 'navii-group'), { message: state.name })
      .toEqual([{ name: 'The team', drawing: bare(drawTeam(state)) }]);
  }
  expect(troubles).toEqual([]);
});

/** Reads the drawings of components: their names, and the markup inside. */
function readComponents(page: Page): Promise<{ name: string | null; inside: string }[]> {
  return page.locator('div > svg').evaluateAll((all) =>
    all.map((svg) => ({
      name: svg.getAttribute('aria-label'),
      inside: svg.innerHTML.replace(/<style>.*?<\/style>/s, ''),
    })),
  );
}

function expectComponent({ seed, options, alt }: Case): { name: string | null; inside: string } {
  const [, inside = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(print(createAvatar(seed, options))) ?? [];
  return { name: options.title === undefined ? null : alt, inside };
}

const PAGE = '<body><script type="module" src="/sample.js"></script>';

// Vue, whose bundler needs a setting, here; all of them in `npm run test:slow`.
describe.each(pickSome(Object.entries(FRAMEWORKS), 3, 1))('%s', (tab, framework) => {
  it('shows the state and the sample of the docs, without a warning', async () => {
    const written = writeAll(tab);
    // Uses exactly the configuration in the snippet's comment.
    const [, call] = /^\/\/ (vue\(.*\))$/m.exec(written[0]?.code ?? '') ?? [];
    const plugins = call === undefined ? framework.plugins : [callVue(call)];
    // The docs have a sample of a component with a user for the framework.
    const [sample] = listSamples(tab);
    const codes = [sample?.code ?? '', ...written.map(({ code }) => code)];
    const { page, troubles, show } = await emptyPage(site);
    await show(PAGE, await bundleFaces({ ...framework, plugins }, codes, "{ user: { id: 'ada', name: 'Ada' } }"));
    const isComponent = tab === 'react';
    await expect.poll(() => page.locator('div > :is(navii-avatar, svg)').count()).toBe(codes.length);
    const user = { name: 'Ada', drawing: createAvatar('ada', { size: 48, title: 'Ada' }) };
    const wanted = isComponent ? [] : written.map(({ state }) => expectShown(state));
    await expect.poll(() => readElements(page, 'navii-avatar')).toEqual([user, ...wanted]);
    if (isComponent) {
      expect(await readComponents(page)).toEqual(written.map(({ state }) => expectComponent(state)));
    }
    const first = page.locator('navii-avatar').first();
    expect(await first.evaluate((host) => host.getBoundingClientRect().width)).toBe(48);
    expect(troubles).toEqual([]);
  });
});

/** Runs lines in an interactive shell, and returns its working directory. */
async function type(shell: string, lines: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'navii-curl-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  // Uses no user configuration and no history.
  const child = execFile(shell, ['-i'], { cwd, env: { PATH: process.env['PATH'], HOME: '/nowhere', HISTFILE: '' } });
  child.stdin?.end(lines);
  await once(child, 'close');
  return cwd;
}

describe('curl', async () => {
  const has = (shell: string): Promise<boolean> => run(shell, ['-c', 'curl --version']).then(Boolean, () => false);
  // bash expands more of the typed text than sh.
  const shell = (await has('bash')) ? 'bash' : 'sh';

  // The tests do not install curl. On a machine without it these tests are skipped.
  describe.skipIf(!(await has(shell)))('typed into a shell', () => {
    it('writes the picture', async () => {
      const written = writeAll('curl');
      const lines = written.map(({ code }, index) => `${code}\nmv avatar.png ${index}.png\n`);
      const folder = await type(shell, lines.join(''));
      expect(readdirSync(folder)).toHaveLength(written.length);
      for (const [index, { state }] of written.entries()) {
        const still = await toPng(createAvatar(state.seed, { ...state.options, animated: false }));
        expect(readFileSync(join(folder, `${index}.png`)).equals(still), state.name).toBe(true);
      }
    });

    it('writes nothing when the service responds with an error', async () => {
      const [written] = writeAll('curl');
      const folder = await type(shell, written?.code.replace('/avatar/', '/nowhere/') ?? '');
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});
