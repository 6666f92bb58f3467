// `<navii-avatar>` as code for a page, with no attribute that says nothing.
import { FLAGS } from '../../components/read-properties.js';
import { propertyOf } from '../../components/schema.js';
import { toKebab } from '../../lib/options/words.js';
import type { Options } from './links.js';
import { quoteHtml } from './quotes.js';

/** The most columns of a line. */
const LINE_WIDTH = 80;

/** The script that makes the elements work on a page. */
export function writeLoader(origin: string): string {
  return `<script type="module" src=${quoteHtml(`${origin}/navii.js`)}></script>`;
}

/** The element of a seed with options, in one line if that is short enough, else with a line for each attribute. */
export function writeElement(seed: string, options: Options): string {
  const attributes = [['seed', seed] as const, ...options].map(([name, text]) => {
    const attribute = toKebab(propertyOf(name));
    return FLAGS.has(name) ? attribute : `${attribute}=${quoteHtml(text)}`;
  });
  const line = `<navii-avatar ${attributes.join(' ')}></navii-avatar>`;
  return line.length <= LINE_WIDTH ? line : `<navii-avatar\n  ${attributes.join('\n  ')}\n></navii-avatar>`;
}
