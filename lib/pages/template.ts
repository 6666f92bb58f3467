// Pages as the build writes them: a template with named holes for texts that only a host or a request can fill. The build fills the holes for
// hosts of files, and the service fills them for each address.
import { escapeXml } from '../render/svg.js';

/**
 * The host in samples of code. The address of the site is not known when the site is built: the service puts its own in its place,
 * and a page on a file host does the same in the browser.
 */
export const EXAMPLE_ORIGIN = 'https://navii.example';

/** The holes in the template of a mascot on its share page. */
export const SHARE_HOLES = {
  portrait: 'markup',
  files: 'markup',
  ground: 'text',
  greeting: 'text',
  fit: 'text',
  name: 'text',
  words: 'text',
  odds: 'text',
  rarity: 'text',
  code: 'text',
  builder: 'text',
} as const;

/** All holes by name. `text` is escaped, also for an attribute; `markup` is HTML of ours. */
const HOLES = {
  ...SHARE_HOLES,
  /** The base URL before a path. Empty on a host of files that was built without one. */
  base: 'text',
  /** The base URL in samples of code. */
  origin: 'text',
  /** Title, description and card, for search engines and pages that link here. */
  head: 'markup',
  /** The mascot of a share page, from its own template. */
  mascot: 'markup',
  /** The cells of a gallery, each from a template of its own with the next holes. */
  cells: 'markup',
  svg: 'markup',
  seed: 'text',
  query: 'text',
  /** The people of a team, for visitors without JavaScript. */
  people: 'markup',
} as const;

export type HoleName = keyof typeof HOLES;

/** The texts and the drawing of a mascot on its share page. */
export type SharePlaces = Readonly<Record<keyof typeof SHARE_HOLES, string>>;

/** Texts for holes. */
export type HoleValues = Partial<Readonly<Record<HoleName, string>>>;

/** Pieces of a text, and between them the names of its holes. */
export type Template = readonly string[];

// Private use characters, which no text of ours contains.
const MARKER = /\ue000(\w+)\ue001/;

/** Marks a hole in a text from which {@link cutTemplate} makes a template. */
export function markHole(name: HoleName): string {
  return `\ue000${name}\ue001`;
}

/** Cuts a text at its marks. */
export function cutTemplate(text: string): Template {
  return text.split(MARKER);
}

/** Fills a template. A hole without a value becomes empty. */
export function fillTemplate(
  template: Template,
  values: HoleValues,
  escape: (text: string) => string = escapeXml,
): string {
  return template
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = values[piece as HoleName] ?? '';
      return HOLES[piece as HoleName] === 'markup' ? value : escape(value);
    })
    .join('');
}

/** Describes a page to search engines and to pages that link to it. */
export interface PageHead {
  readonly title: string;
  /** The title on its card, if it differs. */
  readonly cardTitle?: string;
  readonly description: string;
  /** Path of the page, with its query. Undefined for the page for unknown addresses, which has no card either. */
  readonly address?: string;
  /** Path of the page's card, an image of 1200 × 630 pixels. Default: the card of the site. */
  readonly card?: string;
  /** Text alternative of the card. */
  readonly alt?: string;
  /** Structured data in the vocabulary of schema.org. Most pages have no data. */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
  readonly isArticle?: boolean;
  /** Whether search engines are asked to leave the page out. */
  readonly isHidden?: boolean;
}

/** The properties of structured data that contain URLs. */
const ADDRESSES = new Set(['@id', 'image', 'mainEntityOfPage', 'url']);

function renderJson(about: Readonly<Record<string, unknown>>, base: string): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }, (name, value: unknown) =>
    ADDRESSES.has(name) && typeof value === 'string' && value.startsWith('/') ? base + value : value,
  );
  // `</script>` in a text would end the element.
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Renders title and description, the canonical link and the card.
 *
 * @param base - the base URL, without a slash at its end. Without one, addresses are paths, and there is no card: it needs a whole URL.
 */
export function renderHead(head: PageHead, base = ''): string {
  const { title, cardTitle = title, description, address, about, isArticle = false, isHidden = false } = head;
  const { card = '/og.png', alt = 'Six mascots under the words: Every name has a mascot.' } = head;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeXml(content)}">`;
  const own =
    `<title>${escapeXml(title)}</title><meta name="description" content="${escapeXml(description)}">` +
    (isHidden ? '<meta name="robots" content="noindex">' : '');
  if (address === undefined) return own;
  const image = escapeXml(base + card);
  const shown =
    base === ''
      ? ''
      : property('url', base + address) +
        `<meta property="og:image" content="${image}"><meta property="og:image:width" content="1200">` +
        `<meta property="og:image:height" content="630">${property('image:alt', alt)}` +
        `<meta name="twitter:image" content="${image}">`;
  return (
    `${own}<link rel="canonical" href="${escapeXml(base + address)}">${property('type', isArticle ? 'article' : 'website')}` +
    `${property('site_name', 'Navii')}${property('title', cardTitle)}${property('description', description)}` +
    `<meta name="twitter:card" content="summary_large_image">${shown}${about === undefined ? '' : renderJson(about, base)}`
  );
}

/** A page, as the build passes it to the service. */
export interface Page {
  readonly head: PageHead;
  readonly template: Template;
  /** Its holes, as a host of files fills them. */
  readonly values: HoleValues;
}

/**
 * Fills the holes of a page.
 *
 * @param base - the base URL, without a slash at its end, if it is known
 * @param head - the differences in the head
 * @param values - the texts for the holes
 */
export function printPage(page: Page, base?: string, head: Partial<PageHead> = {}, values: HoleValues = {}): string {
  return fillTemplate(page.template, {
    base: base ?? '',
    origin: base ?? EXAMPLE_ORIGIN,
    head: renderHead({ ...page.head, ...head }, base),
    ...page.values,
    ...values,
  });
}

/** All that the build passes to the service, in one file of the site. */
export interface BuiltPages {
  /** Pages by their address. */
  readonly pages: Readonly<Record<string, Page>>;
  /** Text files by their path. */
  readonly documents: Readonly<Record<string, Template>>;
  /** The templates of a mascot on its share page, and of a cell in a gallery. */
  readonly mascot: Template;
  readonly cell: Template;
  /** Headers of the pages and of their files, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The versions of all releases, each of which has a card. */
  readonly versions: readonly string[];
}

/** The name of the file in the folder of the site. */
export const PAGES_FILE = '_pages.json';

/** Folders of files with a hash of the content in the name: bundles of Vite, and packs. */
export const KEPT_FOLDERS = ['/assets/', '/packs/'] as const;
