// A name for each request, by which lines of several logs are found together.
import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';

/** The header that carries it, both ways. */
export const REQUEST_ID = 'x-request-id';

/** What may go into a log as it is. */
const PLAIN = /^[\w.:+/=-]{1,128}$/;

// Random numbers for each request would cost more than the rest: the process has some, and counts.
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/**
 * Names a request.
 *
 * @param given - what a proxy in front, or the client, calls it; taken if it is a plain word of at most 128 characters
 * @example
 * nameRequest('4bf92f3577b34da6'); // '4bf92f3577b34da6'
 * nameRequest(undefined); // such as 'q83vAbCd-1f'
 */
export function nameRequest(given?: string | readonly string[]): string {
  if (typeof given === 'string' && PLAIN.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The name of a request, the same each time. */
export function idOf(ctx: Context): string {
  const name = (ctx.state['requestId'] as string | undefined) ?? nameRequest(ctx.req.headers[REQUEST_ID]);
  ctx.state['requestId'] = name;
  return name;
}
