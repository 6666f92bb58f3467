// The claims of the docs about tests: how the tests of a page find an element by its name.
import { afterEach, expect, it } from 'vitest';
import { describeChromium } from '../tools/browsers/chromium.js';
import { cdn, leave, readDrawing, visit } from './cdn-page.js';

afterEach(leave);

it('finds by role what has its role and its name in attributes, which are heard once', async () => {
  await visit('<navii-avatar seed="ada" role="img" aria-label="Ada"></navii-avatar>');
  await expect.poll(() => readDrawing()).toBeDefined();
  expect(await cdn.page.getByRole('img', { name: 'Ada' }).count()).toBe(1);
  expect(await describeChromium(cdn.page).countImages('Ada')).toBe(1);
  expect(await describeChromium(cdn.page).countImages()).toBe(1);
});

it('does not find by role what only assistive technology is told', async () => {
  await visit('<button><navii-avatar seed="ada" label="Ada"></navii-avatar></button>');
  await expect.poll(() => readDrawing()).toBeDefined();
  expect(await cdn.page.getByRole('img').count()).toBe(0);
  expect(await cdn.page.getByRole('button', { name: 'Ada' }).count()).toBe(0);
  expect(await describeChromium(cdn.page).countImages('Ada')).toBe(1);
});
