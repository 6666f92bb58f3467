// The page for twins in a browser: a pasted column gives the chance of equal mascots, and the closest pairs.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite } from '../browse.js';

const site = useSite();

function readStatus(page: Page): Promise<string | null> {
  return page.textContent('.search .status');
}

/** Pastes a column, and waits until the status says something. */
async function paste(page: Page, text: string, status: string): Promise<void> {
  await page.getByLabel('Ids, names or e-mails').fill(text);
  await expect.poll(() => readStatus(page)).toBe(status);
}

async function readResult(page: Page) {
  return { odds: await page.textContent('.odds'), hints: await page.locator('.hints li').allTextContents() };
}

it('shows the chance of an example first, also without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.visit('/twins', { javaScriptEnabled });
    expect(await page.textContent('.odds')).toBe('1 in 140 million');
    expect(await page.locator('.needs-script').isVisible()).toBe(!javaScriptEnabled);
    await expect.poll(() => page.locator('.pairs svg').count()).toBe(javaScriptEnabled ? 24 : 0);
  }
});

describe('a pasted column', () => {
  it('is told as it is, and stays in the page', async () => {
    const { page } = await site.visit('/twins');
    await expect.poll(() => page.locator('.pairs svg').count()).toBe(24);
    const sent: string[] = [];
    page.on('request', (request) => {
      // The address of a worker's code stays in the browser, and its random digits may spell a name: “-ada2-”.
      if (!request.url().startsWith('blob:')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await paste(
      page,
      'name;mail\nAda;ada@example.org\nAda;Ada@Example.org\nGrace;grace@example.org\nada;x@example.org',
      'The closest of 3 pairs. Below a distance of 2, two mascots are hard to tell apart.',
    );
    const byMail = await readResult(page);
    expect(byMail).toEqual({
      odds: '1 in 930 billion',
      hints: [expect.stringMatching(/^1 row repeats an earlier one, .* “ada@example.org” is there 2 times/)],
    });
    await page.getByLabel('Column with the seeds').selectOption('name');
    await expect
      .poll(() => page.locator('.hints li').allTextContents())
      .toEqual([
        expect.stringMatching(/^1 row repeats an earlier one/),
        expect.stringMatching(/^1 row differs .* such as “Ada” and “ada”/),
      ]);
    await paste(page, 'Ada', 'No pairs.');
    expect(await readResult(page)).toEqual({ odds: 'None', hints: [] });
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.textContent('.odds')).toBe('1 in 140 million');
    expect(sent.filter((text) => /ada|grace|example\.org/i.test(text))).toEqual([]);
  });

  it('is drawn with progress, until it is cancelled', async () => {
    const { page } = await site.visit('/twins');
    const buffer = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index}`).join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
    await expect.poll(() => readStatus(page)).toMatch(/of 10,000 are drawn/);
    expect(await page.textContent('.odds')).toBe('1 in 14,000');
    expect(await page.textContent('.hints')).toContain('Only the first 10,000 different rows');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => readStatus(page)).toBe('Cancelled.');
    await page.getByRole('button', { name: 'Compare again' }).click();
    await expect.poll(() => readStatus(page)).toMatch(/of 10,000 are drawn/);
    // A new column ends the search of the former one.
    await paste(page, 'Ada\nGrace', 'The only pair.');
  });

  it('can be a file, but not a file of anything else', async () => {
    const { page } = await site.visit('/twins');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('id,city\n1,Kiel\n2,Kiel\n') });
    await expect.poll(() => readStatus(page)).toBe('The only pair.');
    await file.setInputFiles({ name: 'x.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK\u0003\u0004\0\0') });
    await expect.poll(() => readStatus(page)).toBe('x.xlsx is not a text file. Save the table as CSV first.');
    await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5_000_001, 'a\n') });
    await expect.poll(() => readStatus(page)).toBe('x.txt is too large to be a column.');
  });
});
