// What every answer carries, errors too, beside what CORS asks for: no guessing of types.
import type { Middleware } from 'koa';

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;

/** Headers of answers that are written without Koa. */
export const COMMON_HEADERS = { 'access-control-allow-origin': '*', ...NO_SNIFFING } as const;

/** Forbids browsers to guess what an answer is. */
export function noSniff(): Middleware {
  return (ctx, next) => {
    ctx.set(NO_SNIFFING);
    return next();
  };
}
