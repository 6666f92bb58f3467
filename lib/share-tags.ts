// What a page tells search engines and pages that link to it: the pages of the site, and the share pages of the service.
// Addresses are paths here: publishing the site puts the operator's PUBLIC_URL before them, and uncomments the tags that need
// a whole URL.
import { escapeXml } from './render/svg.js';

/** What such a page tells. */
export interface ShareData {
  readonly title: string;
  readonly description: string;
  /** Path of its address, with its query. */
  readonly address: string;
  /** Path of its card, a picture of 1200 × 630 pixels, and what is seen on it. */
  readonly card: string;
  readonly alt: string;
  /** What it is, in the words of schema.org; none for most pages. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
  readonly isArticle?: boolean;
}

function renderJson(about: Readonly<Record<string, unknown>>): string {
  // A closing tag in a text would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** The tags, between two comments: a page that is made from another one replaces what is between them. */
export function renderShareTags(data: ShareData): string {
  const { about, isArticle = false } = data;
  const [title, description, address, card, alt] = [
    data.title,
    data.description,
    data.address,
    data.card,
    data.alt,
  ].map(escapeXml);
  return (
    `<!--share--><link rel="canonical" href="${address}">` +
    `<meta property="og:type" content="${isArticle ? 'article' : 'website'}">` +
    `<meta property="og:site_name" content="Navii"><meta property="og:title" content="${title}">` +
    `<meta property="og:description" content="${description}">` +
    `<meta name="twitter:card" content="summary_large_image">` +
    `<!--absolute <meta property="og:url" content="${address}"><meta property="og:image" content="${card}">` +
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
    `<meta property="og:image:alt" content="${alt}">` +
    `<meta name="twitter:image" content="${card}">-->${about === undefined ? '' : renderJson(about)}<!--/share-->`
  );
}
