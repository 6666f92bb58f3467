// `<navii-avatar>` as code for a page, with no attribute that says nothing.
import { FLAGS, propertyOf } from '../../components/element/properties.js';
import { toKebab } from '../../lib/options/words.js';
import type { OptionPairs } from './links.js';
import { quoteHtml } from './quotes.js';

/** The most columns of a line of code. */
export const LINE_WIDTH = 80;

/** The script that makes the elements work on a page. */
export function writeLoader(origin: string): string {
  return `<script type="module" src=${quoteHtml(`${origin}/navii.js`)}></script>`;
}

/** Options as attributes; `quote` writes their values. */
export function writeAttributes(options: OptionPairs, quote: (text: string) => string = quoteHtml): string[] {
  return Array.from(options, ([name, text]) => {
    const attribute = toKebab(propertyOf(name));
    return FLAGS.has(name) ? attribute : `${attribute}=${quote(text)}`;
  });
}

/** A tag with its attributes, in one line if that is short enough, else in a line each. */
export function writeTag(name: string, attributes: readonly string[], end: string, indent = ''): string {
  const line = `<${name} ${attributes.join(' ')}${end}`;
  if (indent.length + line.length <= LINE_WIDTH) return line;
  return [`<${name}`, ...attributes.map((text) => `${indent}  ${text}`), `${indent}${end.trimStart()}`].join('\n');
}

/** How a language writes the element: its values, its end, and where it stands. */
export interface Dialect {
  readonly quote: (text: string) => string;
  readonly end: string;
  readonly indent?: string;
}

const HTML: Dialect = { quote: quoteHtml, end: '></navii-avatar>' };

/** The element of a seed with options. */
export function writeElement(seed: string, options: OptionPairs, { quote, end, indent = '' }: Dialect = HTML): string {
  return writeTag('navii-avatar', writeAttributes([['seed', seed], ...options], quote), end, indent);
}
