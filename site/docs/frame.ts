import { addressOf } from '../build/share.js';
// What every page of the docs has around its text: where one is, what there is, and where to go on.
import { each } from '../shared/html.js';

/** The pages, in the order in which they are best read. */
const PAGES: readonly (readonly [address: string, name: string, about: string])[] = [
  ['/docs', 'Quick start', 'An image, an element, a function, or nothing but a click.'],
  ['/docs/options', 'Options', 'One table, by the same names everywhere.'],
  ['/docs/looks', 'Looks', 'Every mood and pack, base palette and base part, with a picture.'],
  ['/docs/elements', 'Elements', 'Attributes, frameworks, styles and server rendering.'],
  ['/docs/http', 'HTTP API', 'Every route, what it takes and what it answers.'],
  ['/docs/seeds', 'Seeds and privacy', 'What makes a good seed, and what an e-mail hash hides.'],
  ['/docs/pages', 'Accessibility and CSP', 'Names, motion, contrast, and the exact lines of a policy.'],
  ['/docs/hosting', 'Self-hosting', 'Variables, containers, proxies and static files.'],
  ['/docs/porting', 'Porting', 'How a seed becomes a picture, step by step, with vectors.'],
  ['/docs/compare', 'Comparison', 'Beside DiceBear, Boring Avatars, Jdenticon and Minidenticons.'],
];

const HEADING = /<h2 id="([\w-]+)">([^]*?)<\/h2>/g;

function renderContents(html: string): string {
  const links = each(html.matchAll(HEADING), ([, id, text = '']) => `<li><a href="#${id}">${text.trim()}</a></li>`);
  return `<ul>${links}</ul>`;
}

/** The pages of the docs, with the contents of the one that is open. */
export function renderIndex(path: string, html: string): string {
  const here = addressOf(path);
  const items = each(PAGES, ([address, name]) =>
    address === here
      ? `<li><a href="${address}" aria-current="page">${name}</a>${renderContents(html)}</li>`
      : `<li><a href="${address}">${name}</a></li>`,
  );
  return `<nav class="index" aria-label="Docs"><ul>${items}</ul></nav>`;
}

/** The page that comes next. */
export function renderNext(path: string): string {
  const at = PAGES.findIndex(([address]) => address === addressOf(path));
  const [address, name, about] = PAGES[(at + 1) % PAGES.length] ?? ['/docs', '', ''];
  return `<p class="next"><a href="${address}"><span>Next</span> <b>${name}</b> <i>${about}</i></a></p>`;
}

/** All other pages, with what is in them. */
export function renderMap(path: string): string {
  const others = PAGES.filter(([address]) => address !== addressOf(path));
  const items = each(others, ([address, name, about]) => `<li><a href="${address}"><b>${name}</b> ${about}</a></li>`);
  return `<ul class="map">${items}</ul>`;
}
