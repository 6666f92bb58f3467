// The baseline of http.js: a Koa app with a router and open CORS that answers 1,500 constant bytes.
import cors from '@koa/cors';
import Koa from 'koa';
import Router from 'koa-router';

const BODY = 'x'.repeat(1500);
const router = new Router();
router.get('/avatar/:seed', (ctx) => {
  ctx.body = BODY;
});
const app = new Koa().use(cors()).use(/** @type {Koa.Middleware} */ (/** @type {unknown} */ (router.routes())));
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(JSON.stringify({ port }));
});
process.once('SIGTERM', () => process.exit(0));
