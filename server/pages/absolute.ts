// Absolute addresses in the pages. Canonical links and link cards need them, and only the operator knows what they begin
// with: the pages are built with paths, and this puts PUBLIC_URL before them, at build time or when the service starts.
import { escapeXml } from '../../lib/render/svg.js';

/** Tags that say nothing without an absolute address wait in a comment. */
const WAITING = /<!--absolute ([^]*?)-->/g;
const ATTRIBUTES =
  /(<link\s+rel="canonical"\s+href="|<meta\s+(?:property="og:(?:url|image)"|name="twitter:image")\s+content=")(?=\/)/g;
const DATA = /("(?:@id|image|mainEntityOfPage|url)":")(?=\/)/g;

/** Stands in samples of code for where the site is. */
const EXAMPLE = 'https://navii.example';
const CODE = /<code>[^]*?<\/code>/g;

// No address tells a complete page from one that is not: where the site is may begin with what the samples begin with.
const COMPLETE = '<!--complete-->';

/**
 * Completes a page.
 *
 * @param html - a built page; one that is complete stays as it is, whatever it was completed with
 * @param base - where the site is, without a slash at the end
 */
export function setBase(html: string, base: string): string {
  if (html.endsWith(COMPLETE)) return html;
  const shown = html.replace(WAITING, (_, tags: string) => tags);
  const linked = shown.replace(ATTRIBUTES, (_, open: string) => open + escapeXml(base));
  const said = linked.replace(DATA, (_, open: string) => open + base);
  return said.replace(CODE, (code) => code.replaceAll(EXAMPLE, () => escapeXml(base))) + COMPLETE;
}
