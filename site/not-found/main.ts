// The page for addresses that do not exist: the mascot in the middle is the one of the address.
import '../shared/page.js';
import { drawAnimated } from '../shared/draw-animated.js';

/** The seed that `/avatar` would read in a path; empty when there is none. */
function readSeed(path: string): string {
  // URLSearchParams never throws on malformed escapes, and decodes them as the service does.
  const query = path.slice(1).replaceAll('&', '%26').replaceAll('+', '%2B');
  const seed = new URLSearchParams(`seed=${query}`).get('seed') ?? '';
  return seed.replace(/\.(?:png|svg)$/i, '');
}

const middle = document.querySelector('[data-not-found] .heading-mascots li:nth-child(2)');
const seed = readSeed(location.pathname);
if (middle && seed !== '') middle.innerHTML = drawAnimated(seed, { background: 'none' });
