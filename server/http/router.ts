// Routers as the routes need them.
import Router from 'koa-router';

/** Makes a router whose paths match exactly: letter case and a slash at the end count. */
export function createRouter(): Router {
  return new Router({ sensitive: true, strict: true });
}
