// Functions that write HTML as text.
import { escapeXml } from '../../lib/render/svg.js';

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml: (text: string) => string = escapeXml;

/** Renders each item, and joins the results. */
export function each<T>(items: Iterable<T>, render: (item: T, index: number) => string): string {
  return Array.from(items, render).join('');
}

/** Matches quoted text, comments, names of tags, and keywords. */
const MARKED =
  /("[^"\n]*"|'[^'\n]*'|(?<!\S)(?:\/\/|#) .*|\/\*.*?\*\/|<!--.*?-->|(?<=(?<![\w<])<|<\/)[A-Za-z][\w.-]*|(?<![-.\w])(?:import|from|export|default|const|let|function|return|await|async|new|class|def|func|package|using|public|static|final)(?=[ ({])|\b(?:for|if|else)(?= [({])|\btype(?= [A-Z]))/;

/** Splits code: a `b` marks quoted text, an `i` a comment, an `em` the name of a tag or a keyword. */
export function splitCode(code: string): (readonly [tag: '' | 'b' | 'i' | 'em', text: string])[] {
  return code
    .split(MARKED)
    .map((text, at) => [at % 2 === 0 ? '' : /^["']/.test(text) ? 'b' : /^\w/.test(text) ? 'em' : 'i', text]);
}

/** Escapes a sentence, and turns its backticks into `<code>`. */
export function renderWords(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
