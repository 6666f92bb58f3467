// Absolute addresses in the pages, which canonical links, link cards and samples of code need. The pages are built with paths,
// because only the operator knows the host: PUBLIC_URL, or else the host of the request, is put before them.
import { EXAMPLE_ORIGIN, escapeXml } from 'navii/internals';
import { keepDocument } from '../http/documents.js';
import { MAX_PAGE_ADDRESSES } from '../limits.js';

/** Tags that need an absolute address; the build leaves them in comments. */
const COMMENTED = /<!--absolute ([^]*?)-->/g;
const ATTRIBUTES =
  /(<link\s+rel="canonical"\s+href="|<meta\s+(?:property="og:(?:url|image)"|name="twitter:image")\s+content=")(?=\/)/g;
const DATA = /("(?:@id|image|mainEntityOfPage|url)":")(?=\/)/g;

const CODE = /<code>[^]*?<\/code>/g;

// Marks a page that is done. Addresses cannot tell: PUBLIC_URL may begin with the sample host.
const COMPLETE = '<!--complete-->';

/**
 * Makes the addresses of a page absolute.
 *
 * @param html - a built page; one that is complete already is returned as it is
 * @param base - address of the site, without a slash at the end
 */
export function setBase(html: string, base: string): string {
  if (html.endsWith(COMPLETE)) return html;
  const uncommented = html.replace(COMMENTED, (_, tags: string) => tags);
  const linked = uncommented.replace(ATTRIBUTES, (_, open: string) => open + escapeXml(base));
  const described = linked.replace(DATA, (_, open: string) => open + base);
  return described.replace(CODE, (code) => code.replaceAll(EXAMPLE_ORIGIN, () => escapeXml(base)));
}

/** Makes the addresses of a page absolute for good: no other address takes their place later. */
export function completePage(html: string, base: string): string {
  const page = setBase(html, base);
  return page.endsWith(COMPLETE) ? page : page + COMPLETE;
}

/** Keeps a page for the addresses of the service that were asked for last. */
export function keepPage(html: Buffer): (base: string) => Buffer {
  return keepDocument((base) => setBase(html.toString(), base), MAX_PAGE_ADDRESSES);
}
