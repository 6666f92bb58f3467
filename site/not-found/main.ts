// Nobody lives at this address; the one in the middle would.
import '../shared/page.js';
import { drawShot } from '../shared/draw.js';

/** The seed that `/avatar` would read in a path; empty when there is none. */
function readSeed(path: string): string {
  // The browser's own reader of queries is the only one in it that decodes as the service does: whatever it is given.
  const query = path.slice(1).replaceAll('&', '%26').replaceAll('+', '%2B');
  const seed = new URLSearchParams(`seed=${query}`).get('seed') ?? '';
  return seed.replace(/\.(?:png|svg)$/i, '');
}

const host = document.querySelector('[data-astray] .cover li:nth-child(2)');
const seed = readSeed(location.pathname);
if (host && seed !== '') host.innerHTML = drawShot({ seed }, 'background=none&animated=1');
