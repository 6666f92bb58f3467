// Files for those who read with a machine: each page of the docs as Markdown, with its tables and samples printed, under its address
// with `.md`; all of them as `llms-full.txt`; and all options and ids as `options.json`.
import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { listPacks, listPalettes, listParts, VERSION } from '../../lib/index.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { PART_SLOTS, ROLES } from '../../lib/spec.js';
import type { PageSource } from './pages.js';

const style = { headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', preformattedCode: true } as const;
const converter = new TurndownService(style);
converter.use(gfm);
// Drawings, the values of their examples and templates say nothing in a text.
converter.remove(
  (node) => ['svg', 'TEMPLATE', 'NAVII-PICKER'].includes(node.nodeName) || node.matches('code small, .mockup, .choice'),
);
converter.addRule('sample', {
  filter: 'figure',
  replacement: (_, figure) => {
    const [caption, code] = ['figcaption', 'code'].map((name) => (figure as Element).querySelector(name)?.textContent);
    // The caption of an example in the reference is a declaration.
    const lead = figure.parentElement?.className === 'export' ? `\`\`\`\n${caption}\n\`\`\`` : `${caption}:`;
    return `\n\n${lead}\n\n\`\`\`\n${code}\n\`\`\`\n\n`;
  },
});
// A setting is one line.
converter.addRule('setting', {
  filter: (node) => node.className === 'setting',
  replacement: (_, { textContent }) => `\`${textContent.replaceAll('\n', '`, `')}\``,
});
converter.addRule('term', { filter: 'dt', replacement: (text) => `\n\n- ${text.trim()}: ` });
// A description is one line; a sample keeps its lines.
converter.addRule('description', {
  filter: 'dd',
  replacement: (text) => text.replace(/\s*\n(?:- +)?\s*(?![^]*```)/g, ' ').trim(),
});
converter.addRule('link', {
  filter: (node) => node.nodeName === 'A' && (node as Element).getAttribute('href')?.startsWith('/docs') === true,
  replacement: (text, node) => `[${text}](${(node as Element).getAttribute('href')?.replace(/(?=#|$)/, '.md')})`,
});

function printIds(): string {
  const ids = {
    packs: listPacks(),
    palettes: listPalettes(),
    parts: Object.fromEntries((['body', ...PART_SLOTS] as const).map((slot) => [slot, listParts(slot)])),
    roles: ROLES,
  };
  return `${JSON.stringify({ version: VERSION, avatar: AVATAR_OPTIONS, group: GROUP_OPTIONS, ...ids }, null, 1)}\n`;
}

/** Prints the files, by path. */
export function printPlainDocs(sources: readonly PageSource[]): readonly (readonly [path: string, text: string])[] {
  const pages = sources.flatMap(({ page: { address, docs, heading, lead }, text }) => {
    if (docs === undefined || text === undefined) return [];
    return [[`${address}.md`, `# ${heading}\n\n${lead}\n\n${converter.turndown(text)}\n`] as const];
  });
  return [...pages, ['/llms-full.txt', pages.map(([, text]) => text).join('\n\n')], ['/options.json', printIds()]];
}
