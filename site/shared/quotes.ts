// Quotes and escapes text for each language: exactly, and with an escape for each character that readers would not see.

// Control characters, invisible and unusual spaces, and marks that change the direction of text.
const UNSEEN = String.raw`\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202f\u2060-\u2069\ufeff`;

// HTML reads the references `&#128;` to `&#159;` as other characters (HTML §13.2.5.80): those stay unescaped.
const IN_HTML = new RegExp(String.raw`[&"<]|(?![\u0080-\u009f])[${UNSEEN}]`, 'g');
const IN_SCRIPT = new RegExp(`[${UNSEEN}]`, 'g');
const MARKED = new RegExp(String.raw`["\\&<{}${UNSEEN}]`);

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
]);

/** A value of an attribute in HTML, or in a Vue template. */
export function quoteHtml(text: string): string {
  return `"${text.replace(IN_HTML, (sign) => NAMED.get(sign) ?? `&#${sign.charCodeAt(0)};`)}"`;
}

/** A string in JavaScript, also in a script within HTML (HTML §4.12.1.3). */
export function quoteScript(text: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replace(IN_SCRIPT, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/<(?=!--|\/?script)/gi, String.raw`\x3C`);
  // Double quotes where they need fewer escapes.
  const isDouble = text.split("'").length > text.split('"').length;
  return isDouble ? `"${body}"` : `'${body.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** A value of an attribute in JSX, or in Svelte: an expression where the markup would read some characters as syntax. */
export function quoteMarkup(text: string): string {
  return MARKED.test(text) ? `{${quoteScript(text)}}` : `"${text}"`;
}

/** Text of a link in Markdown (CommonMark §2.4, §2.5). */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<~|]/g, String.raw`\$&`).replace(/&(?=#?\w+;)/g, '&amp;');
}

export { quoteBase, quoteUrl } from '../../lib/pages/links.js';
