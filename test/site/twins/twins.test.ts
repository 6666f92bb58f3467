// The page for twins in a browser: a pasted column gives the chance of equal mascots, and the closest pairs.
import { selectAvatar, SLOTS } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite } from '../browse.js';

const site = useSite();

/** Pastes a column, and waits until its pairs are shown. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Ids, names or e-mails').fill(text);
  await expect.poll(() => page.locator('.closest').getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => page.locator('.closest').getAttribute('aria-busy')).toBe('false');
}

async function readResult(page: Page) {
  const [odds, status] = await Promise.all(['.odds', '.search .status'].map((part) => page.textContent(part)));
  return { odds, status, hints: await page.locator('.hints li').allTextContents() };
}

it('shows the chance of an example first, also without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, troubles } = await site.visit('/twins', { javaScriptEnabled });
    expect(await page.textContent('.odds')).toBe('1 in 290 million');
    expect(await page.locator('.needs-script').isVisible()).toBe(!javaScriptEnabled);
    await expect.poll(() => page.locator('.pairs svg').count()).toBe(javaScriptEnabled ? 24 : 0);
    expect(troubles).toEqual([]);
  }
});

describe('a pasted column', () => {
  it('is told as it is, and stays in the page', async () => {
    const { page, troubles } = await site.visit('/twins');
    await expect.poll(() => page.locator('.pairs svg').count()).toBe(24);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await paste(
      page,
      'name;mail\nAda;ada@example.org\nAda;Ada@Example.org\nGrace;grace@example.org\nada;x@example.org',
    );
    const byMail = await readResult(page);
    expect(byMail).toMatchObject({ odds: '1 in 1.9 trillion', status: 'The closest of 3 pairs.' });
    expect(byMail.hints).toHaveLength(1);
    expect(byMail.hints[0]).toMatch(/^1 row repeats an earlier one, .* “ada@example.org” is there 2 times/);
    await page.getByLabel('Column with the seeds').selectOption('name');
    await expect
      .poll(() => page.locator('.hints li').allTextContents())
      .toEqual([
        expect.stringMatching(/^1 row repeats an earlier one/),
        expect.stringMatching(/^1 row differs .* such as “Ada” and “ada”/),
      ]);
    await paste(page, 'Ada');
    expect(await readResult(page)).toEqual({ odds: 'None', status: 'No pairs.', hints: [] });
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.textContent('.odds')).toBe('1 in 290 million');
    expect(sent.filter((text) => /ada|grace|example\.org/i.test(text))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('has its closest pairs in order, with what differs', async () => {
    const { page } = await site.visit('/twins');
    await paste(page, Array.from({ length: 60 }, (_, index) => `person ${index}`).join('\n'));
    const pairs = await page.locator('.pairs li').evaluateAll((items) =>
      items.map((item) => ({
        names: Array.from(item.querySelectorAll('b'), (name) => name.textContent),
        how: item.querySelector('.how')?.textContent ?? '',
      })),
    );
    const distances = pairs.map(({ how }) => Number(/^Distance (\d+\.\d)\./.exec(how)?.[1]));
    expect(distances).toHaveLength(12);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const { names, how } of pairs) {
      const [one, other] = names.map((name) => selectAvatar(name));
      const differing = SLOTS.filter((slot) => one?.[slot] !== other?.[slot]);
      expect(how).toContain(`${differing.length - 3} more.`);
    }
    // Other looks have other distances, and another chance.
    await page.getByRole('checkbox', { name: 'Snack bar' }).check();
    await expect.poll(() => page.textContent('.odds')).toBe('1 in 190 million');
  });

  it('is drawn with progress, until it is cancelled', async () => {
    const { page } = await site.visit('/twins');
    const rows = Array.from({ length: 50_000 }, (_, index) => `${index}`).join('\n');
    await page.getByLabel('Ids, names or e-mails').fill(rows);
    await expect.poll(() => page.textContent('.search .status')).toMatch(/of 10,000 are drawn/);
    expect(await page.textContent('.odds')).toBe('1 in 4,600');
    expect(await page.textContent('.hints')).toContain('Only the first 10,000 different rows');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.textContent('.search .status')).toBe('Cancelled.');
    await page.getByRole('button', { name: 'Compare again' }).click();
    await expect.poll(() => page.textContent('.search .status')).toMatch(/of 10,000 are drawn/);
    await paste(page, 'Ada\nGrace');
    expect(await page.textContent('.search .status')).toBe('The only pair.');
  });

  it('can be a file, but not a file of anything else', async () => {
    const { page } = await site.visit('/twins');
    const file = page.locator('input[type=file]');
    const status = () => page.textContent('.search .status');
    await file.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('id,city\n1,Kiel\n2,Kiel\n') });
    await expect.poll(status).toBe('The only pair.');
    await file.setInputFiles({ name: 'x.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK\u0003\u0004\0\0') });
    await expect.poll(status).toBe('x.xlsx is not a text file. Save the table as CSV first.');
    await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5_000_001, 'a\n') });
    await expect.poll(status).toBe('x.txt is too large to be a column.');
  });
});

it('has space for the pairs before they are found, so that nothing moves', async () => {
  for (const width of [320, 1440]) {
    const { page } = await site.visit('/twins', { viewport: { width, height: 900 }, javaScriptEnabled: false });
    const before = await page.locator('.pairs').boundingBox();
    const { page: live } = await site.visit('/twins', { viewport: { width, height: 900 } });
    await expect.poll(() => live.locator('.pairs svg').count()).toBe(24);
    const after = await live.locator('.pairs').boundingBox();
    expect(after?.width, `${width} px wide`).toBe(before?.width);
    expect(after?.height, `${width} px wide`).toBe(before?.height);
    expect(await live.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
