// Tests of the elements in frameworks: each page shows the values of its form, byte for byte, and follows its changes.
import { createAvatar, MOTION_CSS, createGroup, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { describeChromium } from '../../browsers/chromium.js';
import { readDrawing } from '../read-shown.js';
import { FRAMEWORKS, usePages } from './pages.js';

const open = usePages(FRAMEWORKS);

// Removes the stylesheet of the motion, which the elements adopt instead.
function bare(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '');
}

function expectDrawing(page: Page, tag: string) {
  // The timeout is far longer than needed: frameworks redraw with a delay of their own.
  return expect.poll(() => readDrawing(page, tag), { timeout: 60_000, interval: 20 });
}

async function expectTeam(page: Page, seed: string, options: AvatarOptions = {}): Promise<void> {
  const team = createGroup([seed, 'Grace, Inc.', 'Alan'], { ring: 'auto', animated: true });
  await expectDrawing(page, 'navii-avatar').toBe(bare(createAvatar(seed, options)));
  await expectDrawing(page, 'navii-group').toBe(bare(team));
  expect(await describeChromium(page).countImages(`${seed} and 2 more`)).toBe(1);
}

describe.each(FRAMEWORKS)('a page in %s', (framework) => {
  it('shows the drawing of the engine, and follows its form', async () => {
    const { page, troubles } = await open(`/${framework}/`);
    await expectTeam(page, 'Ada');
    await page.getByLabel('Seed').fill('Mae, Jr.');
    await expectTeam(page, 'Mae, Jr.');
    await page.getByLabel('Mood').selectOption('sleepy');
    await expectTeam(page, 'Mae, Jr.', { mood: 'sleepy' });
    await page.getByLabel('Animated').check();
    await expectTeam(page, 'Mae, Jr.', { mood: 'sleepy', animated: true });
    await page.locator('navii-avatar').click();
    await expectTeam(page, 'Mae, Jr.', { mood: 'wink', animated: true });
    expect(await page.getByLabel('Mood').inputValue()).toBe('wink');
    await page.getByLabel('Animated').uncheck();
    await expectTeam(page, 'Mae, Jr.', { mood: 'wink' });
    // An empty field gives a placeholder without a name.
    await page.getByLabel('Seed').fill('');
    await expectDrawing(page, 'navii-avatar').toContain('currentColor');
    const rest = createGroup(['Grace, Inc.', 'Alan'], { ring: 'auto', animated: true });
    await expectDrawing(page, 'navii-group').toBe(bare(rest));
    expect(troubles).toEqual([]);
  });
});
