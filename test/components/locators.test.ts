// Tests of the docs' claims about testing: how the tests of a page find an element by its name.
import { afterEach, expect, it } from 'vitest';
import { describeChromium } from '../browsers/chromium.js';
import { cdn, leave, readDrawing, visit } from './cdn-page.js';

afterEach(leave);

it('an element with its role and name in attributes is found by role, and screen readers read it once', async () => {
  await visit('<navii-avatar seed="ada" role="img" aria-label="Ada"></navii-avatar>');
  await expect.poll(() => readDrawing()).toBeDefined();
  expect(await cdn.page.getByRole('img', { name: 'Ada' }).count()).toBe(1);
  expect(await describeChromium(cdn.page).countImages('Ada')).toBe(1);
  expect(await describeChromium(cdn.page).countImages()).toBe(1);
});

it('an element with its role in its internals is not found by role', async () => {
  await visit('<button><navii-avatar seed="ada" label="Ada"></navii-avatar></button>');
  await expect.poll(() => readDrawing()).toBeDefined();
  expect(await cdn.page.getByRole('img').count()).toBe(0);
  expect(await cdn.page.getByRole('button', { name: 'Ada' }).count()).toBe(0);
  expect(await describeChromium(cdn.page).countImages('Ada')).toBe(1);
});
