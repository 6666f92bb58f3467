// Tests of request bodies: they are read within limits of size and time, whatever the client does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HttpError } from '../../../lib/http/index.js';
import { parseJson, readBody } from '../../../server/request.js';

/** Sends a request, and reads its body of at most 8 bytes on a server that allows half-closed connections. */
async function read(sent: string, { timeoutMs = 60_000, isCutOff = false } = {}): Promise<string> {
  const server = createServer();
  Object.assign(server, { httpAllowHalfOpen: true });
  // Ignores the error, as our server does while an earlier answer is sent.
  server.on('clientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
    server.closeAllConnections();
  });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nhost: navii.test\r\n${sent}`);
  const [req] = await once(server, 'request');
  const reading: Promise<string> = readBody(req, 8, timeoutMs).then(
    (bytes) => (bytes === undefined ? 'too long' : `read ${bytes.toString()}`),
    (error: unknown) => (error instanceof HttpError ? `refused ${error.status}` : String(error)),
  );
  if (isCutOff) socket.destroy();
  return reading;
}

describe('readBody', () => {
  it.each([
    ['content-length: 8\r\n\r\n12345678', 'read 12345678'],
    ['content-length: 0\r\n\r\n', 'read '],
    ['\r\n', 'read '],
    ['transfer-encoding: chunked\r\n\r\n3\r\n123\r\n0\r\n\r\n', 'read 123'],
    ['content-length: 9\r\n\r\n', 'too long'],
    ['transfer-encoding: chunked\r\n\r\n9\r\n123456789\r\n', 'too long'],
  ])('%j: %s', async (sent, expected) => {
    expect(await read(sent)).toBe(expected);
  });

  it.each(['content-length: 8\r\n\r\n1234', 'transfer-encoding: chunked\r\n\r\n3\r\n123\r\nno number\r\n'])(
    '%j: waits no longer than the timeout',
    async (sent) => {
      expect(await read(sent, { timeoutMs: 200 })).toBe('refused 408');
    },
  );

  it('ends with the connection', async () => {
    expect(await read('content-length: 8\r\n\r\n1234', { isCutOff: true })).toBe('refused 400');
  });
});

describe('parseJson', () => {
  it.each(['', '{', "{'a':1}", 'undefined', 'NaN', '\xff', '"\xc3"'])('refuses %j', (text) => {
    expect(parseJson(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it('accepts every kind of value', () => {
    for (const value of [null, true, 0, 'é', [], { a: [1] }]) {
      expect(parseJson(Buffer.from(JSON.stringify(value)))).toEqual(value);
    }
  });
});
