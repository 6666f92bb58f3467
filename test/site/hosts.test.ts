// Both hosts send the same bytes and equivalent policies, so a test on one host holds for the other.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES_FILE, printPage, type BuiltPages } from '../../lib/pages/template.js';
import { folder, NOWHERE, PAGES, useSite } from './browse.js';

const [files, service] = [useSite('static files'), useSite('the service')];

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(folder, name)).isFile(),
);
// The files into which the service writes its own address.
const { pages, documents } = JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8')) as BuiltPages;
const WITH_ADDRESS = Object.keys(documents);
// Compressed copies of a file are the same file. The service has a health check at the path of this file.
const ADDRESSES = names
  .map((name) => `/${name.replaceAll('\\', '/')}`)
  .filter((name) => !['/404.html', '/healthz', ...WITH_ADDRESS].includes(name) && !/\.(?:br|gz)$/.test(name))
  // Files that configure static hosts. They are not served.
  .filter((name) => !name.startsWith('/_'))
  .map((name) => name.replace(/(?:\/index)?\.html$/, '') || '/');

async function ask(origin: string, address: string) {
  const answer = await fetch(origin + address, { headers: { accept: 'text/html, */*' } });
  const [type] = (answer.headers.get('content-type') ?? '').split(';');
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values.toSorted()]));
}

it('the comparison includes pages', () => {
  expect(ADDRESSES).toEqual(expect.arrayContaining([...PAGES]));
  expect(ADDRESSES.length).toBeGreaterThan(2 * PAGES.length);
});

it.each(ADDRESSES)('%s is the same on both', async (address) => {
  const [one, other] = [await ask(files.origin, address), await ask(service.origin, address)];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.type).toBe(one.type);
  // The service writes its address into the pages.
  const page = pages[address];
  const sent = page === undefined ? one.body : Buffer.from(printPage(page, service.origin));
  expect(other.body.equals(sent)).toBe(true);
  if (page !== undefined) expect(one.body.toString()).toBe(printPage(page));
});

it('the old address of a page redirects', async () => {
  const answer = await fetch(`${service.origin}/twins`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/team']);
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('\n/twins /team 308\n');
});

it.each(['/llms.txt', '/blog/feed.xml'])(
  '%s is the same on both, except for the address of the service',
  async (path) => {
    const [one, other] = [await ask(files.origin, path), await ask(service.origin, path)];
    expect([one.status, other.status]).toEqual([200, 200]);
    const plain = (text: string, origin: string) => text.replaceAll(origin, '');
    expect(one.body.toString()).not.toContain(service.origin);
    expect(plain(other.body.toString(), service.origin)).toBe(plain(one.body.toString(), 'https://navii.example'));
  },
);

it('the 404 page is the same on both', async () => {
  const [one, other] = [await ask(files.origin, NOWHERE), await ask(service.origin, NOWHERE)];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(other.body.toString()).toBe(one.body.toString());
});

// A different policy of the service would forbid pages more, or allow them more, than on a static host.
it.each([...PAGES, NOWHERE])('%s has equivalent policies on both', async (address) => {
  const { headers } = await ask(service.origin, address);
  const sent = parsePolicy(headers.get('content-security-policy') ?? '');
  const rules = readFileSync(join(folder, '_headers'), 'utf8');
  const own = parsePolicy(/content-security-policy: (.*)/.exec(rules)?.[1] ?? '');
  // On a static host the service worker makes PNGs.
  own.set('script-src', own.get('script-src')?.filter((source) => source !== "'wasm-unsafe-eval'") ?? []);
  expect(own.size).toBeGreaterThan(5);
  expect([...sent]).toEqual([...own]);
  for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options', 'cross-origin-opener-policy']) {
    expect(rules).toContain(`  ${name}: ${headers.get(name)}\n`);
  }
});
