// A step of the build: what only a service can make, asked of one and put among the pages, so that a host of files has it
// too, and has the same.
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createApp, type AppOptions } from '../app.js';
import { listVariables, readConfig, type VariableRow } from '../config.js';
import { setBase } from './absolute.js';

/** What the docs say of the service, in its own words. */
export interface Reference {
  /** Its OpenAPI document, parsed. */
  readonly openApi: unknown;
  /** The environment variables that it reads. */
  readonly variables: readonly VariableRow[];
}

// Nobody waits at the other end: a busy machine may take as long as it needs.
const PATIENCE = 240_000;

async function withService<T>(options: AppOptions, work: (ask: (path: string) => Promise<Buffer>) => Promise<T>) {
  const app = createApp({ logLevel: 'silent', rateLimit: 0, pngThreads: 1, pngDeadline: PATIENCE, ...options });
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await work(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    });
  } finally {
    server.closeAllConnections();
    server.close();
    await app.close();
  }
}

// Any values do: the routes that they turn on are described and not used.
const EVERYTHING: AppOptions = {
  siteFolder: '',
  polarOrganizationId: 'any',
  polarAccessToken: 'any',
  polarProductId: 'any',
  polarWebhookSecret: 'any',
};

/** Asks a service with every route turned on what it can do. */
export async function describeReference(): Promise<Reference> {
  const document = await withService(EVERYTHING, (ask) => ask('/openapi.json'));
  return { openApi: JSON.parse(document.toString()) as unknown, variables: listVariables() };
}

/** The cards of the releases that have a page. */
function listCards(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const version = /^blog[/\\]v([\d.]+)[/\\]index\.html$/.exec(name)?.[1];
    return version === undefined ? [] : [`/og/blog/v${version}.png`];
  });
}

/**
 * Puts icons and cards among the built pages and, where it is known what addresses begin with, the files for crawlers and
 * absolute addresses.
 *
 * @param folder - of the built site
 * @param env - of which `PUBLIC_URL` counts
 * @throws RangeError when `PUBLIC_URL` makes no sense
 */
export async function publish(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { publicUrl } = readConfig({ PUBLIC_URL: env['PUBLIC_URL'] });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const crawled = publicUrl === undefined ? [] : ['/robots.txt', '/sitemap.xml'];
  const paths = ['/og.png', '/apple-touch-icon.png', ...listCards(names), ...crawled];
  await withService({ siteFolder: folder, publicUrl }, async (ask) => {
    for (const path of paths) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      // oxlint-disable-next-line no-await-in-loop -- one thread draws them anyhow
      writeFileSync(file, await ask(path));
    }
  });
  if (publicUrl === undefined) return;
  for (const name of names.filter((path) => path.endsWith('.html'))) {
    const file = join(folder, name);
    writeFileSync(file, setBase(readFileSync(file, 'utf8'), publicUrl));
  }
}
