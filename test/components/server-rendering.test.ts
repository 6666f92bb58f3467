// Tests of elements that @lit-labs/ssr renders in plain Node, and that hydrate their own drawing in a page.
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAvatar, MOTION_CSS, createGroup, seedFromEmail } from 'navii';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { closePage, openPage } from '../page.js';
import { root } from '../tools/root.js';
import { MEMBERS } from './fixtures/template.js';

const fixtures = join(root, 'test/components/fixtures');

/** Lists the drawings of the engine for the elements of the template, in order, without the placeholder. */
const DRAWINGS = [
  createAvatar('ada', { title: 'Ada', status: 'busy' }),
  createAvatar('grace', { size: 48, animated: true, shape: 'rounded' }),
  createAvatar(seedFromEmail('ada@example.org'), { size: 64, mood: 'happy', packs: 'neon' }),
  undefined,
  createGroup(['ada', 'grace', 'joan'], { max: 2 }),
  createGroup(MEMBERS, { size: 48 }),
].map((drawing) => drawing?.replace(`<style>${MOTION_CSS}</style>`, ''));

let drawn: string;
let script: string;
let server: Server;
let origin: string;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: fixtures,
    logLevel: 'silent',
    // The build is a production build: Vite takes the environment of the tests for development, and Lit prints that to the console.
    resolve: { conditions: ['production', 'browser', 'module'] },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: join(fixtures, 'hydrate.js'), output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  const [entry] = result.output;
  return entry.code;
}

beforeAll(async () => {
  drawn = execFileSync(process.execPath, [join(fixtures, 'server-page.js')], { cwd: root, encoding: 'utf8' });
  script = await bundle();
  server = createServer(({ url }, response) => {
    const isScript = url === '/hydrate.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : drawn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('on the server', () => {
  it('draws the bytes of the engine, as declarative shadow DOM', () => {
    for (const drawing of DRAWINGS) if (drawing !== undefined) expect(drawn).toContain(drawing);
    expect(drawn.match(/<template shadowroot="open" shadowrootmode="open">/g)).toHaveLength(DRAWINGS.length);
  });

  it('writes only the rules that each drawing needs', () => {
    const elements = drawn.split('<template ').slice(1);
    for (const [i, element] of elements.entries()) {
      const styles: readonly string[] = element.match(/<style>.*?<\/style>/gs) ?? [];
      expect(styles.includes(`<style>${MOTION_CSS}</style>`)).toBe(i === 1);
      expect(styles.some((style) => style.includes('.badged'))).toBe(i === 0);
      const others = styles.filter((style) => !style.includes(MOTION_CSS)).join('');
      expect(others.length).toBeLessThan(i === 0 || i > 3 ? 2000 : 700);
    }
  });

  it('styles badges and moves without JavaScript', async () => {
    const page = await openPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
    onTestFinished(() => closePage(page, origin));
    await page.goto(`${origin}/`);
    const plate = await page.locator('[color] > circle').boundingBox();
    expect(plate?.width).toBeCloseTo(0.24 * 96, 1);
    const eyes = page.locator('.navii-blink');
    expect(await eyes.evaluate((element) => element.getAnimations().length)).toBe(1);
  });

  it('has names for assistive technology, without JavaScript too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    onTestFinished(() => closePage(page, origin));
    await page.goto(`${origin}/`);
    for (const name of ['Ada, busy', 'Ada, Grace and 1 more']) {
      expect(await page.getByRole('img', { name, exact: true }).count()).toBe(1);
    }
    expect(await page.getByRole('img').count()).toBe(2);
    expect(await page.locator('navii-avatar').first().boundingBox()).toMatchObject({ width: 96, height: 96 });
  });
});

/** Runs in the page: returns the drawing of each element, as text, and its place. */
function survey() {
  const elements = Array.from(document.querySelectorAll('navii-avatar, navii-group'));
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frames = Array.from(element.shadowRoot?.querySelectorAll('[part~=svg]') ?? []);
    return { box: [x, y, width, height], shown: frames.map((frame) => frame.firstElementChild?.outerHTML) };
  });
}

/** The state that the page of the next test keeps: the drawings of the server, and the number of layout shifts since then. */
interface Kept {
  kept: (Element | null | undefined)[];
  shifts: number;
}

describe('in the page', () => {
  it('hydrates the drawings of the server: the same nodes, the same places, no mismatch', async () => {
    const page = await openPage();
    onTestFinished(() => closePage(page, origin));
    const troubles: string[] = [];
    page.on('console', (message) => troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.goto(`${origin}/`);
    await page.evaluate(() => {
      const scope = globalThis as unknown as Kept;
      const elements = Array.from(document.querySelectorAll('navii-avatar, navii-group'));
      scope.kept = elements.map((element) => element.shadowRoot?.querySelector('[part~=svg]')?.firstElementChild);
      // Earlier shifts do not count: a browser that paints a part of the page first moves it later, also without the elements.
      scope.shifts = 0;
      new PerformanceObserver((list) => (scope.shifts += list.getEntries().length)).observe({ type: 'layout-shift' });
    });
    const before = await page.evaluate(survey);
    await page.addScriptTag({ type: 'module', url: '/hydrate.js' });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    expect(await page.evaluate(survey)).toEqual(before);
    expect(before.map(({ shown }) => shown.length)).toEqual(DRAWINGS.map(() => 1));
    const [same, shifts] = await page.evaluate(async () => {
      const scope = globalThis as unknown as Kept;
      // The layout shifts of a frame are recorded when the next frame begins.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const elements = Array.from(document.querySelectorAll('navii-avatar, navii-group'));
      const now = elements.map((element) => element.shadowRoot?.querySelector('[part~=svg]')?.firstElementChild);
      return [now.every((node, i) => node === scope.kept[i] && node !== undefined), scope.shifts] as const;
    });
    expect(same).toBe(true);
    expect(shifts).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('a change after that redraws, in the same box', async () => {
    const page = await openPage();
    onTestFinished(() => closePage(page, origin));
    await page.goto(`${origin}/`);
    await page.addScriptTag({ type: 'module', url: '/hydrate.js' });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    const [same, markup] = await page
      .locator('navii-avatar')
      .first()
      .evaluate(async (element) => {
        const box = element.shadowRoot?.querySelector('[part~=svg]');
        Object.assign(element, { mood: 'wink', seed: 'grace' });
        await (element as Element & { updateComplete?: Promise<unknown> }).updateComplete;
        const [svg, ...others] = Array.from(box?.children ?? []);
        return [box?.isConnected && others.length === 0, new XMLSerializer().serializeToString(svg as Node)] as const;
      });
    expect(same).toBe(true);
    expect(markup).toBe(createAvatar('grace', { mood: 'wink', title: 'Ada', status: 'busy' }));
  });
});
