// The last step of `npm run build`: icons and cards, which the service draws on request, and compressed forms of all files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './setup.js';

const site = join(root, 'server/dist/site');
/** Below this many bytes, compressing saves no network packet. */
const THRESHOLD = 1024;
const COMPRESSIBLE = /^[^_].*\.(?:css|html|js|json|svg|txt|xml)$/;

/** @type {typeof import('../../server/describe.js')} */
const { drawFiles } = await import(join(root, 'server/dist/describe.js'));
await drawFiles((path, content) => {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
});

const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = files.filter(({ name }) => COMPRESSIBLE.test(name)).map(({ parentPath, name }) => join(parentPath, name));
await Promise.all(
  paths.map(async (path) => {
    const body = readFileSync(path);
    if (body.length < THRESHOLD) return;
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(body));
    writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
  }),
);
