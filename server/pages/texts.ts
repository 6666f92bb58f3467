// Documents for programs that the build writes with paths, because only the operator knows the host: `llms.txt` and the feed.
import { EXAMPLE_ORIGIN, escapeXml } from 'navii/internals';

/** Such a document. */
export interface TextDocument {
  readonly address: string;
  readonly type: string;
  readonly about: string;
}

/** All of them. */
export const TEXT_DOCUMENTS: readonly TextDocument[] = [
  { address: '/llms.txt', type: 'text/plain', about: 'The docs in short, for language models.' },
  { address: '/blog/feed.xml', type: 'application/atom+xml', about: 'The news, as an Atom feed.' },
];

/** Where an address of ours begins with a path: in Markdown, and in XML. */
const PATHS = /(\]\(|\b(?:href|xml:base)=")(?=\/)/g;

/**
 * Makes the addresses in such a document absolute.
 *
 * @param base - address of the site, without a slash at the end
 */
export function setTextBase({ type }: TextDocument, text: string, base: string): string {
  const ours = type.endsWith('xml') ? escapeXml(base) : base;
  return text.replaceAll(EXAMPLE_ORIGIN, () => ours).replace(PATHS, (_, open: string) => open + ours);
}
