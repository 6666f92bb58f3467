// Answers that are written without Koa: to what is no request, or is none that the app can answer.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CACHE, COMMON_HEADERS, TYPES } from 'navii/internals/http';
import { LINGER_MS } from './limits.js';
import { nameRequest, REQUEST_ID } from './request.js';

/** The status for what Node's parser rejects. */
export function statusOf(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Answers with one line and closes the connection, soon also where the client does not close its side. */
export function endWithStatus(socket: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const headers = {
    ...COMMON_HEADERS,
    [REQUEST_ID]: nameRequest(),
    'cache-control': CACHE.never,
    'content-type': TYPES.line,
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`);
  // Not at once: what is still arriving would reset the connection, and the answer could be lost with it.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
