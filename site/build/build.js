// `npm run build`: builds everything that ships. `npm start` builds with the argument `service`: only what the service serves.
// Imports Node's own modules only, as setup.js does.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stamp } from './setup.js';

const node = process.execPath;
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const site = join(root, 'server/dist/site');
const cdn = join(root, 'dist/cdn');

/** Runs a build of vite.config.ts by its mode. @param {string} mode */
const bundle = (mode) => run(node, [vite, 'build', '--mode', mode]);

const isService = process.argv[2] === 'service';

await stamp(async () => {
  // The pages print the types of the elements.
  const service = ['lib', 'lib/http', 'components', 'server'];
  const rest = ['lib/command', 'site', 'site/service-worker'];
  await run(node, [tsc, '--build', ...service, ...(isService ? [] : rest)]);
  await run(node, [join(root, 'site/build/rows.js')]);

  copyFileSync(join(root, 'LICENSE'), join(root, 'server/dist/LICENSE'));

  // Several builds write into these folders, so they are emptied here.
  for (const folder of [site, cdn]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(site);
  // These come first: the pages print facts of the service. The build of the elements hashes the engine's file, too.
  await Promise.all([bundle('server'), bundle('node'), bundle('engine').then(() => bundle('cdn'))]);
  // Hosts of files need the others. The service makes icons and cards on request, and compresses files when they are first asked for.
  const others = async () => {
    for (const mode of ['png', 'service-worker', 'commonjs', 'command']) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, beside the pages, which take as long as all of these
      await bundle(mode);
    }
  };
  await Promise.all([bundle('site'), isService || others()]);
  if (!isService) await run(node, [join(root, 'site/build/finish.js')]);
});
