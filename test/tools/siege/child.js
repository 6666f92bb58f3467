// The service with options that no variable sets: `node child.js <folder of the built service> <options as JSON>`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';

const [folder = '', options = '{}'] = process.argv.slice(2);
/** @param {string} path */
const load = (path) => import(pathToFileURL(join(folder, path)).href);

/** @type {typeof import('../../../server/dist/app.js')} */
const { createApp } = await load('app.js');
/** @type {typeof import('../../../server/dist/listen.js')} */
const { createService } = await load('listen.js');
const log = pino({ level: 'warn' });
const app = createApp({ log, rateLimit: 0, ...JSON.parse(options) });
const { server, drain } = createService(app, { maxConnections: 1000, log });
process.once('SIGTERM', () => void drain().then(() => process.exit(0)));
server.listen(Number(process.env['PORT']), process.env['HOST']);
