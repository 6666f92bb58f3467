// The team page in a browser: pasted names become a grid, a picture, a poster, files and a link.
import { decode } from 'fast-png';
import { strFromU8, unzipSync } from 'fflate';
import { assignVariants, createAvatar, createGroup } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { listFindings } from '../axe.js';
import { CLIPBOARD, readClipboard, saveFile, useSite } from '../browse.js';
import { paste, readNames } from './paste.js';

const site = useSite();
const SIXTY = Array.from({ length: 60 }, (_, i) => `Person ${i}`);

describe('the grid', () => {
  it('shows an example first, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await site.visit('/team', { javaScriptEnabled });
      await expect.poll(() => page.locator('.team-grid li').count()).toBe(12);
      expect(await page.getByRole('heading', { name: 'An example team' }).count()).toBe(1);
      expect(await page.locator('.needs-script').isVisible()).toBe(!javaScriptEnabled);
    }
  });

  it('shows every pasted person, each with a link to a page', async () => {
    const { page } = await site.visit('/team');
    await paste(page, 'Name;Role\r\nAda;x\r\n"Hopper; Grace";y\r\nAda;z');
    await expect.poll(() => readNames(page)).toEqual(['Ada', 'Hopper; Grace']);
    expect(await page.locator('.team-grid a').first().getAttribute('href')).toBe('/@Ada');
    expect(await page.locator('.everybody .sub').textContent()).toBe(
      'Read from the column “Name”. Left out 1 repeated name.',
    );
    await page.getByRole('radio', { name: 'square' }).check();
    await expect.poll(() => page.locator('.team-grid a').first().getAttribute('href')).toBe('/@Ada?shape=square');
    await expect.poll(() => page.locator('.team-grid svg').first().innerHTML()).toContain('<rect');
  });

  it('has its link in the first screen, and scrolls if it is long', async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const { page } = await site.visit(`/team?names=${SIXTY.join(',')}&edit=1`, { viewport: { width, height } });
      await expect.poll(() => readNames(page)).toHaveLength(60);
      const link = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
      expect(link!.y + link!.height).toBeLessThan(height);
      expect((await page.locator('.team-grid').boundingBox())!.height).toBeLessThan(height);
    }
  });

  it('says beside the field that a text has no name', async () => {
    const { page } = await site.visit('/team');
    await paste(page, ',,,');
    await expect.poll(() => page.locator('#list-problem').textContent()).toBe('No name found. Write one per line.');
    const field = page.getByLabel('Your list');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await listFindings(page)).toEqual([]);
    await paste(page, 'Ada');
    await expect.poll(() => page.locator('#list-problem').textContent()).toBe('');
    expect(await field.getAttribute('aria-invalid')).toBe('false');
  });

  itSlow('accepts a chosen or dropped file, and rejects files that are not text', async () => {
    const { page } = await site.visit('/team');
    const file = page.locator('input[type=file]');
    const buffer = Buffer.from(
      '\ufefffullname,email\r\nAda Lovelace,ada@example.org\r\n"Zoë Müller",zoe@example.org\r\n',
    );
    await file.setInputFiles({ name: 'slack.csv', mimeType: 'text/csv', buffer });
    await expect.poll(() => readNames(page)).toEqual(['Ada Lovelace', 'Zoë Müller']);
    expect(await page.getByLabel('Your list').inputValue()).toBe('Ada Lovelace\nZoë Müller');
    await file.setInputFiles({ name: 'team.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK\u0003\u0004\0\0') });
    await expect.poll(() => page.locator('#list-problem').textContent()).toContain('Save the table as CSV first.');
    expect(await readNames(page)).toHaveLength(2);
    // A dropped file.
    const transfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['Ada\\nGrace'], 'team.txt', { type: 'text/plain' }));
      return transfer;
    })()`);
    await page.dispatchEvent('.list', 'drop', { dataTransfer: transfer });
    await expect.poll(() => readNames(page)).toEqual(['Ada', 'Grace']);
  });
});

it('has the picture of the group that the service draws, and counts every member', async () => {
  const { page } = await site.visit('/team');
  await paste(page, SIXTY.join('\n'));
  const code = page.locator('#group-code code');
  await expect.poll(() => code.textContent()).toContain('and 53 more');
  // The picture is 377.6 px wide, but attributes are whole numbers.
  expect(await code.textContent()).toMatch(/ width="\d+" height="\d+" /);
  const address = /src="([^"]+)"/.exec((await code.textContent()) ?? '')?.[1] ?? '';
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
  expect([pathname, searchParams.get('seeds')?.split(','), searchParams.get('max')]).toEqual(['/group', SIXTY, '8']);
  const { bytes } = await saveFile(page, 'Save SVG');
  expect(searchParams.get('distinct')).toBe('1');
  expect(bytes.toString()).toBe(createGroup(SIXTY, { max: 8, distinct: true }));
  // The group's address has no options for its members, but a file has.
  await page.locator('.looks [name=packs][value=halloween]').check();
  await expect.poll(() => page.getByRole('button', { name: 'Copy', exact: true }).isVisible()).toBe(false);
  const variants = assignVariants(SIXTY.slice(0, 50), { packs: 'halloween' });
  const looks = SIXTY.map((seed, i) => ({ seed, packs: 'halloween', variant: variants[i] }));
  expect((await saveFile(page, 'Save SVG')).bytes.toString()).toBe(createGroup(looks, { max: 8 }));
  await page.locator('.looks [name=packs][value=halloween]').uncheck();
  // A comma separates seeds in an address.
  await paste(page, '"Hopper, Grace"\nAda');
  await expect.poll(() => page.getByRole('button', { name: 'Copy', exact: true }).isVisible()).toBe(false);
  expect(await page.getByText('This group has no link').isVisible()).toBe(true);
});

it('has a link to the wall of the example, until there is a list', async () => {
  const { page } = await site.visit('/team', CLIPBOARD);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/\/team\?names=Ada,Grace,/);
  await page.goto(await readClipboard(page));
  await expect.poll(() => page.locator('.wall-faces b').count()).toBe(12);
});

describe('No two alike', () => {
  const TWENTY = Array.from({ length: 20 }, (_, i) => `user-${i}`);
  const variants = assignVariants(TWENTY);
  // The first member that gets another mascot.
  const changed = variants.findIndex((variant) => variant > 0);
  const seed = TWENTY[changed]!;
  const links = (isOn: boolean) =>
    TWENTY.map((each, i) => `/@${each}${isOn && variants[i]! > 0 ? `?variant=${variants[i]}` : ''}`);
  const readLinks = (page: Page) =>
    page.locator('#team .team-grid a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  it('is on, and its switch is in the address, with the files, the card and the link', async () => {
    const { page, troubles } = await site.visit(`/team?names=${TWENTY.join(',')}&edit=1`);
    const control = page.getByRole('checkbox', { name: 'No two alike' });
    await expect.poll(() => readLinks(page)).toEqual(links(true));
    expect(await control.isChecked()).toBe(true);
    const hint = page.locator('#likeness');
    await expect
      .poll(() => hint.textContent())
      .toBe('All 20 look different. For that, 5 got another mascot, in code variant=1.');
    const unzip = async () => unzipSync(new Uint8Array((await saveFile(page, 'Save ZIP')).bytes));
    await page.getByLabel('Format').selectOption('svg');
    const file = strFromU8((await unzip())[`${seed}.svg`]!);
    const size = Number(/width="(\d+)"/.exec(file)?.[1]);
    expect(file).toBe(createAvatar(seed, { size, variant: variants[changed] }));

    await page.getByText('No two alike').click();
    await expect.poll(() => readLinks(page)).toEqual(links(false));
    await expect.poll(() => new URL(page.url()).searchParams.get('distinct')).toBe('0');
    expect(await hint.textContent()).not.toContain('another mascot');
    expect(await page.locator('#group-code code').textContent()).not.toContain('distinct');
    expect(await page.locator('.team-link').textContent()).toMatch(/&distinct=0$/);
    expect(strFromU8((await unzip())[`${seed}.svg`]!)).not.toBe(file);

    await page.goBack();
    await expect.poll(() => readLinks(page)).toEqual(links(true));
    expect(await control.isChecked()).toBe(true);
    expect(troubles).toEqual([]);
  });

  itSlow('says that only the first 50 are compared', async () => {
    const { page } = await site.visit(`/team?names=${SIXTY.join(',')}&edit=1`);
    await expect
      .poll(() => page.locator('#likeness').textContent())
      .toMatch(/^The first 50 look different\. .+ The other 10 keep their own: some may look alike\.$/);
  });

  itSlow('holds on a wall, and in its code', async () => {
    const { page } = await site.visit(`/team?names=${TWENTY.join(',')}`);
    await page.getByRole('button', { name: 'Embed' }).click();
    const read = () => page.locator('.wall-faces a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await read()).toEqual(links(true));
    const code = (await page.locator('dialog code').allTextContents()).join('\n');
    expect(code).toContain('&amp;distinct=1');
    expect(code).toMatch(/<navii-group\s[^>]*\sdistinct\s*>/);
    expect(code).toContain(`/avatar/${seed}?variant=${variants[changed]}`);
    await page.goto(`${site.origin}/team?names=${TWENTY.join(',')}&distinct=0`);
    await expect.poll(read).toEqual(links(false));
  });
});

// poster-layout.test.ts covers every paper.
itSlow('the poster is a PNG of the size of the paper, with a mascot in the middle of its place', async () => {
  const { page } = await site.visit('/team?names=Ada&edit=1');
  await page.getByLabel('Title').fill('Wir');
  await page.getByLabel('Paper').selectOption('letter');
  await page.getByText('Landscape').click();
  // It is drawn when it comes near the window.
  await page.locator('.poster-preview').scrollIntoViewIfNeeded();
  const readCorner = `document.querySelector('.poster-preview').getContext('2d').getImageData(5, 5, 1, 1).data[3]`;
  await expect.poll(() => page.evaluate(readCorner)).toBe(255);
  const { name, bytes } = await saveFile(page, 'Save poster');
  expect(name).toBe('Wir Letter.png');
  const { width, height, data, channels, resolution } = decode(bytes);
  expect([width, height]).toEqual([3300, 2550]);
  // 300 dots per inch, in dots per metre.
  expect(resolution).toEqual({ x: 11_811, y: 11_811, unit: 1 });
  const at = (x: number, y: number) =>
    Array.from(data.slice((y * width + x) * channels, (y * width + x) * channels + 3));
  expect(at(5, 5)).toEqual([255, 201, 74]);
  expect(at(5, height - 5)).toEqual([255, 248, 234]);
  expect(at(width / 2, height / 2)).not.toEqual([255, 248, 234]);
});

describe('the archive', () => {
  it('has a drawing and a picture of each member, and a table', async () => {
    const { page } = await site.visit('/team?names=Ada,Zo%C3%AB,a%2Fb,ADA&shape=rounded&edit=1');
    await page.getByLabel('Format').selectOption('png,svg');
    await page.getByLabel('Size').selectOption('128');
    const { name, bytes } = await saveFile(page, 'Save ZIP');
    expect(name).toBe('team.zip');
    const files = unzipSync(new Uint8Array(bytes));
    const names = Object.keys(files);
    expect(names.slice(0, 6)).toEqual(['Ada.png', 'Ada.svg', 'Zoë.png', 'Zoë.svg', 'a_b.png', 'a_b.svg']);
    // Some file systems treat both names as the same.
    expect(names[6]).toMatch(/^ADA-[\da-f]{8}\.png$/);
    expect(names.at(-1)).toBe('team.csv');
    expect(strFromU8(files['Zoë.svg']!)).toBe(createAvatar('Zoë', { shape: 'rounded', size: 128 }));
    const { width, height } = decode(files['a_b.png']!);
    expect([width, height]).toEqual([128, 128]);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(files['team.csv']).split('\r\n').slice(0, 3)).toEqual([
      '\ufeffname,png,svg,link',
      `Ada,Ada.png,Ada.svg,${site.origin}/@Ada?shape=rounded`,
      `Zoë,Zoë.png,Zoë.svg,${site.origin}/@Zo%C3%AB?shape=rounded`,
    ]);
  });

  itSlow('has pictures that show their own mascot', async () => {
    const { page } = await site.visit('/team?names=Ada,Grace&edit=1');
    // PNG is the first format: most programs show it.
    expect(await page.getByLabel('Format').inputValue()).toBe('png');
    await page.locator('#files-size').selectOption('256');
    const { bytes } = await saveFile(page, 'Save ZIP');
    const files = unzipSync(new Uint8Array(bytes));
    const shown = await page.evaluate(`(async () => {
      const draw = async (svg) => {
        const image = new Image();
        image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
        canvas.getContext('2d').drawImage(image, 0, 0);
        return [...canvas.getContext('2d').getImageData(128, 40, 1, 180).data];
      };
      return Promise.all(${JSON.stringify(['Ada', 'Grace'].map((seed) => createAvatar(seed, { size: 256 })))}.map(draw));
    })()`);
    const pictures = ['Ada.png', 'Grace.png'].map((file) => {
      const { data, width, channels } = decode(files[file]!);
      const rows = Array.from({ length: 180 }, (_, row) => ((40 + row) * width + 128) * channels);
      return rows.flatMap((at) => Array.from(data.slice(at, at + 4)));
    });
    expect(pictures).toEqual(shown);
  });

  itSlow('can be cancelled', async () => {
    const { page } = await site.visit('/team');
    await paste(page, SIXTY.join('\n'));
    // No picture is made before the click, even on a fast machine.
    const release = await page.evaluateHandle(() => {
      let end = () => {};
      const held = new Promise<void>((resolve) => (end = resolve));
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its canvas below
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function hold(...args) {
        void held.then(() => toBlob.apply(this, args));
      };
      return end;
    });
    // Otherwise this message, which comes after a pause in typing, may replace the one of the ZIP.
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toContain('60 mascots');
    await page.getByRole('button', { name: 'Save ZIP' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await release.evaluate((end) => end());
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('The ZIP: cancelled');
    expect(await page.locator('.work').isVisible()).toBe(false);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Save ZIP');
  });
});
