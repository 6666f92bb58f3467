// HTML with places that are filled later: by the service, by the script of a page, or when the site is published.
import { escapeXml } from '../render/svg.js';

/**
 * The host in samples of code. The address of the site is not known when the site is built: the service replaces this host by
 * its own address, and a page on a file host does the same in the browser.
 */
export const EXAMPLE_ORIGIN = 'https://navii.example';

/**
 * Makes a function that fills the places of a template. A place is a name in braces: `{name}`.
 *
 * @param template - HTML
 * @param texts - names of the places for text, which is escaped
 * @param markup - names of the places for HTML, which is not escaped
 * @returns a function that takes a text for each name and returns HTML
 */
export function compileTemplate(
  template: string,
  texts: readonly string[],
  markup: readonly string[],
): (values: Readonly<Record<string, string>>) => string {
  // `split` with a group in its pattern returns the pieces of the template and, between them, the names of places.
  const pieces = template.split(new RegExp(`\\{(${[...texts, ...markup].join('|')})\\}`));
  return (values) =>
    pieces
      .map((piece, index) => {
        if (index % 2 === 0) return piece;
        const value = values[piece] ?? '';
        return markup.includes(piece) ? value : escapeXml(value);
      })
      .join('');
}

/** The facts about a page that search engines and linking pages show. */
export interface ShareData {
  readonly title: string;
  readonly description: string;
  /** Path of the page, with its query. */
  readonly address: string;
  /** Path of the page's card, an image of 1200 × 630 pixels. */
  readonly card: string;
  /** Text alternative of the card. */
  readonly alt: string;
  /** Structured data in the vocabulary of schema.org. Most pages have none. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
  readonly isArticle?: boolean;
}

function renderJson(about: Readonly<Record<string, unknown>>): string {
  // `</script>` in a text would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Writes the tags of the head that search engines and linking pages read. Addresses in them are paths. Tags that need a whole
 * URL are in a comment (`<!--absolute …-->`): publishing the site writes the operator's `PUBLIC_URL` before the paths and
 * removes the comment. All tags are between two comments, so that the service can replace them on share pages.
 */
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
