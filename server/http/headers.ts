// Headers of every answer that the routers send, errors too.
import type { Middleware } from 'koa';
import { COMMON_HEADERS } from 'navii/internals/http';

const { 'x-content-type-options': NO_SNIFF } = COMMON_HEADERS;

/** Forbids browsers to guess the type of an answer. */
export function noSniff(): Middleware {
  return (ctx, next) => {
    ctx.set('x-content-type-options', NO_SNIFF);
    return next();
  };
}
