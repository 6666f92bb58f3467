// A server of modules that cannot be loaded at first.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server that answers the first request for a path with 404, and all others with a module. Returns its origin. */
export async function serveModules(): Promise<string> {
  const asked = new Set<string>();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '');
    response.statusCode = asked.has(path) ? 200 : 404;
    asked.add(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end(`export const address = '${url}';`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A browser that is still connected does not keep the process alive.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
