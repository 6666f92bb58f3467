// The builder as a visitor uses it.
import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { PACKS, renderAvatar, selectAvatar, SLOTS, type AvatarSpec, type Slot } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PANELS } from '../../site/builder/slots.js';
import { FIRST, readState } from '../../site/builder/state.js';
import { put, wear } from '../../site/builder/wear.js';
import { useSite } from './browse.js';

const site = useSite('static files');
const PATH = '/builder/';

// Browsers print empty elements with an end tag.
function draw(spec: AvatarSpec): string {
  return renderAvatar(wear(spec)).replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}

function readStill(page: Page): Promise<string> {
  return page.locator('.stills .light [data-still="96"]').innerHTML();
}

async function expectSpec(page: Page, spec: AvatarSpec): Promise<void> {
  expect(await readStill(page)).toBe(draw(spec));
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** What the address has come to say. */
async function readAddress(page: Page): Promise<ReturnType<typeof readState>> {
  await page.waitForTimeout(350);
  return readState(new URL(page.url()).search);
}

function tabOf(slot: Slot): string {
  return PANELS.find(({ slots }) => slots.includes(slot))?.name ?? '';
}

describe('picking', () => {
  it('takes every slot by picture, shows it everywhere and remembers it', async () => {
    const { page, troubles } = await site.visit(PATH);
    let { spec } = FIRST;
    for (const slot of SLOTS) {
      await openTab(page, tabOf(slot));
      const tray = page.locator(`[data-options=${slot}]`);
      const option = tray.locator('input:enabled:not(:checked)').last();
      if ((await option.count()) === 0) continue;
      const value = await option.inputValue();
      if (slot !== 'palette' && !['eyes', 'mouth', 'cheeks'].includes(slot)) {
        expect(await tray.locator(`input[value=${value}] + .pic`).innerHTML()).toBe(draw(put(spec, slot, value)));
      }
      await option.check();
      spec = put(spec, slot, value);
      await expectSpec(page, spec);
      expect(await page.locator(`[data-now=${slot}]`).textContent()).toBe(value.replaceAll('-', ' '));
      expect((await readAddress(page)).spec).toEqual(spec);
    }
    await page.reload();
    await expectSpec(page, spec);
    expect(troubles).toEqual([]);
  });

  it('greys out what has no room, says why, and brings it back', async () => {
    const { page } = await site.visit(`${PATH}?topper=top-hat&antenna=bobble&tab=antenna`);
    const tray = page.locator('[data-options=antenna]');
    expect(await tray.locator('input:enabled').evaluateAll((all) => all.length)).toBe(1);
    expect(await page.locator('#note-antenna').textContent()).toBe(
      'Top hat (topper) leaves no room for what is greyed out. Your bobble comes back without it.',
    );
    await page.getByRole('button', { name: 'Take it off' }).click();
    await expectSpec(page, { ...FIRST.spec, topper: null, antenna: 'bobble' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('bobble');
    expect(await page.locator('#note-antenna').textContent()).toBe('');
    expect(await page.locator('[data-status]').textContent()).toContain('Antenna: bobble');
  });

  it('takes packs, whose parts come and go', async () => {
    const { page, troubles } = await site.visit(`${PATH}?tab=outfit`);
    expect(await page.locator('#note-outfit').textContent()).toContain('Packs bring what there is to wear here');
    await openTab(page, 'Packs');
    for (const { id } of PACKS) await page.locator(`input[name=packs][value=${id}]`).check();
    await openTab(page, 'Body');
    await page.locator('input[name=body][value=mug]').check();
    await expectSpec(page, put(FIRST.spec, 'body', 'mug'));
    expect((await readAddress(page)).packs).toHaveLength(PACKS.length);
    await openTab(page, 'Packs');
    await page.locator('input[name=packs][value=office]').uncheck();
    await expectSpec(page, FIRST.spec);
    expect(await page.locator('input[name=body][value=mug]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('takes what a hostile address holds for absent', async () => {
    const { page, troubles } = await site.visit(
      `${PATH}?body=__proto__&eyes=%3Cb%3E&packs=x&keep=y&tab=z&size=7&code=q`,
    );
    await expectSpec(page, FIRST.spec);
    expect(troubles).toEqual([]);
  });

  it('moves in the preview, for those who like motion', async () => {
    const { page } = await site.visit(PATH, { reducedMotion: 'no-preference' });
    const names = (selector: string) => page.locator(selector).evaluate((e) => getComputedStyle(e).animationName);
    expect(await names('.figure .navii-float')).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await names('.figure .navii-float')).toBe('none');
  });
});

describe('chance and steps', () => {
  it('rolls one slot, or all that are not kept', async () => {
    const { page } = await site.visit(PATH);
    await page.getByRole('button', { name: 'Keep body' }).click();
    expect(await page.getByRole('button', { name: 'Keep body' }).getAttribute('aria-pressed')).toBe('true');
    await openTab(page, 'Eyes');
    await page.getByRole('button', { name: 'Random eyes' }).click();
    const { spec } = await readAddress(page);
    expect(spec.eyes).not.toBe(FIRST.spec.eyes);
    expect(put(spec, 'eyes', null)).toEqual(put(FIRST.spec, 'eyes', null));
    await page.getByRole('button', { name: 'Random', exact: true }).click();
    await page.getByRole('button', { name: 'Random', exact: true }).click();
    const rolled = await readAddress(page);
    expect([rolled.spec.body, rolled.keep]).toEqual(['imp', ['body']]);
    expect(rolled.spec).not.toEqual(spec);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expectSpec(page, FIRST.spec);
  });

  it('goes back and forth by buttons, by keys and by the address', async () => {
    const { page } = await site.visit(PATH);
    const bodies = ['bun', 'egg', 'bell'];
    for (const body of bodies) {
      await page.locator(`input[name=body][value=${body}]`).check();
      await readAddress(page);
    }
    const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })];
    const at = (body: string) => expectSpec(page, put(FIRST.spec, 'body', body));
    expect(await redo.getAttribute('aria-disabled')).toBe('true');
    await undo.click();
    await at('egg');
    await page.keyboard.press('Control+z');
    await at('bun');
    await page.keyboard.press('Control+Shift+z');
    await at('egg');
    await redo.click();
    await at('bell');
    expect(await page.locator('[data-status]').textContent()).toBe('Redone. Body: bell');
    await page.keyboard.press('Control+z');
    await readAddress(page);
    await page.goBack();
    await at('bell');
    await page.goForward();
    await at('egg');
  });

  it('leaves the keys of a text field to the field', async () => {
    const { page } = await site.visit(PATH);
    await page.locator('input[name=body][value=bun]').check();
    await page.locator('#prefix').fill('Ada-');
    await page.keyboard.press('Control+z');
    await expectSpec(page, put(FIRST.spec, 'body', 'bun'));
  });

  it('begins with the mascot of a name', async () => {
    const { page } = await site.visit(PATH);
    await page.getByLabel('Start from a name').fill('Grace');
    await page.keyboard.press('Enter');
    await expectSpec(page, selectAvatar('Grace'));
  });
});

describe('the keyboard', () => {
  it('reaches everything, and moves within a tray', async () => {
    const { page } = await site.visit(`${PATH}?tab=eyes`);
    await page.getByRole('tab', { name: 'Eyes' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-mouth');
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
    await expectSpec(page, put(FIRST.spec, 'eyes', 'bead'));
    await page.keyboard.press('End');
    await expectSpec(page, put(FIRST.spec, 'eyes', 'starry'));
    await page.keyboard.press('Home');
    await expectSpec(page, FIRST.spec);
    expect(await page.locator('.option:has(:focus-visible)').evaluate((e) => getComputedStyle(e).outlineStyle)).toBe(
      'solid',
    );
  });

  it('has targets of 24 px or more', async () => {
    const { page } = await site.visit(PATH, { viewport: { width: 390, height: 800 } });
    const small = await page
      .locator('main :is(button, a, input, select):visible')
      .evaluateAll(
        (all) =>
          all.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width < 24 || height < 24)
            .length,
      );
    expect(small).toBe(0);
  });

  it.each(PANELS.map(({ id }) => id))('has nothing for axe to say on the tab %s', async (tab) => {
    const { page } = await site.visit(`${PATH}?tab=${tab}&topper=top-hat&eyes=cyclops&packs=office,garden&keep=body`);
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('.workshop'));
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    }
  });
});

describe('what is taken home', () => {
  it('is files of the size that was asked for, and text', async () => {
    const { page, troubles } = await site.visit(PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel('Size').selectOption('256');
    const save = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const svg = await save('Save SVG');
    expect([svg.name, svg.bytes.toString()]).toEqual(['tangerine-imp.svg', renderAvatar(FIRST.spec, { size: 256 })]);
    const png = await save('Save PNG');
    expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual(['tangerine-imp.png', 256, 256]);
    await page.locator('[name=animated]').check();
    expect((await save('Save SVG')).bytes.toString()).toBe(renderAvatar(FIRST.spec, { size: 256, animated: true }));
    await page.getByRole('tab', { name: 'Spec as JSON' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(FIRST.spec);
    expect(await readAddress(page)).toMatchObject({ size: 256, animated: true, code: 'json' });
    expect(troubles).toEqual([]);
  });
});
