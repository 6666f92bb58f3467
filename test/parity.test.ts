// Tests of parity: the built package gives the same bytes over HTTP, as a library and as an element.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPacks, createAvatar } from 'navii';
import { createApp, type NaviiApp } from 'navii-server';
import { type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePage, openPage } from './page.js';
import { listCases } from './parity-cases.js';

const cases = listCases(200);

let app: NaviiApp;
let server: Server;
let origin: string;
let page: Page | undefined;

beforeAll(async () => {
  app = createApp({ logLevel: 'silent' });
  const handle = app.callback();
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  page = await openPage();
  await page.goto(`${origin}/healthz`);
  // The code is text, because the test runner would transform the import.
  const ids = JSON.stringify(listPacks().map(({ id }) => id));
  await page.evaluate(`import('/navii.js').then(({ loadPacks }) => loadPacks(${ids}))`);
});

afterAll(async () => {
  if (page !== undefined) await closePage(page, origin);
  server?.closeAllConnections();
  server?.close();
  await app?.close();
});

/** Reads the SVG of the elements, as the browser serializes it. */
async function showElements(): Promise<string[]> {
  return (
    (await page?.evaluate(async (list) => {
      const names = { tileBg: 'tile-bg', style: 'style-hint', title: 'label' } as const;
      const elements = list.map(({ seed, options }) => {
        const element = document.createElement('navii-avatar');
        element.setAttribute('seed', seed);
        for (const [name, value] of Object.entries(options)) {
          element.setAttribute(names[name as keyof typeof names] ?? name, String(value));
        }
        return element;
      });
      document.body.append(...elements);
      await Promise.all(
        elements.map((element) => (element as Element & { updateComplete: Promise<boolean> }).updateComplete),
      );
      return elements.map((element) => {
        const svg = element.shadowRoot?.querySelector('svg');
        return svg ? new XMLSerializer().serializeToString(svg) : '';
      });
    }, cases)) ?? []
  );
}

test('200 seeds × options: curl, import and element are byte for byte the same', async () => {
  const shown = await showElements();
  for (const [i, { seed, options }] of cases.entries()) {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${origin}/avatar/${encodeURIComponent(seed)}.svg?${query}`);
    expect(response.status, seed).toBe(200);
    const bytes = createAvatar(seed, options);
    expect(await response.text(), seed).toBe(bytes);
    expect(shown[i], `${seed} ${JSON.stringify(options)}`).toBe(bytes);
  }
});
