// Both hosts send the same bytes and equivalent policies, so a test on one host holds for the other.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_DOCUMENTS, escapeFor } from '../../server/routes/files.js';
import { fillAddress, markText, setBase } from '../../server/site.js';
import { folder, NOWHERE, PAGES, useSite } from './browse.js';

const [files, service] = [useSite('static files'), useSite('the service')];

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(folder, name)).isFile(),
);
// The files into which the service writes its own address.
const WITH_ADDRESS = BUILT_DOCUMENTS.map(({ path }) => path);
// Compressed copies of a file are the same file. The service has a health check at the path of this file.
const ADDRESSES = names
  .map((name) => `/${name.replaceAll('\\', '/')}`)
  .filter((name) => !['/404.html', '/healthz', ...WITH_ADDRESS].includes(name) && !/\.(?:br|gz)$/.test(name))
  // Files that configure static hosts. They are not served.
  .filter((name) => !/^\/_[a-z]+$/.test(name))
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
  const sent = one.type === 'text/html' ? setBase(one.body.toString(), service.origin) : one.body;
  expect(other.body.equals(Buffer.from(sent))).toBe(true);
});

it.each(BUILT_DOCUMENTS)('$path is the same on both, except for the address of the service', async (document) => {
  const [one, other] = [await ask(files.origin, document.path), await ask(service.origin, document.path)];
  expect([one.status, other.status, other.type]).toEqual([200, 200, document.type]);
  const written = one.body.toString();
  expect(written).not.toContain(service.origin);
  expect(other.body.toString()).toBe(fillAddress(markText(written), service.origin, escapeFor(document.type)));
});

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
