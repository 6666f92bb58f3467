// Headers of every answer, errors too.
import type { Middleware } from 'koa';

/** Browsers must not guess what an answer is. */
const NO_SNIFF = { 'x-content-type-options': 'nosniff' } as const;

/** Headers of answers that are written without Koa. */
export const COMMON_HEADERS = { 'access-control-allow-origin': '*', ...NO_SNIFF } as const;

/** Forbids browsers to guess the type of an answer. */
export function noSniff(): Middleware {
  return (ctx, next) => {
    ctx.set(NO_SNIFF);
    return next();
  };
}
