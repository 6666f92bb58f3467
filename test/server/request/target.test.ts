// Tests of the request target and the host (RFC 9112 §3.2).
import { describe, expect, it } from 'vitest';
import { normalizeTarget } from '../../../server/request.js';
import { request, talk, useService } from '../serve.js';

const service = useService();

/** Sends a request, and returns the status and the body of the answer. */
async function ask(text: string): Promise<[status: number, body: string]> {
  const answer = await talk(service.port, text);
  return [Number(answer.split(' ', 2)[1]), answer.slice(answer.indexOf('\r\n\r\n') + 4)];
}

function askWith(hosts: readonly string[], version = '1.1') {
  return ask(`GET /healthz HTTP/${version}\r\n${hosts.join('')}Connection: close\r\n\r\n`);
}

describe('a host', () => {
  it.each([
    'navii.test',
    'navii.test:8787',
    'navii.test:',
    'LOCALHOST',
    '127.0.0.1:80',
    '[::1]',
    '[2001:DB8::1]:8787',
    '[::ffff:127.0.0.1]',
    'a_b.c~d',
    "x!$&'()*+,;=",
    '%C3%A9.test',
    '',
  ])('%j is valid', async (host) => {
    expect((await askWith([`Host: ${host}\r\n`]))[0]).toBe(200);
    expect((await askWith([`Host: ${host}\r\n`], '1.0'))[0]).toBe(200);
  });

  it.each([
    'a b',
    'a b<script>',
    '<script>',
    '"',
    'a/b',
    'a?b',
    'a#b',
    'x@y',
    '::1',
    'a:b',
    'a:1:2',
    '[::1',
    '[]',
    '[navii.test]',
    '[::1]x',
    '[fe80::1%eth0]',
    '%zz',
    '\xe9',
    'http://navii.test',
  ])('%j is invalid', async (host) => {
    expect(await askWith([`Host: ${host}\r\n`])).toEqual([400, 'Invalid Host header']);
    expect(await askWith([`Host: ${host}\r\n`], '1.0')).toEqual([400, 'Invalid Host header']);
  });

  it('must occur exactly once', async () => {
    for (const hosts of [
      ['Host: a.test\r\n', 'Host: b.test\r\n'],
      ['Host: a.test\r\n', 'host: a.test\r\n'],
      ['Host: a.test\r\n', 'X: y\r\n', 'HOST:\r\n'],
    ]) {
      expect(await askWith(hosts)).toEqual([400, 'More than one Host header']);
      expect(await askWith(hosts, '1.0')).toEqual([400, 'More than one Host header']);
    }
    expect(await askWith([])).toEqual([400, 'Host header required']);
    expect((await askWith([], '1.0'))[0]).toBe(200);
  });
});

describe('an absolute target', () => {
  it.each(['http://a.example/healthz', 'HTTP://a.example:80/healthz', 'https://[::1]/healthz'])(
    '%s is answered',
    async (target) => {
      expect((await request(service.port, target)).status).toBe(200);
    },
  );

  it.each(['http:///healthz', 'http://:80/healthz', 'http://me@a.example/healthz', 'http://a:b/healthz'])(
    '%s has no host',
    async (target) => {
      const { status, headers, body } = await request(service.port, target);
      expect([status, body.toString()]).toEqual([400, 'Target without a host']);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('needs a Host header too', async () => {
    expect(await ask('GET http://a.example/healthz HTTP/1.1\r\n\r\n')).toEqual([400, 'Host header required']);
  });
});

describe('OPTIONS *', () => {
  it('lists the methods of the service', async () => {
    const { status, headers, body } = await request(service.port, '*', 'OPTIONS');
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS, POST',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS, POST',
    });
  });

  it('is not a target of other methods', async () => {
    expect((await request(service.port, '*')).status).toBe(404);
  });
});

describe('normalizeTarget', () => {
  it.each([
    ['/avatar/a?b#c', '/avatar/a?b'],
    ['http://a.example', '/'],
    ['http://a.example?b', '/?b'],
    ['http://a.example/avatar/http://b/..', '/avatar/http://b/..'],
    ['//avatar', '//avatar'],
    ['#', '/'],
  ])('%s: %s', (target, local) => {
    expect(normalizeTarget(target)).toBe(local);
  });
});
