// `npm start`: installs and builds what is missing, then becomes the server, so that signals reach it.
import { buildIfStale, checkNode, install } from './setup.js';

// npm runs this in a shell, which does not pass on the signal that ends npm: a lost parent says the same.
const POLL = 500;
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, POLL).unref();

try {
  checkNode();
  await install();
  await buildIfStale();
} catch (error) {
  console.error(`navii: not started: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('../../dist/server/main.js');
