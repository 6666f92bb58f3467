// A static host whose files can change and which can go offline.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { folder } from '../browse.js';
import { serveFiles } from '../file-server.js';

/** The static host of a test file. */
export interface FileHost {
  readonly origin: string;
  /** Replacements for files, or a status, by path. */
  readonly replaced: Map<string, string | number>;
  /** The paths that were requested since the test began. */
  readonly asked: readonly string[];
  /** Whether the host is offline. */
  isDown: boolean;
}

/** Serves the built site. It is reset before each test. */
export function useFileHost(): FileHost {
  const asked: string[] = [];
  const host = { origin: '', replaced: new Map<string, string | number>(), asked, isDown: false };
  const serve = serveFiles(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const given = host.replaced.get(pathname);
    if (host.isDown) request.socket.destroy();
    else if (given === undefined) serve(request, response);
    else if (typeof given === 'number') response.writeHead(given).end();
    else
      response.writeHead(200, { 'content-type': pathname === '/healthz' ? 'text/html' : 'text/javascript' }).end(given);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    host.replaced.clear();
    host.isDown = false;
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return host;
}
