// The Markdown of the pages: CommonMark with tables and HTML, and with these additions:
// - `## Heading {#anchor}`: a heading with an anchor. Without one, the anchor is made from the heading.
// - `| **Name** | …`: a cell in bold is the header of its row.
// - `| yes | no |`: cells of one such word show a mark.
// - `Table: Caption`: the caption of the table below, as in Pandoc.
// - `Term {#anchor}`, and `: Description` on the next line: a row, with the sample below it if there is one. The anchor may be absent.
// - "```js run With a bundler": the first line of a sample that tests run. The last words are its caption.
// - `<!--navii:sample next/app/face.tsx-->`: a file of `test/examples`; `<!--navii:name-->`: a table or a picture that the code
//   prints (`site/docs/fragments/index.ts`).
import MarkdownIt from 'markdown-it';
import { renderCode, renderMark } from '../docs/fragments/blocks.js';

const markdown = new MarkdownIt({ html: true });
const { rules } = markdown.renderer;

/** Default captions of samples, by language. */
const CAPTIONS: ReadonlyMap<string, string> = new Map([
  ['html', 'HTML'],
  ['js', 'JavaScript'],
  ['sh', 'Shell'],
  ['text', 'Text'],
  ['ts', 'TypeScript'],
]);

const SAMPLE = /^(\w+)(?: (run)(?:=([\w-]+))?)?(?: (.+))?$/;
const HEADING = /<(h[23])>(.*?)(?: \{#([\w-]+)\})?<\/\1>/g;
const CAPTION = /<p>Table: (.*)<\/p>\n(<div [^>]*aria-label=")[^"]*("[^>]*><table>)/g;
const ROW = /<p>(.*?)(?: \{#([\w-]+)\})?\n: ([^]*?)<\/p>(\n<figure[^]*?<\/figure>)?/g;
const ROWS = /(?:<div(?: id="[^"]*")?><dt>[^]*?<\/dd><\/div>\s*)+/g;

rules['fence'] = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {};
  const [, language = '', run, kind = language, caption] = SAMPLE.exec(info.trim()) ?? [];
  // Commands are wrapped, because they may be wider than the window. One line needs no name.
  const code = content.trimEnd();
  const isLine = caption === undefined && !code.includes('\n');
  const lines = language === 'sh' ? ` class="wrap${isLine ? ' line' : ''}"` : '';
  const name = caption ?? CAPTIONS.get(language) ?? language;
  return renderCode(name, code, run === undefined ? lines : `${lines} data-run="${kind}"`);
};

// A table that is too wide scrolls in its own region, which is named after the chapter.
rules['table_open'] = (tokens, index) => {
  const heading = tokens.findLast((_, at) => at < index && tokens[at - 1]?.type === 'heading_open');
  const name = heading?.content.replace(/ \{#.*/, '') ?? 'Table';
  return `<div class="scroll" role="region" aria-label="${markdown.utils.escapeHtml(name)}" tabindex="0"><table>`;
};
rules['table_close'] = () => '</table></div>';

/** Text within these elements has no explanations. */
const PIECES = /<(\/?)(a|code|pre|h\d|svg|figcaption|summary|caption|th|button)\b[^>]*>|<[^>]*>|[^<]+/g;

/** Explains the word seed where a page first uses it: a link that says what it is. */
export function explainSeed(html: string): string {
  let depth = 0;
  let isExplained = false;
  return html.replace(PIECES, (piece, end: string, name?: string) => {
    if (name !== undefined) depth += end === '' ? 1 : -1;
    if (isExplained || depth > 0 || piece.startsWith('<')) return piece;
    return piece.replace(/\bseeds?\b/i, (word) => {
      isExplained = true;
      return `<a class="term" href="/docs/seeds" title="Seed: the text you give, best a user id">${word}</a>`;
    });
  });
}

/** Matches code of up to 28 characters: a line of a small window has room for it. */
const SHORT_CODE = /^\(?<code>(?:[^<&]|&\w+;){1,28}<\/code>/;

/** Keeps together short code that has a hyphen, or signs around it, the word "e-mail", and a number with its unit. */
export function keepTogether(html: string): string {
  const pieces = /\(?<(pre|code|svg|template)\b[^]*?<\/\1>[.,;:)?!]*|<[^>]*>|[^<(]+|\(/g;
  return html.replace(pieces, (piece) => {
    if (SHORT_CODE.test(piece) && !/^<code>[^-]*<\/code>$/.test(piece)) return `<span class="whole">${piece}</span>`;
    if (piece.startsWith('<')) return piece;
    return piece
      .replace(/(\d) (?=%|(?:[kKMG]i?B|px|m?s)\b)/g, '$1\u00a0')
      .replace(/\be-mail\b/gi, '<span class="whole">$&</span>');
  });
}

function createAnchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function renderMarkdown(text: string): string {
  return markdown
    .render(text)
    .replace(HEADING, (_, tag: string, words: string, anchor = createAnchor(words)) => {
      return `<${tag} id="${anchor}">${words}</${tag}>`;
    })
    .replace(CAPTION, '$2$1$3<caption>$1</caption>')
    .replace(/<td><strong>(.*?)<\/strong><\/td>/g, '<th scope="row">$1</th>')
    .replace(/<td>(yes|no)<\/td>/g, (_, word: string) => `<td>${renderMark(word === 'yes')}</td>`)
    .replace(ROW, (_, term: string, anchor: string | undefined, about: string, sample = '') => {
      return `<div${anchor === undefined ? '' : ` id="${anchor}"`}><dt>${term}</dt><dd>${about}${sample}</dd></div>`;
    })
    .replace(ROWS, '<dl class="rows">$&</dl>');
}
