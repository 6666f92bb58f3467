// Reads the built pages and the code samples in them and in the README.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from '../../../site/build/markdown.js';
import { root } from '../../tools/root.js';
import { folder } from '../browse.js';

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** The pages of the built site, by path. */
export const SITE: ReadonlyMap<string, string> = new Map(
  pages.map((name) => {
    const address = `/${name.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
    return [address, readFileSync(join(folder, name), 'utf8')] as const;
  }),
);

/** A code sample, as a page shows it. */
export interface Sample {
  readonly name: string;
  readonly kind: string;
  readonly code: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
};

/** Decodes the entities of HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|#39|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

const README = renderMarkdown(readFileSync(join(root, 'README.md'), 'utf8'));

const samples: readonly Sample[] = [...SITE, ['README.md', README] as const].flatMap(([address, html]) =>
  Array.from(html.matchAll(/data-run="([\w-]+)"><code>([^]*?)<\/code>/g), ([, kind = '', text = ''], index) => ({
    name: `${address} ${index + 1}`,
    kind,
    code: unescapeHtml(text),
  })),
);

/** Lists the samples of a kind: the value of their `data-run`. */
export function listSamples(kind: string): Sample[] {
  return samples.filter((sample) => sample.kind === kind);
}
