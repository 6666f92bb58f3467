// The team at work: its story is played, paused, stepped and answered, and nothing moves or asks for attention but who waits.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FIRST, MESSAGES, readWork, STEPS } from '../../../site/app/state.js';
import { usePages } from '../../components/frameworks/pages.js';
import { sample } from '../../sample.js';
import { listFindings } from '../axe.js';
import { CLIPBOARD, readClipboard, useSite, waitForView } from '../browse.js';

const site = useSite();

/** Presses a button, also one that has nothing to do now. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => (button as HTMLElement).click());

/** The agents and people as the page shows them: the words, and what the faces of each say. */
function readTeam(page: Page): Promise<string[][]> {
  return page.locator('.work').evaluate((work) =>
    Array.from(work.querySelectorAll('.mates li'), (row) => {
      const [name, status] = Array.from(row.querySelectorAll('b, .status'), ({ textContent }) => textContent.trim());
      const faces = work.querySelectorAll(`navii-avatar[seed="${name}"]`);
      return [name ?? '', status ?? '', ...Array.from(faces, (face) => face.getAttribute('status') ?? '')];
    }),
  );
}

/** The names of the faces on the board, for assistive technology. */
async function readNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ role, name }) => (role?.value === 'image' ? [name?.value] : []));
}

/** The boxes of all that the team at work consists of, but for words that are as wide as their letters. */
function readBoxes(page: Page): Promise<string[]> {
  return page.locator('.work').evaluate((work) => {
    const origin = work.getBoundingClientRect();
    return Array.from(work.querySelectorAll('*:not(navii-avatar *, h2 span)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${element.className} ${[x, y - origin.y, width, height].map(Math.round).join(' ')}`;
    });
  });
}

describe('the story', () => {
  it('changes statuses and names at each step, and goes back', async () => {
    const { page } = await site.visit('/app');
    await waitForView(page, '#app');
    for (let at = 0; at <= STEPS.length; at += 1) {
      const { mates, messages } = readWork({ ...FIRST, at });
      const speakers = messages.concat(MESSAGES.slice(messages.length)).map(({ by }) => by);
      const expected = mates.map(({ name, status, task }) => {
        const faces = 1 + speakers.filter((by) => by === name).length + (task === undefined ? 0 : 1);
        return [name, status === 'waiting' ? 'waiting for you' : status, ...Array<string>(faces).fill(status)];
      });
      expect(await readTeam(page), `step ${at}`).toEqual(expected);
      expect(await page.locator('.thread li:visible').count()).toBe(messages.length);
      if (at % 5 === 0) {
        const words = expected.slice(0, 6).map(([name, status]) => `${name}, ${status}`);
        await expect.poll(() => readNames(page)).toEqual(words);
      }
      await press(page, 'Next');
    }
    expect(new Set(STEPS.flatMap(({ mates = {} }) => Object.values(mates).map(({ status }) => status))).size).toBe(7);
    await press(page, 'Back');
    expect((await readTeam(page)).map(([, status]) => status)).toEqual(
      readWork({ ...FIRST, at: STEPS.length - 1 }).mates.map(({ status }) => status),
    );
  });

  it('announces only who waits, and leaves the focus where it is', async () => {
    const { page } = await site.visit('/app');
    await waitForView(page, '#app');
    const news = () => page.locator('[data-announcement]').textContent();
    const now = page.getByRole('button', { name: 'Tonight' });
    await now.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => now.getAttribute('aria-pressed')).toBe('true');
    await press(page, 'Now');
    expect(await now.getAttribute('aria-pressed'), 'the answer stays').toBe('true');
    expect((await readTeam(page))[2]?.[1]).toBe('working');
    await now.focus();
    for (let at = 1; at <= STEPS.length; at += 1) {
      expect(await news()).toBe('');
      await press(page, 'Next');
      expect(await now.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    expect(await news()).toBe('Mira is waiting for you');
  });

  it('plays by itself, and pauses', async () => {
    const { page } = await site.visit('/app', { reducedMotion: 'no-preference' }, (opened) => opened.clock.install());
    await waitForView(page, '#app');
    const messages = () => page.locator('.thread li:visible').count();
    expect(await messages()).toBe(6);
    await page.clock.runFor(18_000);
    expect((await readTeam(page))[0]?.[1]).toBe('done');
    await press(page, 'Pause');
    const held = await readTeam(page);
    await page.clock.runFor(60_000);
    expect(await readTeam(page)).toEqual(held);
    await press(page, 'Play the demo');
    await page.clock.runFor(60_000);
    expect(await messages(), 'it ends').toBe(MESSAGES.length);
    await press(page, 'Play the demo');
    expect(await messages(), 'it begins again').toBe(6);
  });

  it('starts paused for visitors who prefer reduced motion', async () => {
    const { page } = await site.visit('/app', {}, (opened) => opened.clock.install());
    await waitForView(page, '#app');
    const first = await readTeam(page);
    await page.clock.runFor(60_000);
    expect(await readTeam(page)).toEqual(first);
  });

  it.each(sample([390], [390, 768, 1440]))('moves nothing, %i px wide', async (width) => {
    const { page } = await site.visit('/app', { viewport: { width, height: 900 } });
    await waitForView(page, '#app');
    await page.evaluate(() => document.fonts.ready);
    const before = await readBoxes(page);
    for (const _ of STEPS) {
      await press(page, 'Next');
      const now = await readBoxes(page);
      expect(now).toEqual(before);
    }
    await press(page, 'Publish');
    expect(await readBoxes(page)).toEqual(before);
    expect(await listFindings(page)).toEqual([]);
  });
});

describe('the copied code', () => {
  it('is a page that shows the same, with buttons that answer', async () => {
    const { page } = await site.visit('/app', { ...CLIPBOARD, allowed: /favicon/ });
    await waitForView(page, '#app');
    for (const _ of STEPS) await press(page, 'Next');
    const [shown, team] = [await page.locator('.work').ariaSnapshot(), await readTeam(page)];
    const files = new Map<string, string>();
    for (const name of ['team.html', 'status.js', 'team.css', 'team.tsx', 'team.vue']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => readClipboard(page)).not.toBe([...files.values()].at(-1));
      files.set(name, await readClipboard(page));
    }
    const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
    await page.route('**/copied/*', (route) => {
      const name = new URL(route.request().url()).pathname.replace('/copied/', '');
      return route.fulfill({ contentType: types[name.replace(/.*\./, '')] ?? '', body: files.get(name) ?? '' });
    });
    await page.goto(`${site.origin}/copied/team.html`);
    expect(await page.locator('.work').ariaSnapshot()).toBe(shown);
    expect(await readTeam(page)).toEqual(team);
    await press(page, 'Publish');
    expect((await readTeam(page))[1]).toEqual(['Mira', ...Array<string>(4).fill('working')]);
    await press(page, 'Keep as draft');
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Now', 'Publish']);
  });

  // The components of the package are built and opened in test/components, so those of the page wait for `npm run test:slow`.
  describe.each(sample([], ['react.tsx', 'vue.ts']))('in %s', (file) => {
    const { open } = usePages([`../../site/app/${file}`]);

    it('is the same', async () => {
      const { page: original } = await site.visit('/app');
      await waitForView(original, '#app');
      for (const _ of STEPS) await press(original, 'Next');
      const { page, troubles } = await open(file.replace(/\..*/, ''));
      // Playwright sees the name of a drawing, and not that of an element.
      const read = async (of: Page) => (await of.locator('.work').ariaSnapshot()).replaceAll(/\n *- img ".*"/g, '');
      for (const step of [() => {}, (of: Page) => press(of, 'Publish'), (of: Page) => press(of, 'Keep as draft')]) {
        for (const of of [original, page]) await step(of);
        await expect.poll(() => read(page)).toBe(await read(original));
        expect(await readNames(page)).toEqual(await readNames(original));
        const listClasses = (of: Page) =>
          of.evaluate(() =>
            Array.from(document.querySelectorAll('.work :not(svg, svg *, navii-avatar, navii-avatar *)'), (each) =>
              each.className.replace('placed', ''),
            ),
          );
        expect(await listClasses(page)).toEqual(await listClasses(original));
      }
      expect(troubles).toEqual([]);
    });
  });
});
