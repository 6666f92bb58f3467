// The page for addresses that do not exist: the mascot in the middle is the one of the address. On a host of files it is also
// asked for share pages, and leads to the form of their address that such a host has a file for.
import '../shared/page.js';
import { readAvatarOptions, catalogue } from '../../lib/index.js';
import { listSharedOptions } from '../../lib/pages/share.js';
import { decodePath } from '../shared/decode.js';
import { drawAnimated } from '../shared/draw-animated.js';
import { hashEmail } from '../shared/email.js';
import { isSharePath, readShareAddress, writeShareAddress } from '../shared/share-address.js';

function showMiddle(): void {
  const middle = document.querySelector('[data-not-found] .heading-mascots li:nth-child(2)');
  // As `/avatar` would read the path.
  const seed = decodePath(location.pathname.slice(1)).replace(/\.(?:png|svg)$/i, '');
  if (middle && seed !== '') middle.innerHTML = drawAnimated(seed, { background: 'none' });
}

function leadToSharePage(): void {
  const { seed, valueOf } = readShareAddress(location);
  if (seed === '') return;
  const options = listSharedOptions(readAvatarOptions(valueOf, catalogue));
  location.replace(writeShareAddress('query', hashEmail(seed), options));
}

if (isSharePath(location.pathname)) leadToSharePage();
else showMiddle();
