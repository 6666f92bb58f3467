// `llms.txt` (https://llmstxt.org): a summary of the docs for language models, with holes for the base URL. Its text stands beside.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../lib/index.js';
import type { OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS, describeDefault, describeValues, GROUP_OPTIONS } from '../../lib/options/table.js';
import { markHole } from '../../lib/pages/template.js';
import { isOfDocs } from '../docs/navigation.js';
import type { PageEntry } from '../shared/page-entry.js';
import { listProjectLinks, type Facts } from './facts.js';
import type { SitePages } from './frame.js';
import { fillFragments } from './read-page.js';
import { root } from './setup.js';

export const SUMMARY_PATH = '/llms.txt';

const BASE = markHole('base');

function listOptions(table: OptionTable): string {
  return Object.entries(table)
    .map(([name, row]) => `- \`${name}\`: ${row.doc} Takes ${describeValues(row)}. Default: ${describeDefault(row)}.`)
    .join('\n');
}

function listLinks(pages: readonly PageEntry[]): string {
  return pages
    .map(
      ({ address, docs, menu }) =>
        `- [${docs?.name ?? menu?.name ?? address}](${BASE}${address})${docs ? `: ${docs.about}` : ''}`,
    )
    .join('\n');
}

export function renderSummary({ entries }: Pick<Facts, 'entries'>, { pages, project }: SitePages): string {
  const links = listProjectLinks(project).map(({ name, href }) => `- [${name}](${href})`);
  const [whole, parts] = [false, true].map((isPart) =>
    listLinks(pages.filter(isOfDocs).filter((page) => (page.docs.partOf !== undefined) === isPart)),
  );
  const others = pages.filter(({ docs, isHidden, menu }) => docs === undefined && !isHidden && menu !== undefined);
  const named = entries.filter(({ exports }) => exports.length > 0);
  const names = new Set(named.map(({ name }) => `\`${name.replace(/(?<=\/packs\/).*/, '{pack}')}\``));
  const fragments: Readonly<Record<string, string | undefined>> = {
    version: VERSION,
    base: BASE,
    'avatar-options': listOptions(AVATAR_OPTIONS),
    'group-options': listOptions(GROUP_OPTIONS),
    entries: [...names].join(', '),
    docs: whole,
    parts,
    project: links.length === 0 ? '' : `\n## Project\n\n${links.join('\n')}\n`,
    others: listLinks(others),
  };
  return fillFragments(readFileSync(join(root, 'site/build/llms.txt'), 'utf8'), (name) => fragments[name]);
}
