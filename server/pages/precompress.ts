// A step of the build: compresses the files of the site once, as small as possible.
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BEST, CODERS, THRESHOLD } from '../http/encodings.js';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|xml)$/;

/** Writes `name.br` and `name.gz` beside each file that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const body = readFileSync(path);
      if (body.length < THRESHOLD) return;
      for (const { suffix, compress } of Object.values(CODERS)) {
        // oxlint-disable-next-line no-await-in-loop -- files already run side by side
        writeFileSync(path + suffix, await compress(body, BEST));
      }
    }),
  );
}

const [, script, folder] = process.argv;
// The URL of a module has symbolic links resolved, so the script's path must have, too.
const isProgram = script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url);
if (isProgram && folder !== undefined) await precompress(folder);
