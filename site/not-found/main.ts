// The script of the page for unknown addresses: the address is the seed of the mascot in the middle. A host of static files also
// answers with this page for the addresses of share pages, and the script opens the share page under its other address.
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions } from '../../lib/index.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import { hashEmail } from '../shared/email.js';
import { drawAnimated } from '../shared/motion.js';
import { moveDrawings } from '../shared/moving.js';
import { decodePath, isSharePath, readShareAddress, writeShareAddress } from '../shared/share-address.js';

function showMiddle(): void {
  const middle = document.querySelector('[data-not-found] .heading-mascots li:nth-child(2)');
  // Reads the path as `/avatar` does.
  const seed = decodePath(location.pathname.slice(1)).replace(/\.(?:png|svg)$/i, '');
  if (!middle || seed === '') return;
  middle.innerHTML = drawAnimated(seed, { background: 'none' });
  moveDrawings(middle);
}

function openSharePage(): void {
  const { seed, valueOf } = readShareAddress(location);
  if (seed === '') return;
  const options = listSharedOptions(readAvatarOptions(valueOf, catalogue));
  location.replace(writeShareAddress('query', hashEmail(seed), options));
}

if (isSharePath(location.pathname)) openSharePage();
else showMiddle();
