// The outputs of the builder: the mascot's page, files, an element, and print.
import { createAvatar, renderAvatar, selectAvatar } from 'navii';
import { expect, it, describe } from 'vitest';
import { readState } from '../../../site/builder/mascot.js';
import { applyRules } from '../../../site/builder/rules.js';
import { FIRST } from '../../../site/builder/state.js';
import { itSlow } from '../../sample.js';
import { CLIPBOARD, readClipboard, saveFile, useSite } from '../browse.js';
import { print } from '../shots.js';
import { expectAddress, expectSpec, readDrawing } from './drive.js';

const BUILT = 'parts=body:mug,topper:push-pin,outfit:blazer,tilt:4';
describe('a built mascot', () => {
  const site = useSite();

  it('has a name, which its links and files carry', async () => {
    const { page } = await site.visit(`/builder?${BUILT}`, CLIPBOARD);
    const read = () => readClipboard(page);
    await page.getByLabel('Name', { exact: true }).fill('Zoë Müller');
    await expectAddress(page, { name: 'Zoë Müller' });
    const { pathname, search } = new URL(page.url());
    expect([pathname, decodeURIComponent(search)]).toEqual([
      '/builder',
      expect.stringMatching(/^\?seed=Zoë\+Müller&.*parts=/),
    ]);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = new URL(await read());
    expect([link.origin, decodeURIComponent(link.pathname)]).toEqual([site.origin, '/@Zoë Müller']);
    expect(selectAvatar('Zoë Müller', Object.fromEntries(link.searchParams))).toEqual(
      applyRules(readState(`?${BUILT}`)),
    );
    expect(await page.locator('.preview .links a >> nth=0').evaluate((a: HTMLAnchorElement) => a.href)).toBe(link.href);
    // Without the system's share sheet the link is copied.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(read).toBe(link.href);
    expect((await saveFile(page, 'Save SVG')).name).toBe('Zoë Müller.svg');
    expect((await saveFile(page, 'Save PNG')).name).toBe('Zoë Müller.png');
    await page.reload();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoë Müller');
  });

  it('is saved in the requested size, and copied as text', async () => {
    const { page } = await site.visit('/builder', CLIPBOARD);
    await page.locator('[name=size]').selectOption('256');
    await page.locator('[name=png]').selectOption('1024');
    const save = (button: string) => saveFile(page, button);
    const svg = await save('Save SVG');
    expect([svg.name, svg.bytes.toString()]).toEqual(['coral-loaf.svg', renderAvatar(FIRST.spec, { size: 256 })]);
    const png = await save('Save PNG');
    expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual(['coral-loaf.png', 1024, 1024]);
    await page.locator('[name=animated]').check();
    expect((await save('Save SVG')).bytes.toString()).toBe(renderAvatar(FIRST.spec, { size: 256, animated: true }));
    await page.getByRole('tab', { name: 'Spec as JSON' }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(JSON.parse(await readClipboard(page))).toEqual(FIRST.spec);
    const options = { ...FIRST.options, size: 256, animated: true };
    await expectAddress(page, { options, png: 1024, code: 'json' });
  });

  itSlow('comes from the playground with its options, and returns unchanged', async () => {
    const query =
      'seed=Ada&size=200&palette=mint&tileBg=%23ffc94a&shape=rounded&mood=happy&packs=arcade&title=Hi&animated=1';
    const { page } = await site.visit(`/builder?${query}`);
    const options = {
      size: 96,
      palette: 'mint',
      tileBg: '#ffc94a',
      shape: 'rounded',
      mood: 'happy',
      packs: 'arcade',
    } as const;
    const still = page.locator('.stills .light .s96');
    await expect.poll(() => readDrawing(still)).toBe(print(createAvatar('Ada', options)));
    const back = page.getByRole('link', { name: 'Open in the playground' });
    expect(await back.getAttribute('href')).toBe(`/?${query}#playground`);
    await page.locator('input[name=body][value=star]').check();
    await back.click();
    await page.waitForURL(/#playground$/);
    expect(new URL(page.url()).search).toBe(`?${query.replace('&title', '&parts=body%3Astar&title')}`);
    expect(await page.locator('#seed').inputValue()).toBe('Ada');
  });

  itSlow('keeps colours of its own, until a palette is picked', async () => {
    const { page } = await site.visit('/builder?seed=Ada&colors=2bb5a8,fff&flip=1');
    const still = page.locator('.stills .light .s96');
    await expect
      .poll(() => readDrawing(still))
      .toBe(print(createAvatar('Ada', { colors: '#2bb5a8,#ffffff', flip: true })));
    await page.getByRole('tab', { name: 'Colours' }).click();
    await page.locator('input[name=palette][value=mint]').check();
    await expect.poll(() => readDrawing(still)).toBe(print(createAvatar('Ada', { palette: 'mint', flip: true })));
    await expect.poll(() => new URL(page.url()).search).toContain('?seed=Ada&palette=mint&flip=1');
  });

  it('keeps an e-mail address out of its address', async () => {
    const { page } = await site.visit('/builder?seed=ada%40example.org');
    await expect.poll(() => page.url()).toMatch(/\?seed=[0-9a-f]{64}$/);
    expect(await page.content()).not.toContain('ada@example.org');
  });

  itSlow('is printed with its name and without controls', async () => {
    const { page } = await site.visit(`/builder?seed=Momo&${BUILT}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.paper-name').isVisible()).toBe(true);
    expect(await page.locator('.paper-name').textContent()).toBe('Momo');
    expect(await page.locator('.figure svg').isVisible()).toBe(true);
    expect(await page.locator('main :is(button, input, select, a):visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.paper-name').isVisible()).toBe(false);
  });

  itSlow('finds parts that fill an empty tray, and says before that the tray is empty', async () => {
    const { page } = await site.visit('/builder');
    const tab = page.getByRole('tab', { name: /^Outfit/ });
    expect(await tab.evaluate((element) => element.textContent)).toBe('Outfit (needs a pack)');
    await tab.click();
    expect(await page.locator('.bringers button').count()).toBeGreaterThan(3);
    const winter = page.getByRole('button', { name: /^Add Winter/ });
    await expect.poll(() => winter.locator('svg').count()).toBe(1);
    await winter.click();
    expect(await page.locator('.bringers').isVisible()).toBe(false);
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Pack added.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('outfit');
    expect(await page.getByRole('tab', { name: 'Outfit', exact: true }).count()).toBe(1);
    await page.locator(':focus').press('Space');
    await expect.poll(() => readState(new URL(page.url()).search).spec.outfit).not.toBeNull();
    await expectSpec(page, readState(new URL(page.url()).search).spec);
  });
});
