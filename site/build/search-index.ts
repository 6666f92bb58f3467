// The index of the search, from the texts of the pages and from the facts about the engine and the service.
import { listPacks } from '../../lib/index.js';
import type { OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS, describeValues, GROUP_OPTIONS } from '../../lib/options/table.js';
import { PART_GROUPS } from '../docs/fragments/parts.js';
import { listRouteLinks } from '../docs/fragments/routes.js';
import { listOwnExports } from '../docs/fragments/sdk.js';
import { splitChapters } from '../docs/navigation.js';
import type { SearchEntry } from '../shared/find-entries.js';
import type { Facts } from './facts.js';
import type { PageSource } from './pages.js';

/** The maximum length of a text, in characters. The start of a chapter says what it is about. */
const MAX_TEXT = 1200;

const ENTITIES = new Map(Object.entries({ lt: '<', gt: '>', '#39': "'", quot: '"', amp: '&', nbsp: ' ' }));

/** Returns the text of HTML that this build has written. */
function readText(html: string): string {
  return html
    .replace(/<svg[^]*?<\/svg>/g, ' ')
    .replace(/<\/?(?:code|b|a|i|em|strong|wbr|kbd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parts that have entries of their own. */
const EXCLUDED =
  /<article class="export"[^]*?<\/article>|<section class="route"[^]*?<\/section>|<details class="(?:export|all-parts)"[^]*?<\/details>|<ul class="(?:names flow|overview)"[^]*?<\/ul>| <b class="tested">.*?<\/b>/g;

function listPageEntries(sources: readonly PageSource[]): SearchEntry[] {
  return sources
    .filter(({ page, head }) => page.isHidden !== true && page.address === head.address)
    .flatMap(({ page, text }): SearchEntry[] => {
      const { address, description, docs, menu, heading = '', lead = '' } = page;
      const name = docs?.name ?? (address === '/' ? 'Playground' : menu?.name) ?? address;
      const [first, ...chapters] = text !== undefined ? splitChapters(text.replace(EXCLUDED, ' '), '23') : [];
      const start = first === undefined ? '' : `${heading} ${lead} ${readText(first.text)}`.trim().slice(0, MAX_TEXT);
      return [
        ['Pages', name, docs?.about ?? description, menu?.href ?? address, `${description} ${start}`],
        ...chapters.map((chapter): SearchEntry => {
          const words = readText(chapter.text).slice(0, MAX_TEXT);
          return ['Docs', readText(chapter.heading), name, `${address}#${chapter.id}`, words];
        }),
      ];
    });
}

function listOptionEntries(table: OptionTable, kind: string, owner: string): SearchEntry[] {
  return Object.entries(table).map(([name, row]): SearchEntry => {
    const place = `/docs/options#${kind}-${name}`;
    return ['Options', name, `${owner}: ${describeValues(row)}`, place, row.doc.replaceAll('`', '')];
  });
}

function listPartEntries(): SearchEntry[] {
  const known = new Set<string>();
  return PART_GROUPS.flatMap(({ name, items }) =>
    items.flatMap(({ slot, id, anchor, picture }): SearchEntry[] => {
      // Packs share some parts, so a part may be in several groups.
      if (known.has(`${slot}:${id}`)) return [];
      known.add(`${slot}:${id}`);
      const isPalette = slot === 'palette';
      const place = `${isPalette ? 'Palette' : slot} of ${name.replace(/^The/, 'the')}`;
      return [[isPalette ? 'Palettes' : 'Parts', id, place, `/docs/parts#${anchor}`, `${slot}:${id}`, picture]];
    }),
  );
}

export function listEntries(sources: readonly PageSource[], { entries, openApi }: Facts): SearchEntry[] {
  const wordsOf = new Map(sources.flatMap(({ page }) => [...(page.words ?? [])]));
  const all = [
    ...listPageEntries(sources),
    ...listOptionEntries(AVATAR_OPTIONS, 'avatar', 'Of an avatar'),
    ...listOptionEntries(GROUP_OPTIONS, 'group', 'Of a group'),
    ...listPacks().map(({ id, name, about }): SearchEntry => {
      return ['Packs', name, about, `/docs/parts#${id}`, `packs=${id} theme`, `/pictures/pack-${id}.svg`];
    }),
    ...listOwnExports(entries).map(({ entry, name, kind, about, signature, link }): SearchEntry => {
      const text = `${about} ${signature}`.slice(0, MAX_TEXT);
      return ['SDK', name, `${kind === 'type' ? 'Type' : `A ${kind}`} of ${entry}`, link, text];
    }),
    ...listRouteLinks(openApi).map(({ title, about, link }): SearchEntry => ['HTTP API', title, about, link, '']),
    ...listPartEntries(),
  ];
  return all.map((entry): SearchEntry => {
    const [kind, title, context, address, text, picture = ''] = entry;
    const words = wordsOf.get(address);
    return words === undefined ? entry : [kind, title, context, address, text, picture, words];
  });
}
