// The docs: every link leads somewhere, and every sample of code does what it says.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../tools/root.js';
import { folder, useSite } from '../browse.js';
import { listSamples, SITE } from './samples.js';

describe('links', () => {
  const site = useSite();

  it('lead to pages and to places in them', async () => {
    const dead: string[] = [];
    const answers = new Map<string, Promise<string | undefined>>();
    const load = async (path: string) => {
      const answer = await fetch(site.origin + path);
      return answer.ok ? await answer.text() : undefined;
    };
    for (const [address, html] of SITE) {
      // What scripts and the service fill leads nowhere yet.
      const page = html.replace(/<template[^]*?<\/template>/g, '');
      for (const [, link = ''] of page.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const url = new URL(link.replaceAll('&amp;', '&'), site.origin + address);
        if (url.origin !== site.origin) continue;
        // Pages about a mascot are no files: tests of their own ask the service for them.
        if (url.pathname.startsWith('/@')) continue;
        const path = url.pathname + url.search;
        // A page that is served for any address has none of its own.
        const known = link.startsWith('#') ? Promise.resolve(html) : (answers.get(path) ?? load(path));
        answers.set(path, known);
        const text = await known;
        const place = decodeURIComponent(url.hash.slice(1));
        if (text === undefined || (place !== '' && !text.includes(`id="${place}"`))) dead.push(`${address}: ${link}`);
      }
    }
    expect(answers.size).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });
});

describe('JavaScript', () => {
  // A line such as `1 + 1; // => 2` is a claim.
  const holdClaims = (code: string) =>
    `import { deepStrictEqual } from 'node:assert';\n${code.replace(
      /^(.+);\s+\/\/ => (.+)$/gm,
      (_, claim: string, value: string) => `deepStrictEqual(${claim}, ${value});`,
    )}`;

  it.each(listSamples('js'))('$name runs, and what it claims is true', ({ code }) => {
    // Inside the package, so that its own name is found.
    const scratch = mkdtempSync(join(root, 'dist/.docs-'));
    onTestFinished(() => rmSync(scratch, { recursive: true }));
    writeFileSync(join(scratch, 'state.json'), readFileSync(join(folder, 'vectors/state.json')));
    writeFileSync(join(scratch, 'sample.mjs'), holdClaims(code));
    execFileSync(process.execPath, ['sample.mjs'], { cwd: scratch, stdio: 'pipe' });
  });

  it('makes claims', () => {
    expect(listSamples('js').filter(({ code }) => code.includes('// => ')).length).toBeGreaterThan(4);
  });
});

describe('on a page', () => {
  const site = useSite('the service');

  /** Opens an empty page, perhaps under a policy, with the samples' host in place of the service. */
  async function take(body: string, policy = '') {
    const { page, troubles } = await site.visit('/privacy');
    const html = `<!doctype html><link rel="icon" href="data:,"><title>x</title>${body}`;
    const headers = policy === '' ? {} : { 'content-security-policy': `default-src 'none'; ${policy}` };
    const answer = { contentType: 'text/html; charset=utf-8', headers };
    // The docs are about a service somewhere, the README about the one that `npm start` starts.
    const ours = (text: string) => text.replaceAll(/https:\/\/navii\.example|http:\/\/localhost:8787/g, site.origin);
    await page.route('**/taken', (route) => route.fulfill({ ...answer, body: ours(html) }));
    await page.goto(`${site.origin}/taken`);
    // What the samples ask for is there when the page has come to rest; some pages have nothing to ask for.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    return { page, troubles, ours };
  }

  it.each(listSamples('html'))('$name shows what it holds', async ({ code }) => {
    const { page, troubles } = await take(code);
    const shown = await page.evaluate(() => {
      const images = Array.from(document.images, ({ naturalWidth }) => naturalWidth > 0);
      const elements = Array.from(document.querySelectorAll('navii-avatar, navii-group'), (element) => {
        return element.shadowRoot?.querySelector('svg') !== null && element.getBoundingClientRect().width > 16;
      });
      return [...images, ...elements];
    });
    expect(shown.length).toBe(code.match(/<img|<navii-/g)?.length);
    expect(shown).not.toContain(false);
    expect(troubles).toEqual([]);
  });

  it('a hash in a sample refuses all other bytes', async () => {
    const sample = listSamples('html').find(({ code }) => code.includes('integrity="sha384-'));
    // Under an address of its own: the browser remembers for the next page which bytes it refused.
    const other = sample?.code.replace(/sha384-..../, 'sha384-AAAA').replace('/navii.js', '/navii.js?other') ?? '';
    const { page, troubles } = await take(other);
    const isDrawn = await page.locator('navii-avatar').evaluate(({ shadowRoot }) => shadowRoot !== null);
    expect(isDrawn).toBe(false);
    expect(troubles).toEqual([expect.stringContaining('integrity')]);
  });

  it.each(listSamples('service'))('$name says the truth about the service', async ({ code }) => {
    const { page, ours } = await take('<p>A page</p>');
    const script = ours(code).replace(/^(.+); \/\/ => (.+)$/gm, 'globalThis.held = Object.is($1, $2);');
    const held = await page.evaluate(`(async () => { ${script} return globalThis.held; })()`);
    expect(held).toBe(true);
  });

  const POLICED: Readonly<Record<string, string>> = {
    'policy-image': '<img src="https://navii.example/avatar/ada.svg" alt="">',
    'policy-element':
      '<script type="module" src="https://navii.example/navii.js"></script><navii-avatar seed="ada" animated></navii-avatar>',
    'policy-motion': '<div data-mascot></div>',
  };

  it.each(Object.entries(POLICED))('the line for %s is enough, and needed', async (kind, body) => {
    const [line] = listSamples(kind);
    if (!line) throw new Error(`no sample is called ${kind}`);
    const { createAvatar } = await import('navii');
    const html = body.replace('<div data-mascot></div>', createAvatar('ada', { animated: true }));
    const image = 'img-src data:';
    const enough = kind === 'policy-image' ? `${line.code} data:` : `${line.code}; ${image}`;
    expect((await take(html, enough.replaceAll('https://navii.example', site.origin))).troubles).toEqual([]);
    const [refused = ''] = (await take(html, image)).troubles;
    expect(refused).toMatch(/Content Security Policy/);
  });
});
