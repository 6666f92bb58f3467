// Runs a bundle in workerd, in a Node that is new enough for miniflare: `node run-workerd.js <folder of tools> <bundle>`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [tools = '', bundle = ''] = process.argv.slice(2);
const { Miniflare } = createRequire(join(tools, 'package.json'))('miniflare');
const worker = new Miniflare({ modules: true, script: readFileSync(bundle, 'utf8'), compatibilityDate: '2025-01-01' });
console.log(await (await worker.dispatchFetch('http://localhost/')).text());
await worker.dispose();
