// The script of the page for unknown addresses: it names pages with a similar address, and shows the mascot of the address.
// A host of static files also answers with this page for the addresses of share pages: the script opens their other address.
import { html, render } from 'lit/html.js';
import '../shared/page.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions } from '../../lib/index.js';
import { findClosest } from '../../lib/options/words.js';
import { cutText, listSharedOptions } from '../../lib/pages/share.js';
import { hashEmail } from '../shared/email.js';
import type { SearchEntry } from '../shared/find-entries.js';
import { drawAnimated } from '../shared/motion.js';
import { moveDrawings } from '../shared/moving.js';
import { decodePath, isSharePath, readShareAddress, writeShareAddress } from '../shared/share-address.js';

function showNobody(): void {
  const host = document.querySelector<HTMLElement>('#nobody');
  const path = decodePath(location.pathname.slice(1));
  // Reads the path as `/avatar` does.
  const seed = path.replace(/\.(?:png|svg)$/i, '');
  if (!host || seed === '') return;
  const drawing = drawAnimated(seed, { background: 'solid', shape: 'rounded' });
  const words = html`Nobody lives at <b>/${cutText(path, 60)}</b>, but this is its mascot.`;
  render(html`<div aria-hidden="true" .innerHTML=${drawing}></div><figcaption>${words}</figcaption>`, host);
  moveDrawings(host);
}

/** Returns the last part of an address: `option` of `/docs/option`. */
function readLast(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Finds up to three pages for the last part of a path: those with the closest address, or else those named by its words. */
async function findPages(last: string): Promise<SearchEntry[]> {
  const { loadIndex } = await import('../shared/search-dialog.js');
  const { entries, find } = await loadIndex();
  const pages = entries.filter(([kind]) => kind === 'Pages');
  const closest = findClosest(
    last,
    pages.map(([, , , address]) => readLast(address)),
  );
  const similar = pages.filter(([, , , address]) => readLast(address) === closest);
  if (similar.length > 0) return similar;
  const words = last.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isNamed = ([kind, title, , , , , names = '']: SearchEntry): boolean =>
    (kind === 'Pages' || kind === 'Docs') && words.some((word) => `${title} ${names}`.toLowerCase().includes(word));
  return find(words.join(' ')).filter(isNamed).slice(0, 3);
}

async function showNear(): Promise<void> {
  const host = document.querySelector<HTMLElement>('#near');
  if (!host) return;
  const path = decodePath(location.pathname).replace(/(?:\/index)?\.html$|\/$/, '');
  // A long address must not keep the search busy.
  const pages = await findPages(readLast(path).slice(0, 40));
  if (pages.length === 0) return;
  const links = pages.map(
    ([, title, context, address]) =>
      html`<li><a href=${address}><b>${title}</b> ${context} <small>${address}</small></a></li>`,
  );
  host.replaceChildren();
  render(html`<h2>Did you mean</h2><ul class="overview">${links}</ul>`, host);
}

function openSharePage(): void {
  const { seed, valueOf } = readShareAddress(location);
  if (seed === '') return;
  const options = listSharedOptions(readAvatarOptions(valueOf, catalogue));
  location.replace(writeShareAddress('query', hashEmail(seed), options));
}

if (isSharePath(location.pathname)) openSharePage();
else {
  showNobody();
  // Without it, the page still has its links.
  showNear().catch(() => undefined);
}
