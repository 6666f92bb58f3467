// Code that visitors copy: HTML, elements, JavaScript and addresses. Quoting is exact for each language, and characters that a
// reader would not see become escapes.
import { propertyOf } from '../../components/element/properties.js';
import { isEmailHash } from '../../lib/choose/seed.js';
import type { OptionPairs } from '../../lib/links.js';
import { kindOf } from '../../lib/options/kinds.js';
import { readOption } from '../../lib/options/read.js';
import type { OptionSchema, OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { toKebab } from '../../lib/options/words.js';
import { KNOWN_IDS } from './known-ids.js';

// Control characters, invisible and unusual spaces, and marks that change the direction of text.
const UNSEEN = String.raw`\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202f\u2060-\u2069\ufeff`;

// HTML reads the references `&#128;` to `&#159;` as other characters (HTML §13.2.5.80), so these stay unescaped.
const IN_HTML = new RegExp(String.raw`[&"<]|(?![\u0080-\u009f])[${UNSEEN}]`, 'g');
const IN_SCRIPT = new RegExp(`[${UNSEEN}]`, 'g');
const IN_MARKUP = new RegExp(String.raw`["\\&<{}${UNSEEN}]`);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
]);

/** Quotes an attribute value for HTML or a Vue template. */
export function quoteHtml(text: string): string {
  return `"${text.replace(IN_HTML, (sign) => ENTITIES.get(sign) ?? `&#${sign.charCodeAt(0)};`)}"`;
}

/** Quotes a string for JavaScript, also within a `<script>` in HTML (HTML §4.12.1.3). */
export function quoteScript(text: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replace(IN_SCRIPT, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/<(?=!--|\/?script)/gi, String.raw`\x3C`);
  // Double quotes where they need fewer escapes.
  const isDouble = text.split("'").length > text.split('"').length;
  return isDouble ? `"${body}"` : `'${body.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

/** Quotes an attribute value for JSX or Svelte: as an expression where the markup would read some characters as syntax. */
export function quoteMarkup(text: string): string {
  return IN_MARKUP.test(text) ? `{${quoteScript(text)}}` : `"${text}"`;
}

/** Escapes the text of a link for Markdown (CommonMark §2.4, §2.5). */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<~|]/g, String.raw`\$&`).replace(/&(?=#?\w+;)/g, '&amp;');
}

/** The maximum length of a line of code. */
const LINE_WIDTH = 80;

/** Writes the script tag that defines the elements on a page. */
export function writeLoader(origin: string): string {
  return `<script type="module" src=${quoteHtml(`${origin}/navii.js`)}></script>`;
}

const ROWS: OptionTable = { ...GROUP_OPTIONS, ...AVATAR_OPTIONS };

/** How code writes the value of an option; `undefined` for an unknown option. */
function codeOf(name: string): ReturnType<typeof kindOf>['code'] | undefined {
  const row: OptionSchema | undefined = ROWS[name];
  return row && kindOf(row).code;
}

/** Writes options as attributes; `quote` writes their values, and `spell` the names of properties. */
export function writeAttributes(
  options: OptionPairs,
  quote: (text: string) => string = quoteHtml,
  spell: (property: string) => string = toKebab,
): string[] {
  return Array.from(options, ([name, text]) => {
    const attribute = spell(propertyOf(name));
    return codeOf(name) === 'boolean' ? attribute : `${attribute}=${quote(text)}`;
  });
}

/** Writes a tag on one line if it fits, else with one attribute a line. */
export function writeTag(name: string, attributes: readonly string[], end: string, indent = ''): string {
  const line = `<${name} ${attributes.join(' ')}${end}`;
  if (indent.length + line.length <= LINE_WIDTH) return line;
  return [`<${name}`, ...attributes.map((text) => `${indent}  ${text}`), `${indent}${end.trimStart()}`].join('\n');
}

/** Writes `<navii-avatar>` for a seed and options. */
export function writeElement(seed: string, options: OptionPairs): string {
  return writeTag('navii-avatar', writeAttributes([['seed', seed], ...options]), '></navii-avatar>');
}

/** Quotes a word for a shell: bash, zsh or another one that knows `$'…'`. */
export function quoteShell(text: string): string {
  if (/^[\w.,:@-]+$/.test(text)) return text;
  const body = text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`);
  const escaped = body.replace(IN_SCRIPT, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped === text ? `'${text}'` : `$'${escaped}'`;
}

/** Writes a command that saves the drawing of a seed as a file. */
export function writeCommand(seed: string, options: OptionPairs): string {
  const flags = Array.from(options, ([name, text]) => {
    const flag = `--${toKebab(propertyOf(name))}`;
    return text === '1' && codeOf(name) === 'boolean' ? flag : `${flag}=${quoteShell(text)}`;
  });
  // The seed may begin with a dash, or be the name of a command.
  const end = /^[-a-z]/.test(seed) ? ['--'] : [];
  return `npx navii ${[...flags, ...end, quoteShell(seed)].join(' ')} > avatar.svg`;
}

/** Chooses the alternative text of a picture: its title, else the seed, unless that is the hash of an e-mail address. */
export function chooseLabel(title: string | undefined, seed: string): string {
  const name = isEmailHash(seed) ? undefined : readOption(AVATAR_OPTIONS, 'title', seed, KNOWN_IDS);
  return title ?? name ?? '';
}

export function writeImage(source: string, width: number, height: number, label: string): string {
  return `<img src=${quoteHtml(source)}\n     width="${width}" height="${height}" alt=${quoteHtml(label)}>`;
}

function writeValue(name: string, text: string): string {
  const [row, code] = [ROWS[name], codeOf(name)];
  if (code === 'number') return text;
  if (code === 'boolean') return 'true';
  const isArray = code === 'array' || (row !== undefined && 'several' in row && text.includes(','));
  return isArray ? `[${text.split(',').map(quoteScript).join(', ')}]` : quoteScript(text);
}

/**
 * Writes JavaScript that draws an avatar.
 *
 * @param entry - the entry point of the package to import from
 */
export function writeCall(entry: 'navii' | 'navii/core', seed: string, options: OptionPairs): string {
  const fields = Array.from(options, ([name, text]) => `${name}: ${writeValue(name, text)}`);
  const start = `const svg = createAvatar(${quoteScript(seed)}`;
  const line = fields.length === 0 ? `${start});` : `${start}, { ${fields.join(', ')} });`;
  const call = line.length <= LINE_WIDTH || fields.length === 0 ? line : `${start}, {\n  ${fields.join(',\n  ')},\n});`;
  return `import { createAvatar } from '${entry}';\n\n${call}`;
}
