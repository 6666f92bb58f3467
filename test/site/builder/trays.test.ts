// Tests the builder's trays with the keyboard, and its exports.
import { renderAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { setSlot } from '../../../site/builder/rules.js';
import { FIRST } from '../../../site/builder/state.js';
import { saveFile, useSite } from '../browse.js';
import { expectAddress, expectSpec } from './drive.js';

const PATH = '/builder';

describe('the builder', () => {
  const site = useSite();

  describe('the keyboard', () => {
    it('reaches every control, and moves within a tray', async () => {
      const { page } = await site.visit(`${PATH}?tab=eyes`);
      await page.getByRole('tab', { name: 'Eyes' }).focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-brows');
      await page.keyboard.press('ArrowUp');
      const seen: string[] = [];
      for (let i = 0; i < 3; i += 1) {
        await page.keyboard.press('Tab');
        seen.push(
          await page.evaluate(
            () =>
              document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('value') ?? '',
          ),
        );
      }
      expect(seen).toEqual(['Random eyes', 'Keep eyes', 'wide']);
      await page.keyboard.press('ArrowRight');
      await expectSpec(page, setSlot(FIRST.spec, 'eyes', 'bead'));
      await page.keyboard.press('End');
      await expectSpec(page, setSlot(FIRST.spec, 'eyes', 'lashes'));
      await page.keyboard.press('Home');
      await expectSpec(page, FIRST.spec);
      expect(await page.locator('.option:has(:focus-visible)').evaluate((e) => getComputedStyle(e).outlineStyle)).toBe(
        'solid',
      );
    });
  });

  describe('the exports', () => {
    it('are files of the requested size, and text', async () => {
      const { page, troubles } = await site.visit(PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.locator('[name=size]').selectOption('256');
      await page.locator('[name=png]').selectOption('1024');
      const save = (button: string) => saveFile(page, button);
      const svg = await save('Save SVG');
      expect([svg.name, svg.bytes.toString()]).toEqual(['coral-loaf.svg', renderAvatar(FIRST.spec, { size: 256 })]);
      const png = await save('Save PNG');
      expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
        'coral-loaf.png',
        1024,
        1024,
      ]);
      await page.locator('[name=animated]').check();
      expect((await save('Save SVG')).bytes.toString()).toBe(renderAvatar(FIRST.spec, { size: 256, animated: true }));
      await page.getByRole('tab', { name: 'Spec as JSON' }).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(FIRST.spec);
      const options = { ...FIRST.options, size: 256, animated: true };
      await expectAddress(page, { options, png: 1024, code: 'json' });
      expect(troubles).toEqual([]);
    });
  });
});
