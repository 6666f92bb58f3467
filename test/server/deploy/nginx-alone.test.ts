// Tests of the parts of server/deploy/nginx.conf that need no instance: its log, where it listens, whom it counts, and what it
// passes on at a time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, createClient, talk, writeRequest } from '../../tools/client.js';
import { findPort } from '../../tools/free-port.js';
import { parseYaml } from './files.js';
import { isSkipped } from './fleet.js';
import { startNginx, type Nginx } from './run-nginx.js';

/** Starts nginx without instances. It ends with the test. */
async function start(options?: Parameters<typeof startNginx>[1]): Promise<Nginx> {
  const nginx = await startNginx(['127.0.0.1:1', '127.0.0.1:2'], options);
  onTestFinished(() => nginx.close());
  return nginx;
}

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
const { nginx: container } = parseYaml('compose.yaml')[0].services;

/** The values of groups of an IPv6 address: with one digit and with four, with bytes that are line breaks and with the mark of IPv4. */
const GROUPS = [0xa, 0x0a0a, 0xffff];
/** Addresses as bytes, with each group zero or not: nginx has no other ways to shorten their text. */
const IPV6 = GROUPS.flatMap((group) =>
  Array.from({ length: 256 }, (_none, mask) => Uint16Array.from({ length: 8 }, (_, i) => ((mask >> i) & 1) * group)),
);

describe.skipIf(isSkipped)('nginx', () => {
  it.each([
    ['a file under systemd', undefined],
    ['standard output in a container', container.environment.NGINX_LOG],
  ])('logs into %s', async (_, log) => {
    const nginx = await start({ log });
    expect((await ask(nginx, '/avatar/ada')).status).toBe(502);
    await expect.poll(nginx.log).toMatch(/^\{.*"status":502,.*\}\n$/);
    expect(nginx.errors()).toBe('');
  });

  it.skipIf(!hasIpv6)('listens on IPv4 and IPv6', async () => {
    const { port } = await start();
    for (const host of ['127.0.0.1', '::1']) expect((await ask({ port, host }, '/avatar/ada')).status).toBe(502);
  });

  it('sends the pipelined requests of a client to the service one after the other', async () => {
    let [running, most] = [0, 0];
    const service = createServer((_req, res) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        res.end('ok');
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      service.closeAllConnections();
      service.close();
    });
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const nginx = await startNginx([`127.0.0.1:${port}`, `127.0.0.1:${port}`]);
    onTestFinished(() => nginx.close());
    const requests = writeRequest('/').repeat(499) + writeRequest('/', { connection: 'close' });
    const answers = await talk(nginx, requests, { ms: 60_000 });
    expect([answers.match(/HTTP\/1\.1 200 /g)?.length, most]).toEqual([500, 1]);
  });

  it('counts an IPv6 client by its /64, and all others by their address', async () => {
    const port = await findPort();
    const show = `server { listen 127.0.0.1:${port}; access_log off; return 200 $client; }`;
    await start({ http: `set_real_ip_from 127.0.0.1; real_ip_header x-address; ${show}` });
    const client = createClient({ port });
    const readKey = async (address: string): Promise<string> => {
      const { body } = await client.ask('/', { headers: { 'x-address': address } });
      return body.toString('hex');
    };
    for (const groups of IPV6) {
      const hex = Array.from(groups, (group) => group.toString(16).padStart(4, '0'));
      const isIpv4 = /^0{20}f{4}/.test(hex.join(''));
      const text = hex.join(':');
      expect([text, await readKey(text)]).toEqual([text, (isIpv4 ? hex.slice(6) : hex.slice(0, 4)).join('')]);
    }
    expect(await readKey('192.10.2.13')).toBe('c00a020d');
    expect(await readKey('::ffff:192.10.2.13')).toBe('c00a020d');
    client.close();
  });
});
