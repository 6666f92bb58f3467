// `npm start`: installs and builds what is missing, then runs the server in this process, so that signals reach it.
import { buildIfStale, checkNode, install } from './setup.js';

// npm runs this in a shell, which does not pass on the signal that ends npm. Another parent means that npm has ended.
const POLL_MS = 500;
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, POLL_MS).unref();

try {
  checkNode();
  await install();
  await buildIfStale();
} catch (error) {
  console.error(`navii: not started: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('../../server/dist/main.js');
// With port 0 the system chooses one, which the log names.
const port = Number(process.env['PORT'] || 8787);
const origin = `http://localhost:${port}`;
if (port > 0)
  console.log(`navii: the site is at ${origin}, a mascot at ${origin}/avatar/ada.svg, the docs at ${origin}/docs`);
