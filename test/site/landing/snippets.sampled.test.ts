// Runs the code of the tabs of the playground in its environment: each gives the bytes of the engine.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAvatar, MOTION_CSS } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import { readState } from '../../../site/landing/state.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { listImageNames } from '../../browsers/chromium.js';
import { readShown } from '../../components/read-shown.js';
import { pickSome } from '../../sample.js';
import { makeFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { useSite, type Visit } from '../browse.js';
import { listSamples } from '../docs/samples.js';
import { print } from '../shots.js';
import { bundleFaces, FRAMEWORKS } from './bundle.js';
import { addressOf, CASES, type Case } from './cases.js';

const run = promisify(execFile);
const site = useSite('the service');

/** A state and its code. playground.sampled.test.ts proves that visitors copy the same. */
interface CopiedCode {
  readonly state: Case;
  readonly code: string;
}

/** Writes the code of a tab for a state, as the page does. */
function writeSnippet(tab: string, state: Case): string {
  const { search } = new URL(addressOf(state), site.origin);
  // A typed seed is not in the address.
  const seed = state.typed === undefined ? {} : { seed: state.seed };
  return findSnippet(SNIPPETS, tab).write(codeMascot({ ...readState(search), ...seed }), site.origin);
}

/** Opens a page of the site, and returns a function that replaces its body and its script. */
async function emptyPage(): Promise<Visit & { show: (body: string, script?: string) => Promise<void> }> {
  const visit = await site.visit('/privacy');
  const { page } = visit;
  const shown = { body: '', script: '' };
  const head = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title>';
  await page.route('**/sample', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `${head}${shown.body}` }),
  );
  await page.route('**/sample.js', (route) => route.fulfill({ contentType: 'text/javascript', body: shown.script }));
  return {
    ...visit,
    async show(body, script = '') {
      Object.assign(shown, { body, script });
      await page.goto(`${site.origin}/sample`, { waitUntil: 'load' });
    },
  };
}

/** The name and the drawing of an element. */
interface Shown {
  readonly name: string | null;
  /** The drawing, serialized as XML. */
  readonly drawing: string | undefined;
}

/** Reads all elements with a tag name in document order, once all of them have drawn. */
async function readElements(page: Page, tag: string): Promise<Shown[]> {
  const shown = await readShown(page.locator(tag));
  const names = await listImageNames(page, tag);
  return shown.map(({ svg }, i) => ({ name: names[i] ?? null, drawing: svg }));
}

/** Removes the stylesheet of the motion from a drawing. The elements load that stylesheet in another way. */
function bare(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '');
}

/** Returns the expected name and drawing of an element for a state. */
function expectShown({ seed, options, alt }: Case): Shown {
  return { name: options.title === undefined ? null : alt, drawing: bare(createAvatar(seed, options)) };
}

/** An image of a page. */
interface Loaded {
  readonly source: string;
  readonly alt: string;
  readonly natural: readonly number[];
  readonly box: readonly number[];
}

/** Reads every image of the page, once it is loaded. */
function readImages(page: Page): Promise<Loaded[]> {
  return page.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        const { currentSrc, alt, naturalWidth, naturalHeight, width, height } = image;
        return { source: currentSrc, alt, natural: [naturalWidth, naturalHeight], box: [width, height] };
      }),
    ),
  );
}

/** Writes the code of a tab for every state. */
function writeAll(tab: string): readonly CopiedCode[] {
  return CASES.map((state) => ({ state, code: writeSnippet(tab, state) }));
}

it.each(['html', 'url', 'cli'])('%s has different code for each state', (tab) => {
  expect(new Set(writeAll(tab).map(({ code }) => code)).size).toBe(CASES.length);
});

/** Shows images in an empty page, and requests the address of each. */
async function showImages(codes: readonly string[]): Promise<(Loaded & { drawn: string })[]> {
  const { page, show } = await emptyPage();
  await show(codes.join('\n'));
  const images = await readImages(page);
  return await Promise.all(
    images.map(async (image) => ({ ...image, drawn: await (await fetch(image.source)).text() })),
  );
}

function expectImage({ seed, options, alt }: Case): Omit<Loaded & { drawn: string }, 'source' | 'box'> {
  const size = Number(options.size ?? 96);
  return { alt, natural: [size, size], drawn: createAvatar(seed, options) };
}

it('URL is an image of the stated size', async () => {
  const written = writeAll('url');
  const images = await showImages(written.map(({ code }) => `<p>${code}</p>`));
  expect(images).toMatchObject(written.map(({ state }) => expectImage(state)));
  expect(images.map(({ box }) => box)).toEqual(images.map(({ natural }) => natural));
});

it('HTML draws the mascot', async () => {
  const { page, show } = await emptyPage();
  const written = writeAll('html');
  await show(written.map(({ code }) => code).join('\n'));
  // Packs load on demand.
  await expect.poll(() => readElements(page, 'navii-avatar')).toEqual(written.map(({ state }) => expectShown(state)));
});

/** Reads the drawings of components: their names, and the markup inside. */
function readComponents(page: Page): Promise<{ name: string | null; inside: string }[]> {
  return page.locator('body > div > svg').evaluateAll((all) =>
    all.map((svg) => ({
      name: svg.getAttribute('aria-label'),
      inside: svg.innerHTML.replace(/<style>.*?<\/style>/s, ''),
    })),
  );
}

function expectComponent({ seed, options, alt }: Case): { name: string; inside: string } {
  const [, inside = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(print(createAvatar(seed, options))) ?? [];
  return { name: alt, inside };
}

const PAGE = '<body><script type="module" src="/sample.js"></script>';

// One of the frameworks here; all of them in `npm run test:slow`.
describe.each(pickSome(Object.entries(FRAMEWORKS), 3, 1))('%s', (tab, framework) => {
  it('shows the state and the sample of the docs, without a warning', async () => {
    // Users without a name have none to read out.
    const written = SNIPPETS.some(({ id }) => id === tab) ? writeAll(tab).filter(({ state }) => state.alt !== '') : [];
    // The samples of the docs, each of which exports one component.
    const samples = listSamples(tab).map(({ code }) => ({ code, user: { id: 'ada', name: 'Ada' } }));
    const faces = written.map(({ state, code }) => ({ code, user: { id: state.seed, name: state.alt } }));
    const { page, show } = await emptyPage();
    await show(PAGE, await bundleFaces(framework, [...samples, ...faces]));
    const listDrawn = () =>
      page
        .locator('body > div')
        .evaluateAll((boxes) =>
          boxes.map((box) =>
            [...box.querySelectorAll('*')].some((one) => (one.shadowRoot ?? box).querySelector('svg')),
          ),
        );
    await expect.poll(listDrawn).toEqual([...samples, ...faces].map(() => true));
    const user = { name: 'Ada', drawing: createAvatar('ada', { size: 48, title: 'Ada' }) };
    await expect.poll(async () => (await readElements(page, 'navii-avatar'))[0]).toEqual(user);
    expect((await readComponents(page)).slice(-faces.length || Infinity)).toEqual(
      written.map(({ state }) => expectComponent(state)),
    );
    const first = page.locator('navii-avatar').first();
    expect(await first.evaluate((host) => host.getBoundingClientRect().width)).toBe(48);
  });
});

/** Runs lines in an interactive bash, and returns its working directory. */
async function type(lines: string): Promise<string> {
  const cwd = makeFolder();
  // In place of npm, which would ask a registry.
  const command = join(root, 'dist/command/navii.js');
  writeFileSync(join(cwd, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${command}' "$@"\n`, { mode: 0o755 });
  // Uses no user configuration and no history.
  const env = { PATH: `${cwd}:${process.env['PATH']}`, HOME: '/nowhere', HISTFILE: '', LC_ALL: 'C.UTF-8' };
  const child = execFile('bash', ['-i'], { cwd, env });
  child.stdin?.end(lines);
  await once(child, 'close');
  return cwd;
}

const hasBash = await run('bash', ['--version']).then(Boolean, () => false);

it.skipIf(!hasBash)(
  'CLI writes the picture, typed into a shell',
  async () => {
    const written = writeAll('cli');
    const folder = await type(written.map(({ code }, index) => `${code}\nmv avatar.svg ${index}.svg\n`).join(''));
    for (const [index, { state }] of written.entries()) {
      const drawn = readFileSync(join(folder, `${index}.svg`), 'utf8');
      expect(drawn.trimEnd(), state.name).toBe(createAvatar(state.seed, state.options));
    }
  },
  120_000,
);
