// The docs: every link leads to a page or anchor, and every sample of code does what its comments claim.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { SITE, useSite } from '../browse.js';
import { listSamples } from './samples.js';

describe('links', () => {
  const site = useSite();

  it('lead to existing pages and anchors', async () => {
    const dead: string[] = [];
    const answers = new Map<string, Promise<string | undefined>>();
    const load = async (path: string) => {
      const answer = await fetch(site.origin + path);
      return answer.ok ? await answer.text() : undefined;
    };
    for (const [address, html] of SITE) {
      // Links that scripts or the service fill in have no target yet.
      const page = html.replace(/<template[^]*?<\/template>/g, '');
      for (const [, link = ''] of page.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const url = new URL(link.replaceAll('&amp;', '&'), site.origin + address);
        if (url.origin !== site.origin) continue;
        // Pages about a mascot are not files. Other tests request them from the service.
        if (url.pathname.startsWith('/@')) continue;
        const path = url.pathname + url.search;
        // A page that is served for any address has no address of its own.
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
  const samples = listSamples('js');
  // Inside the package, so imports of its own name resolve.
  const scratch = useFolder(join(root, 'dist/.docs-'));
  /** The errors of the samples, by their numbers. */
  let errors: Readonly<Record<number, string>>;

  // A line such as `1 + 1; // => 2` is a claim.
  const holdClaims = (code: string) =>
    `import { deepStrictEqual } from 'node:assert';\n${code.replace(
      /^(.+);\s+\/\/ => (.+)$/gm,
      (_, claim: string, value: string) => `deepStrictEqual(${claim}, ${value});`,
    )}`;

  // In one process, which loads the package once.
  beforeAll(() => {
    const start = `import { writeFileSync } from 'node:fs';
const errors = {};
for (let at = 0; at < ${samples.length}; at++)
  await import('./' + at + '.mjs').catch((error) => (errors[at] = String(error.stack)));
writeFileSync('errors.json', JSON.stringify(errors));`;
    for (const [at, { code }] of samples.entries()) writeFileSync(join(scratch, `${at}.mjs`), holdClaims(code));
    writeFileSync(join(scratch, 'start.mjs'), start);
    execFileSync(process.execPath, ['start.mjs'], { cwd: scratch, stdio: 'pipe' });
    errors = JSON.parse(readFileSync(join(scratch, 'errors.json'), 'utf8'));
  });

  it.each(samples.map(({ name }, at) => [name, at] as const))('%s runs, and its claims are true', (_, at) => {
    expect(errors[at]).toBeUndefined();
  });

  it('has claims', () => {
    expect(samples.filter(({ code }) => code.includes('// => ')).length).toBeGreaterThan(4);
  });
});

describe('on a page', () => {
  const site = useSite('the service');

  const visit = site.useVisit('/privacy');
  // The docs use the host of a service, the README that of `npm start`.
  const ours = (text: string) => text.replaceAll(/https:\/\/navii\.example|http:\/\/localhost:8787/g, site.origin);

  let answer: Parameters<Route['fulfill']>[0] = {};
  // For all samples: while Playwright adds or removes an interception, requests that the page has just sent may hang for good.
  beforeAll(() => visit().page.route('**/sample', (route) => route.fulfill(answer)));

  /** Replaces the page's body, optionally under a policy. The samples' host becomes the service. */
  async function showBody(body: string, policy = '') {
    const { page, troubles } = visit();
    const html = `<!doctype html><link rel="icon" href="data:,"><title>x</title>${body}`;
    const headers = policy === '' ? {} : { 'content-security-policy': `default-src 'none'; ${policy}` };
    answer = { contentType: 'text/html; charset=utf-8', headers, body: ours(html) };
    troubles.length = 0;
    await page.goto(`${site.origin}/sample`, { waitUntil: 'load' });
    return { page, troubles };
  }

  /** Returns for each image and each element of the page whether it shows a drawing. */
  function readShown(page: Page): Promise<boolean[]> {
    return page.evaluate(() => {
      const images = Array.from(document.images, ({ naturalWidth }) => naturalWidth > 0);
      const elements = Array.from(document.querySelectorAll('navii-avatar, navii-group, navii-picker'), (element) => {
        const svg = element.shadowRoot?.querySelector('svg') ?? null;
        return svg !== null && element.getBoundingClientRect().width > 16;
      });
      return [...images, ...elements];
    });
  }

  it.each(listSamples('html'))('$name shows its images and elements', async ({ code }) => {
    const { page, troubles } = await showBody(code);
    const count = code.match(/<img|<navii-/g)?.length ?? 0;
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => readShown(page)).toEqual(Array.from({ length: count }, () => true));
    expect(troubles).toEqual([]);
  });

  it.each(listSamples('service'))('$name agrees with the service', async ({ code }) => {
    const { page } = await showBody('<p>A page</p>');
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

  it.each(Object.entries(POLICED))('the policy for %s is sufficient and necessary', async (kind, body) => {
    const [line] = listSamples(kind);
    if (!line) throw new Error(`no sample is called ${kind}`);
    const { createAvatar } = await import('navii');
    const html = body.replace('<div data-mascot></div>', createAvatar('ada', { animated: true }));
    const image = 'img-src data:';
    const enough = kind === 'policy-image' ? `${line.code} data:` : `${line.code}; ${image}`;
    const { page, troubles } = await showBody(html, ours(enough));
    // The drawing with motion is in the page from the start.
    await expect.poll(async () => (await readShown(page)).every(Boolean)).toBe(true);
    expect(troubles).toEqual([]);
    await showBody(html, image);
    await expect.poll(() => troubles[0]).toMatch(/Content Security Policy/);
  });
});
