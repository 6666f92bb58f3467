// Sends requests of cases over HTTP, with request targets exactly as they are written.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Ask } from './cases.js';

/** Sends requests to a server on a port of this machine. The port is read at each request, so the server may start later. */
export function askOver(server: { readonly port: number }): Ask {
  return async ({ target, method = 'GET', headers = {} }) => {
    const options = { host: '127.0.0.1', port: server.port, path: target, method, agent: false };
    const asking = request({ ...options, headers: { host: 'navii.test', ...headers } }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: answer.statusCode ?? 0, headers: Object.fromEntries(entries), body: await buffer(answer) };
  };
}
