// Reads the built pages and the code samples in them and in the README.
import { renderMarkdown } from '../../../site/build/markdown.js';
import { readText } from '../../tools/root.js';
import { SITE } from '../browse.js';

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

const README = renderMarkdown(readText('README.md'));

const samples: readonly Sample[] = [...SITE, ['README.md', README] as const].flatMap(([address, html]) =>
  Array.from(html.matchAll(/data-run="([\w-]+)">(?:<code>)?([^]*?)<\/code>/g), ([, kind = '', text = ''], index) => ({
    name: `${address} ${index + 1}`,
    kind,
    code: unescapeHtml(text),
  })),
);

/** Lists the samples of a kind: the value of their `data-run`. */
export function listSamples(kind: string): Sample[] {
  return samples.filter((sample) => sample.kind === kind);
}
