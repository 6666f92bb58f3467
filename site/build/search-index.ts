// The index of the search, from the finished pages and from the facts about the engine and the service.
import { listPacks } from '../../lib/index.js';
import type { OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { describeValues } from '../../lib/options/table.js';
import { PART_GROUPS } from '../docs/fragments/parts.js';
import { listRouteLinks } from '../docs/fragments/routes.js';
import { listOwnExports } from '../docs/fragments/sdk.js';
import type { SearchEntry } from '../shared/find-entries.js';
import type { PageEntry } from '../shared/page-entry.js';
import type { Facts } from './facts.js';

/** The maximum length of a text, in characters. The start of a chapter says what it is about. */
const MAX_TEXT = 1200;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** Returns the text of HTML that this build has written. */
function readText(html: string): string {
  return html
    .replace(/<svg[^]*?<\/svg>/g, ' ')
    .replace(/<\/?(?:code|b|a|i|em|strong|wbr|kbd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|#39|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parts that are left out: they have entries of their own, or they are on every page. */
const EXCLUDED =
  /<nav\b[^]*?<\/nav>|<article class="export"[^]*?<\/article>|<section class="route"[^]*?<\/section>|<details class="all-parts"[^]*?<\/details>|<ul class="(?:names flow|heading-mascots|overview)"[^]*?<\/ul>|<p class="next"[^]*?<\/p>|<template\b[^]*?<\/template>/g;

const HEADING = /<h([23])\b[^>]*?\sid="([\w-]+)"[^>]*>([^]*?)<\/h\1>/;

/** Splits a page into chapters. The text before the first heading has no id and no heading. */
function splitChapters(html: string): { id?: string; heading?: string; text: string }[] {
  const main = html.replace(EXCLUDED, ' ');
  const [first = '', ...rest] = main.split(/(?=<h[23]\b[^>]*?\sid="[\w-]+")/);
  const chapters = rest.map((part) => {
    const [whole = '', , id = '', heading = ''] = HEADING.exec(part) ?? [];
    return { id, heading: readText(heading), text: readText(part.slice(whole.length)).slice(0, MAX_TEXT) };
  });
  return [{ text: readText(first).slice(0, MAX_TEXT) }, ...chapters];
}

function listPageEntries(pages: readonly PageEntry[], texts: ReadonlyMap<string, string>): SearchEntry[] {
  return pages
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ address, description, docs, menu }): SearchEntry[] => {
      const html = texts.get(address) ?? '';
      const name = docs?.name ?? (address === '/' ? 'Playground' : menu?.name) ?? address;
      const [lead, ...chapters] = docs === undefined ? [] : splitChapters(html);
      const link = menu?.href ?? address;
      return [
        ['Pages', name, docs?.about ?? description, link, `${description} ${lead?.text ?? ''}`],
        ...chapters.map(({ id, heading = '', text }): SearchEntry => [
          'Docs',
          heading,
          name,
          `${address}#${id ?? ''}`,
          text,
        ]),
      ];
    });
}

function listOptionEntries(table: OptionTable, kind: 'avatar' | 'group'): SearchEntry[] {
  return Object.entries(table).map(([name, row]): SearchEntry => {
    const context = `${kind === 'avatar' ? 'Of an avatar' : 'Of a group'}: ${describeValues(row)}`;
    return ['Options', name, context, `/docs/options#${kind}-${name}`, row.doc.replaceAll('`', '')];
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

/**
 * Lists all entries of the index.
 *
 * @param texts - the HTML of the finished pages, by address
 */
export function listEntries(
  pages: readonly PageEntry[],
  texts: ReadonlyMap<string, string>,
  { entries, openApi }: Facts,
): SearchEntry[] {
  return [
    ...listPageEntries(pages, texts),
    ...listOptionEntries(AVATAR_OPTIONS, 'avatar'),
    ...listOptionEntries(GROUP_OPTIONS, 'group'),
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
}
