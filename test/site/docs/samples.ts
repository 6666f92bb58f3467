// The built pages, and the samples of code in them and in the README.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from '../../../site/build/markdown.js';
import { root } from '../../tools/root.js';
import { folder } from '../browse.js';

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** The pages of the built site, by the path of their address. */
export const SITE: ReadonlyMap<string, string> = new Map(
  pages.map((name) => {
    const address = `/${name.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
    return [address, readFileSync(join(folder, name), 'utf8')] as const;
  }),
);

/** A sample of code, as a page shows it. */
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

/** The text that the pages show as HTML. */
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

/** The samples of a kind: what their `data-run` says. */
export function listSamples(kind: string): Sample[] {
  return samples.filter((sample) => sample.kind === kind);
}
