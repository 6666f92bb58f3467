// Tests the builder as a visitor uses it: picking, rolling, undo and redo.
import { listPacks, seedFromEmail, selectAvatar, SLOTS, type Slot } from 'navii';
import { describe, expect, it } from 'vitest';
import { FIRST } from '../../../site/builder/state.js';
import { itSlow, sample } from '../../sample.js';
import { useSite } from '../browse.js';
import { expectAddress, expectSpec, openTab, pickAll, readAddress } from './drive.js';

const PATH = '/builder';

describe('the builder', () => {
  const site = useSite();

  describe('picking', () => {
    // A swatch, one of the face, and a slot that may be empty; all in `npm run test:slow`.
    it('picks options by picture, shows them everywhere and remembers them', async () => {
      const { page } = await site.visit(PATH);
      await pickAll(page, sample<readonly Slot[]>(['palette', 'eyes', 'topper'], SLOTS));
    });

    it('tilts with a slider, in one step, and gives the name its own tilt back', async () => {
      const { page } = await site.visit(`${PATH}?seed=Ada`);
      const own = selectAvatar('Ada');
      const slider = page.getByRole('slider', { name: 'Tilt' });
      expect([await slider.getAttribute('min'), await slider.getAttribute('max')]).toEqual(['-8', '8']);
      await slider.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await slider.boundingBox()) ?? expect.fail('no slider');
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 2, y + height / 2, { steps: 5 });
      // Nothing is kept while the slider is dragged.
      await expectSpec(page, { ...own, tilt: -8 });
      expect(await page.locator('#name-tilt + .current').textContent()).toBe('8° left');
      expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
      await page.mouse.up();
      await expectAddress(page, { spec: { ...own, tilt: -8 } });
      await slider.press('ArrowRight');
      await expectAddress(page, { spec: { ...own, tilt: -7 } });
      expect(await slider.getAttribute('aria-valuetext')).toBe('7° left');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSpec(page, { ...own, tilt: -8 });
      expect(await slider.inputValue()).toBe('-8');
      await page.getByRole('button', { name: 'Its own' }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('?seed=Ada');
      expect(await slider.inputValue()).toBe(String(own.tilt));
    });

    it('greys out parts without room, says why, and restores them', async () => {
      const { page } = await site.visit(`${PATH}?parts=topper:beanie&under=antenna:bobble&tab=antenna`);
      const tray = page.locator('.options.antenna');
      expect(await tray.locator('input:enabled').evaluateAll((all) => all.length)).toBe(1);
      expect(await page.locator('#note-antenna').textContent()).toBe(
        'Beanie (topper) leaves no room for the options in grey. Your bobble comes back without it.',
      );
      await page.getByRole('button', { name: 'Make room' }).click();
      await expectSpec(page, { ...FIRST.spec, topper: null, antenna: 'bobble' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('bobble');
      expect(await page.locator('#note-antenna').textContent()).toBe('');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toContain('Antenna: bobble');
    });

    itSlow('adds and removes the parts of packs', async () => {
      const { page } = await site.visit(`${PATH}?tab=outfit`);
      expect(await page.locator('#note-outfit').textContent()).toContain('come with packs');
      await openTab(page, 'Packs');
      for (const { id } of listPacks()) await page.locator(`input[name=packs][value=${id}]`).check();
      await openTab(page, 'Body');
      await page.locator('input[name=body][value=mug]').check();
      await expectSpec(page, { ...FIRST.spec, body: 'mug' });
      await expect.poll(() => readAddress(page).packs).toHaveLength(listPacks().length);
      await openTab(page, 'Packs');
      await page.locator('input[name=packs][value=office]').uncheck();
      await expectSpec(page, FIRST.spec);
      await openTab(page, 'Body');
      expect(await page.locator('input[name=body][value=mug]').count()).toBe(0);
    });

    itSlow('animates the preview for visitors who allow motion', async () => {
      const { page } = await site.visit(PATH, { reducedMotion: 'no-preference' });
      const names = (selector: string) => page.locator(selector).evaluate((e) => getComputedStyle(e).animationName);
      await expect.poll(() => names('.figure .navii-float')).not.toBe('none');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await names('.figure .navii-float')).toBe('none');
    });
  });

  describe('chance and steps', () => {
    it('rolls one slot, or all slots that are not kept', async () => {
      const { page } = await site.visit(PATH);
      await page.getByRole('button', { name: 'Keep body' }).click();
      expect(await page.getByRole('button', { name: 'Keep body' }).getAttribute('aria-pressed')).toBe('true');
      await openTab(page, 'Eyes');
      await page.getByRole('button', { name: 'Random eyes' }).click();
      const eyes = () => readAddress(page).spec.eyes;
      await expect.poll(eyes).not.toBe(FIRST.spec.eyes);
      const { spec } = readAddress(page);
      expect({ ...spec, eyes: null }).toEqual({ ...FIRST.spec, eyes: null });
      await page.getByRole('button', { name: 'Random', exact: true }).click();
      await page.getByRole('button', { name: 'Random', exact: true }).click();
      await expect.poll(() => readAddress(page).spec).not.toEqual(spec);
      const { spec: rolled, keep } = readAddress(page);
      expect([rolled.body, keep]).toEqual([FIRST.spec.body, ['body']]);
      await page.getByRole('button', { name: 'Start over' }).click();
      await expectSpec(page, FIRST.spec);
    });

    it("undoes and redoes with buttons, keys and the browser's history", async () => {
      const { page } = await site.visit(PATH);
      const bodies = ['bun', 'egg', 'bell'];
      for (const body of bodies) {
        await page.locator(`input[name=body][value=${body}]`).check();
        await expectSpec(page, { ...FIRST.spec, body });
      }
      const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })];
      const at = (body: string) => expectSpec(page, { ...FIRST.spec, body: body });
      expect(await redo.getAttribute('aria-disabled')).toBe('true');
      await undo.click();
      await at('egg');
      await page.keyboard.press('Control+z');
      await at('bun');
      await page.keyboard.press('Control+Shift+z');
      await at('egg');
      await redo.click();
      await at('bell');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Redone. Body: bell');
      await expectAddress(page, { spec: { ...FIRST.spec, body: 'bell' } });
      await page.keyboard.press('Control+z');
      await expectAddress(page, { spec: { ...FIRST.spec, body: 'egg' } });
      await page.goBack();
      await at('bell');
      await page.goForward();
      await at('egg');
    });

    itSlow('leaves the keys of a text field to the field', async () => {
      const { page } = await site.visit(PATH);
      await page.locator('input[name=body][value=bun]').check();
      await page.locator('#prefix').fill('Ada-');
      await page.keyboard.press('Control+z');
      await expectSpec(page, { ...FIRST.spec, body: 'bun' });
    });

    it("restores the seed's own look", async () => {
      const { page } = await site.visit(PATH);
      await page.getByLabel('Name', { exact: true }).fill('Grace');
      await page.getByRole('button', { name: 'Draw this name' }).click();
      await expectSpec(page, selectAvatar('Grace'));
      await expect.poll(() => new URL(page.url()).search).toBe('?seed=Grace');
      // As in the playground, the mascot of an e-mail address is drawn from its hash.
      await page.getByLabel('Name', { exact: true }).fill('Ada@Example.org');
      await page.getByRole('button', { name: 'Draw this name' }).click();
      const hash = seedFromEmail('ada@example.org');
      await expectSpec(page, selectAvatar(hash));
      await expect.poll(() => new URL(page.url()).search).toBe(`?seed=${hash}`);
      await expect.poll(() => page.locator('#name-hint').textContent()).toContain('hashed');
    });

    itSlow('shows no later name after going back', async () => {
      const { page } = await site.visit(PATH);
      await page.getByRole('button', { name: 'Random', exact: true }).click();
      await expect.poll(() => new URL(page.url()).search).not.toBe('');
      await page.getByLabel('Name', { exact: true }).fill('ada@example.org');
      await expect.poll(() => page.url()).toContain(seedFromEmail('ada@example.org'));
      await page.goBack();
      await expect.poll(() => page.locator('#name-hint').textContent()).toBe('');
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    });
  });
});
