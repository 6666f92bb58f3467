// Tests the builder as a visitor uses it: choosing, steps, packs and names. test/components/picker.browser.test.ts tests the picker.
import { seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { useSite } from '../browse.js';
import { choose, expectAddress, expectMascot, readAddress } from './drive.js';

const PATH = '/builder';

describe('the builder', () => {
  const site = useSite();

  it('shows a choice everywhere, and remembers it', async () => {
    const { page } = await site.visit(`${PATH}?seed=Ada`);
    await expectMascot(page, 'Ada');
    await choose(page, 'topper', 'crown');
    await choose(page, 'palette', 'mint');
    const options = { parts: { palette: 'mint', topper: 'crown' } } as const;
    await expectMascot(page, 'Ada', options);
    await expectAddress(page, { name: 'Ada' });
    await expect.poll(() => new URL(page.url()).search).toBe('?seed=Ada&parts=palette:mint,topper:crown');
    await page.reload();
    await expectMascot(page, 'Ada', options);
  });

  it('scrolls with the wheel over the options, too', async () => {
    const { page } = await site.visit(PATH);
    await page.locator('navii-picker [role=radiogroup]').hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  it("undoes and redoes with buttons, keys and the browser's history", async () => {
    const { page } = await site.visit(PATH);
    const bodies = ['bun', 'egg', 'bell'];
    const at = (body: string) => expect.poll(() => readAddress(page).options.parts?.body).toBe(body);
    for (const body of bodies) {
      await choose(page, 'body', body);
      await at(body);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await at('egg');
    await page.keyboard.press('Control+z');
    await at('bun');
    await page.keyboard.press('Control+Shift+z');
    await at('egg');
    await page.getByRole('button', { name: 'Redo' }).click();
    await at('bell');
    await page.goBack();
    await at('egg');
    await expectMascot(page, 'Nilo', { parts: { body: 'egg' } });
    await page.goForward();
    await at('bell');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('undoes names, colours, packs and parts in the order in which they were made', async () => {
    const { page } = await site.visit(PATH);
    await page.getByLabel('Name', { exact: true }).pressSequentially('Ada');
    await page.getByLabel('Body', { exact: true }).fill('#2bb5a8');
    await page.getByRole('checkbox', { name: 'Office' }).check();
    await choose(page, 'body', 'bun');
    const office = { colors: '#2bb5a8', packs: 'office' };
    const steps = [{ ...office, parts: { body: 'bun' } }, office, { colors: '#2bb5a8' }, {}] as const;
    const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true }));
    for (const options of steps) {
      await expectMascot(page, 'Ada', options);
      await undo?.click();
    }
    await expectMascot(page, 'Nilo');
    expect(await undo?.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    for (const options of steps.toReversed()) {
      await redo?.click();
      await expectMascot(page, 'Ada', options);
    }
    expect(await page.getByLabel('Body', { exact: true }).inputValue()).toBe('#2bb5a8');
  });

  it('chooses from packs', async () => {
    const { page } = await site.visit(PATH);
    expect(await page.getByRole('tab', { name: 'outfit', exact: true }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Office' }).check();
    await expectMascot(page, 'Nilo', { packs: 'office' });
    await choose(page, 'outfit', 'blazer');
    await expectMascot(page, 'Nilo', { packs: 'office', parts: { outfit: 'blazer' } });
    await expect.poll(() => new URL(page.url()).search).toBe('?packs=office&parts=outfit:blazer');
  });

  it('draws a name, and hashes an e-mail address', async () => {
    const { page } = await site.visit(`${PATH}?parts=topper:crown`);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Grace');
    await expectMascot(page, 'Grace', { parts: { topper: 'crown' } });
    await name.fill('Ada@Example.org');
    const hash = seedFromEmail('ada@example.org');
    await expectMascot(page, hash, { parts: { topper: 'crown' } });
    await expect.poll(() => new URL(page.url()).search).toBe(`?seed=${hash}&parts=topper:crown`);
    await expect.poll(() => page.locator('#name-hint').textContent()).toContain('hashed');
  });

  itSlow('leaves the keys of a text field to the field', async () => {
    const { page } = await site.visit(PATH);
    await choose(page, 'body', 'bun');
    await page.locator('#prefix').fill('Ada-');
    await page.keyboard.press('Control+z');
    await expectMascot(page, 'Nilo', { parts: { body: 'bun' } });
  });
});
