// `npm start`: installs and builds what is missing, then becomes the server, so that signals reach it.
import { buildIfStale, checkNode, install } from './bootstrap.js';

try {
  checkNode();
  await install();
  await buildIfStale();
} catch (error) {
  console.error(`navii: not started: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('../dist/server/main.js');
