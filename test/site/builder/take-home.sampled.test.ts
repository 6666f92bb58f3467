// The outputs of the builder: the mascot's page, files, an element, and print.
import { createAvatar, selectAvatar } from 'navii';
import { expect, it, describe } from 'vitest';
import { FIRST } from '../../../site/builder/state.js';
import { itSlow } from '../../sample.js';
import { CLIPBOARD, readClipboard, saveFile, useSite } from '../browse.js';
import { choose, expectAddress, expectMascot } from './drive.js';

const BUILT = 'parts=body:mug,tilt:4,topper:push-pin,outfit:blazer';

describe('a built mascot', () => {
  const site = useSite();

  it('has a name, which its links and files carry', async () => {
    const { page } = await site.visit(`/builder?${BUILT}`, CLIPBOARD);
    const read = () => readClipboard(page);
    await page.getByLabel('Name', { exact: true }).fill('Zoë Müller');
    await expectAddress(page, { name: 'Zoë Müller' });
    const { pathname, search } = new URL(page.url());
    expect([pathname, decodeURIComponent(search)]).toEqual(['/builder', `?seed=Zoë+Müller&${BUILT}`]);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = new URL(await read());
    expect([link.origin, decodeURIComponent(link.pathname)]).toEqual([site.origin, '/@Zoë Müller']);
    expect(createAvatar('Zoë Müller', Object.fromEntries(link.searchParams))).toBe(
      createAvatar('Zoë Müller', Object.fromEntries(new URLSearchParams(BUILT))),
    );
    expect(await page.locator('.mascot .links a >> nth=0').evaluate((a: HTMLAnchorElement) => a.href)).toBe(link.href);
    // Without the system's share sheet the link is copied.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
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
    expect([svg.name, svg.bytes.toString()]).toEqual(['Nilo.svg', createAvatar('Nilo', { size: 256 })]);
    const png = await save('Save PNG');
    expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual(['Nilo.png', 1024, 1024]);
    await page.locator('[name=animated]').check();
    expect((await save('Save SVG')).bytes.toString()).toBe(createAvatar('Nilo', { size: 256, animated: true }));
    await page.getByRole('tab', { name: 'JSON', exact: true }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(JSON.parse(await readClipboard(page))).toEqual(selectAvatar('Nilo'));
    const options = { ...FIRST.options, size: 256, animated: true };
    await expectAddress(page, { options, png: 1024, code: 'json' });
  });

  itSlow('comes from the playground with its options, and returns unchanged', async () => {
    const query =
      'seed=Ada&size=200&palette=mint&tileBg=%23ffc94a&shape=rounded&mood=happy&packs=arcade&title=Hi&animated=1';
    const { page } = await site.visit(`/builder?${query}`);
    await expectMascot(page, 'Ada', Object.fromEntries(new URLSearchParams(query)));
    const back = page.getByRole('link', { name: 'Open in the playground' });
    expect(await back.getAttribute('href')).toBe(`/?${query}#playground`);
    await choose(page, 'body', 'star');
    await back.click();
    await page.waitForURL(/#playground$/);
    expect(new URL(page.url()).search).toBe(`?${query.replace('&title', '&parts=body%3Astar&title')}`);
    expect(await page.locator('#seed').inputValue()).toBe('Ada');
  });

  itSlow('keeps colours of its own, until a palette is picked', async () => {
    const { page } = await site.visit('/builder?seed=Ada&colors=2bb5a8,fff&flip=1');
    await expectMascot(page, 'Ada', { colors: '#2bb5a8,#ffffff', flip: true });
    await choose(page, 'palette', 'mint');
    await expectMascot(page, 'Ada', { palette: 'mint', flip: true });
    await expect.poll(() => new URL(page.url()).search).toBe('?seed=Ada&flip=1&parts=palette:mint');
  });

  it('keeps an e-mail address out of its address', async () => {
    const { page } = await site.visit('/builder?seed=ada%40example.org');
    await expect.poll(() => page.url()).toMatch(/\?seed=[0-9a-f]{64}$/);
    expect(await page.content()).not.toContain('ada@example.org');
  });

  itSlow('is printed without controls', async () => {
    const { page } = await site.visit(`/builder?seed=Momo&${BUILT}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('navii-picker [part=preview] svg').isVisible()).toBe(true);
    expect(await page.locator('main :is(button, input, select, a):visible').count()).toBe(0);
  });

  it('sends no name', async () => {
    const { page } = await site.visit('/builder');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    await page.locator('#name').fill('ada@example.org');
    await page.locator('#name').press('Enter');
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    expect(asked).toEqual(['/privacy']);
  });

  it('takes no name before its script is there', async () => {
    const { page } = await site.visit('/builder', { allowed: /^failed: |ERR_FAILED/ }, (tab) =>
      tab.route(/assets\/.*\.js$/, (route) => route.abort()),
    );
    expect(await page.locator('#name').isVisible()).toBe(false);
  });
});
