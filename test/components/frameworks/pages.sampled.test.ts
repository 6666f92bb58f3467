// Tests of the components in pages: rendered on a server, hydrated without a warning, and updated.
import { createAvatar, createGroup, MOTION_CSP_HASH, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listImageNames } from '../../browsers/chromium.js';
import { sample } from '../../sample.js';
import { FIRST, usePages } from './pages.js';

// One framework here, all of them in `npm run test:slow`.
const FILES = sample(['react.tsx'], ['react.tsx', 'preact.tsx', 'vue.ts']);
const { open } = usePages(FILES);

// The policies are as strict as possible, except for inline scripts, which the test itself uses.
const NO_STYLE = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types navii vue">`;
/** It allows the motion, and the attributes that crop a photo. */
const POLICY = NO_STYLE.replace(
  'img-src',
  `style-src-elem '${MOTION_CSP_HASH}'; style-src-attr 'unsafe-inline'; img-src`,
);

/** A drawing in a page: its attributes without their order, because frameworks set them in different orders, and its content. */
interface Shown {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
}

function readShown(page: Page): Promise<Shown[]> {
  return page.locator('main svg').evaluateAll((all) =>
    all.map((svg) => {
      const attributes = Object.fromEntries(Array.from(svg.attributes, ({ name, value }) => [name, value]));
      const text = new XMLSerializer().serializeToString(svg);
      return { attributes, inside: text.slice(text.indexOf('>') + 1) };
    }),
  );
}

/** Returns the drawing of the engine with the attributes that the page adds to its root. */
function expectShown(svg: string, { class: added = '', ...others }: Readonly<Record<string, string>>): Shown {
  const root = svg.slice(0, svg.indexOf('>'));
  const pairs = Array.from(root.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value] as const);
  const { class: own = '', ...attributes } = Object.fromEntries(pairs) as Record<string, string>;
  const classes = [own, added].filter((name) => name !== '').join(' ');
  return {
    attributes: { ...attributes, ...(classes === '' ? {} : { class: classes }), ...others },
    inside: svg.slice(root.length + 1),
  };
}

async function expectTeam(page: Page, seed: string, options: AvatarOptions): Promise<void> {
  const team = createGroup([seed, 'Grace, Inc.', 'Alan'], { ring: 'auto', animated: true });
  const expected = [
    expectShown(createAvatar(seed, options), { class: 'face', id: 'me', 'aria-hidden': 'true' }),
    expectShown(team, { role: 'img', 'aria-label': `${seed} and 2 more` }),
  ];
  await expect.poll(() => readShown(page), { interval: 20 }).toEqual(expected);
}

/** Lists the pictures that are painted in each drawing with a photo. */
function listPainted(page: Page): Promise<string[]> {
  return page.locator('aside svg').evaluateAll((all) =>
    all.map((svg) =>
      Array.from(svg.querySelectorAll('img'), (photo) => {
        const hasMascot = photo.parentElement?.previousElementSibling?.localName === 'g';
        const { visibility } = getComputedStyle(photo);
        return `${hasMascot ? 'mascot ' : ''}${visibility === 'visible' ? new URL(photo.src).pathname : ''}`.trim();
      }).join(),
    ),
  );
}

const expectPhotos = (page: Page, src: string) => expect.poll(() => listPainted(page)).toEqual([src, src, 'mascot']);

/** Answers requests for photos, once they are released. */
function preparePhotos() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const color = { red: '#f00', blue: '#00f' };
  const prepare = async (page: Page) => {
    await page.route('**/*.jpg', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1, -4) as keyof typeof color;
      if (!(name in color)) return route.fulfill({ status: 404 });
      await released;
      const photo = sharp({ create: { width: 64, height: 32, channels: 3, background: color[name] } });
      return route.fulfill({ contentType: 'image/jpeg', body: await photo.jpeg().toBuffer() });
    });
  };
  return { prepare, release };
}

describe.each(FILES.map((file) => file.replace(/\..*/, '')))('a page of %s', (name) => {
  it('is hydrated without changes, and follows its state until it is removed', async () => {
    const { page, troubles, show } = await open(name, { head: POLICY });
    await expectTeam(page, 'Ada', { mood: 'happy' });
    await show({ ...FIRST, seed: 'Mae, "Jr."' });
    await expectTeam(page, 'Mae, "Jr."', { mood: 'happy' });
    const isKept = await page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: Element[] };
      return Array.from(document.querySelectorAll('#app svg'), (svg) => kept.includes(svg));
    });
    expect(isKept).toEqual([true, true, true, true, true]);
    await show({ ...FIRST, seed: 'Mae, "Jr."', mood: 'sleepy', animated: true });
    await expectTeam(page, 'Mae, "Jr."', { mood: 'sleepy', animated: true });
    await show({ ...FIRST, seed: '' });
    await expect.poll(() => page.locator('#me').getAttribute('fill')).toBe('currentColor');
    await show();
    await expect.poll(() => page.locator('svg').count()).toBe(0);
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('keeps every node of a drawing that stays the same, so that its animation continues', async () => {
    const { page, show } = await open(name);
    await show({ ...FIRST, animated: true });
    await expectTeam(page, 'Ada', { mood: 'happy', animated: true });
    const marked = await page.evaluate(() => {
      const all = document.querySelectorAll('main svg:last-of-type *');
      for (const element of all) Reflect.set(element, 'isMarked', true);
      return all.length;
    });
    expect(marked).toBeGreaterThan(30);
    await show({ ...FIRST, mood: 'sleepy', animated: true });
    await expectTeam(page, 'Ada', { mood: 'sleepy', animated: true });
    const left = () =>
      Array.from(document.querySelectorAll('main svg:last-of-type *')).filter((one) => Reflect.has(one, 'isMarked'))
        .length;
    expect(await page.evaluate(left)).toBe(marked);
  });

  it('shows mascots until the photos are here, and follows a change', async () => {
    const { prepare, release } = preparePhotos();
    const { page, show } = await open(name, { prepare });
    await expect.poll(() => listPainted(page)).toEqual(['mascot', 'mascot', 'mascot']);
    const boxes = () =>
      page.locator('svg, img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as object));
    const before = await boxes();
    release();
    await expectPhotos(page, '/red.jpg');
    expect(await boxes()).toEqual(before);
    expect(await listImageNames(page, 'aside svg')).toEqual(['Ada', 'Ada and 1 more', null]);
    await show({ ...FIRST, src: '/blue.jpg' });
    await expectPhotos(page, '/blue.jpg');
    await show({ ...FIRST, src: '/blue.jpg', mood: 'wink' });
    await expectPhotos(page, '/blue.jpg');
    expect(await listImageNames(page, 'aside svg')).toEqual(['Ada', 'Ada and 1 more', null]);
  });

  it('crops its photos under a policy that allows no style', async () => {
    const { prepare, release } = preparePhotos();
    const { page } = await open(name, { prepare, head: NO_STYLE });
    release();
    await expectPhotos(page, '/red.jpg');
    const fits = page.locator('img').evaluateAll((all) => all.map((photo) => getComputedStyle(photo).objectFit));
    expect(await fits).toEqual(['cover', 'cover', 'cover']);
  });
});
