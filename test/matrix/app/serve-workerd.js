// Serves a bundled worker with workerd, and prints its address: `node serve-workerd.js <folder of tools> <bundle> <binary>`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [tools = '', bundle = '', binary = ''] = process.argv.slice(2);
const { Miniflare } = createRequire(join(tools, 'package.json'))('miniflare');
const worker = new Miniflare({
  modules: [
    { type: 'ESModule', path: 'worker.js', contents: readFileSync(bundle, 'utf8') },
    { type: 'CompiledWasm', path: 'index_bg.wasm', contents: readFileSync(binary) },
  ],
  compatibilityDate: '2025-01-01',
  host: '127.0.0.1',
  port: 0,
});
console.log(`Listening on ${await worker.ready}`);
