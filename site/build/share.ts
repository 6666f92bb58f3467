// What a page says of itself to search engines and to pages that link to it. Addresses are paths here: the operator's
// PUBLIC_URL is put before them when the site is published, and what is nothing without it waits in a comment.
import { VERSION } from '../../lib/index.js';
import { escapeHtml } from '../shared/html.js';

/** A page, as others see it. */
export interface Shared {
  readonly title: string;
  readonly description: string;
  /** Path of its clean address. */
  readonly address: string;
  /** Path of its card, 1200 × 630, and the words on it. */
  readonly card: string;
  readonly words: string;
  /** What it is, in the words of schema.org; none for a page that is just a page. */
  readonly about?: Readonly<Record<string, unknown>>;
  readonly isArticle?: boolean;
}

/** The clean address of a page file: `/docs/index.html` is `/docs`. */
export function addressOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}

// A closing tag in a text would end the element.
function renderData(about: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** The tags of a page, between marks by which another page can be made from it. */
export function renderShared({ title, description, address, card, words, about, isArticle = false }: Shared): string {
  const [name, text] = [escapeHtml(title), escapeHtml(description)];
  return (
    `<!--share--><link rel="canonical" href="${address}">` +
    `<meta property="og:type" content="${isArticle ? 'article' : 'website'}">` +
    `<meta property="og:site_name" content="Navii"><meta property="og:title" content="${name}">` +
    `<meta property="og:description" content="${text}">` +
    `<meta name="twitter:card" content="summary_large_image">` +
    `<!--absolute <meta property="og:url" content="${address}"><meta property="og:image" content="${card}">` +
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
    `<meta property="og:image:alt" content="Six mascots under the words: ${escapeHtml(words)}">` +
    `<meta name="twitter:image" content="${card}">-->${about === undefined ? '' : renderData(about)}<!--/share-->`
  );
}

type Work = Readonly<Record<string, unknown>>;

const WORKS: ReadonlyMap<string, (description: string) => Work> = new Map<string, (description: string) => Work>([
  [
    '/',
    (description) => ({
      '@graph': [
        { '@type': 'WebSite', name: 'Navii', url: '/', description },
        {
          '@type': 'SoftwareApplication',
          name: 'Navii',
          url: '/',
          image: '/og.png',
          description,
          softwareVersion: VERSION,
          applicationCategory: 'DeveloperApplication',
          operatingSystem: 'Any',
          license: 'https://opensource.org/license/mit',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      ],
    }),
  ],
  ['/blog', (description) => ({ '@type': 'Blog', name: 'Navii news', url: '/blog', description })],
]);

function describeWork(address: string, title: string, description: string): Work | undefined {
  const make = WORKS.get(address);
  if (make !== undefined) return make(description);
  if (!address.startsWith('/docs')) return undefined;
  return { '@type': 'TechArticle', headline: title, url: address, image: '/og.png', description };
}

/** Title and description of a page, as its file has them. */
export function readTitle(html: string): Pick<Shared, 'title' | 'description'> {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  return { title, description };
}

/** What a page file says of itself, from its title and description. */
export function sharePage(path: string, html: string): string {
  const address = addressOf(path);
  // Nobody links to a page that is not there.
  if (address === '/404') return '<meta name="robots" content="noindex">';
  const { title, description } = readTitle(html);
  const about = describeWork(address, title, description);
  const shared = { title, description, address, card: '/og.png', words: 'Every name has a mascot.' };
  const tags = renderShared(about === undefined ? shared : { ...shared, about });
  // Vite would take the address for a file of ours.
  return tags.replace('<link ', '<link vite-ignore ');
}
