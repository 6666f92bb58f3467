// A license provider for tests: a local server that records its requests and sends the given answers.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { request, serve, type Options, type RawAnswer } from '../serve.js';

/** A request that the provider got. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A running provider. */
export interface Provider {
  readonly url: string;
  readonly calls: readonly Call[];
}

/** A function that sends the provider's answer. */
export type Reply = (res: ServerResponse) => unknown;

/** Returns a reply with this status and body, without a delay. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return (res) => res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

/** Starts a provider. It ends with the test. */
export async function playProvider(reply: Reply): Promise<Provider> {
  const calls: Call[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method = '', url = '', headers } = req;
      calls.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      reply(res);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** The body of a request with a license key. */
export const KEY = JSON.stringify({ key: 'NAVII-KEY' });

/** Starts a service that sells and verifies licenses, with a provider that answers so. Both end with the test. */
export async function serveWith(reply: Reply, more: Options = {}) {
  const provider = await playProvider(reply);
  const polar = { polarOrganizationId: 'org-1', polarAccessToken: 'token', polarProductId: 'prod-1' };
  return { provider, ...(await serve({ ...polar, polarServer: provider.url, trustProxy: 1, ...more })) };
}

/** Sends a POST request with the length of its body. */
export function post(
  port: number,
  target: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) {
  const bytes = Buffer.from(body);
  const fields = Object.entries({ 'content-length': String(bytes.length), ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return request(port, target, 'POST', `${head}\r\n${bytes.toString('latin1')}`);
}

/** Returns the status and the parsed JSON of an answer. */
export function readAnswer({ status, body }: RawAnswer): [status: number, value: unknown] {
  return [status, JSON.parse(body.toString())];
}

/** Signs a webhook, without the library that checks it. */
export function sign(key: Buffer, id: string, timestamp: number | string, body: string | Buffer): string {
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return `v1,${mac}`;
}
