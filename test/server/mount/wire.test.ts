// Tests of HTTP below the routes: malformed requests, long ones, and several on one connection (contract, "Responses").
import { describe, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { request, talk, useService } from '../serve.js';

const service = useService();
const HOST = 'Host: navii.test\r\n';

describe('a malformed request', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n', 400],
    ['an unknown method', `FROB / HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a raw byte', `GET /\xFF HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a space in the target', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a control character', `GET /a\x01b HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a header without a name', `GET / HTTP/1.1\r\n: x\r\n\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['too many headers', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['an endless target', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
    ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ])('%s gets one plain line with the headers of any answer', async (_, text, status) => {
    const answer = await talk(service.port, text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const lines = head.toLowerCase().split('\r\n');
    expect(lines[0]).toMatch(new RegExp(`^http/1.1 ${status} `));
    expect(lines).toEqual(
      expect.arrayContaining([
        'access-control-allow-origin: *',
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'content-type: text/plain; charset=utf-8',
        `content-length: ${body.length}`,
      ]),
    );
    expect(body).toMatch(/^[^\r\n]+$/);
  });
});

it('long targets are read up to 16 KiB', async () => {
  const prefix = '/avatar/';
  const seed = 'x'.repeat(16 * 1024 - prefix.length);
  const { status, body } = await request(service.port, prefix + seed);
  expect([status, body.toString()]).toEqual([200, createAvatar(seed)]);
  const more = await request(service.port, `${prefix}${seed}x`);
  expect([more.status, more.body.toString()]).toEqual([414, 'URL too long']);
  expect(more.headers['cache-control']).toBe('no-store');
});

describe('an unusual but valid request', () => {
  it.each([
    ['an expectation', `GET /avatar/a HTTP/1.1\r\n${HOST}Expect: wonders\r\nConnection: close\r\n\r\n`],
    [
      'an upgrade that we do not know',
      `GET /avatar/a HTTP/1.1\r\n${HOST}Connection: upgrade, close\r\nUpgrade: h2c\r\n\r\n`,
    ],
    ['an unexpected body', `GET /avatar/a HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: 3\r\n\r\nabc`],
  ])('%s is answered', async (_, text) => {
    const answer = await talk(service.port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith(createAvatar('a'))).toBe(true);
  });

  it.each(['h2c', 'websocket'])('is the last of its connection when it asks for %s', async (protocol) => {
    const upgrade = `GET /avatar/a HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
    const answers = await talk(service.port, `${upgrade}GET /avatar/b HTTP/1.1\r\n${HOST}\r\n`, false);
    expect(answers).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
    expect(answers.endsWith(createAvatar('a'))).toBe(true);
  });

  it('is answered in order on one connection, even after slow ones and with garbage at the end', async () => {
    const targets = ['/avatar/first.png?size=64', '/avatar/second', '/group', '/avatar/third'];
    const requests = targets.map((target) => `GET ${target} HTTP/1.1\r\n${HOST}\r\n`).join('');
    const answer = await talk(service.port, `${requests}garbage\r\n\r\n`, false);
    const statuses = Array.from(answer.matchAll(/HTTP\/1\.1 (\d+) /g), ([, status]) => status);
    expect(statuses).toEqual(['200', '200', '400', '200', '400']);
    expect(answer.indexOf(createAvatar('second'))).toBeLessThan(answer.indexOf(createAvatar('third')));
  });
});
