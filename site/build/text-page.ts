// A page of text: a Markdown file. Its first lines, the head, contain the title of the page and its place in the menus.
import { listPalettes, listParts, MOODS, type Mood, type PaletteId, type PartId } from '../../lib/index.js';
import type { MascotLook } from '../shared/mascots.js';
import type { PageEntry } from '../shared/page-entry.js';

/** A page, and the content of its file. */
export interface TextPage extends PageEntry {
  readonly heading: string;
  readonly lead: string;
  /** The position of the page among all pages of text. */
  readonly order: number;
  /** The text as Markdown, with fragments. */
  readonly text: string;
}

const FIELDS = [
  'title',
  'name',
  'heading',
  'lead',
  'description',
  'about',
  'menu',
  'files',
  'order',
  'mascots',
] as const;

type HeadField = (typeof FIELDS)[number];

function isField(name: string): name is HeadField {
  return (FIELDS as readonly string[]).includes(name);
}

/**
 * Reads a mascot such as `mint star topper happy`: palette, body, `topper` if it wears something on its head, and mood.
 *
 * @param path - path of the file, for errors
 * @throws RangeError with the known ids for an unknown one
 */
function readMascot(path: string, words: string): MascotLook {
  const expectKnown = (slot: string, word: string, ids: readonly string[]): void => {
    if (ids.includes(word)) return;
    throw new RangeError(`${path}: mascots: ${words}: expected a ${slot} of ${ids.join(', ')}, got "${word}"`);
  };
  const [palette = '', body = '', ...rest] = words.split(' ');
  const moods = rest.filter((word) => word !== 'topper');
  expectKnown(
    'palette',
    palette,
    listPalettes().map(({ id }) => id),
  );
  expectKnown(
    'body',
    body,
    listParts('body').map(({ id }) => id),
  );
  for (const mood of moods) expectKnown('mood', mood, MOODS);
  const look = { palette: palette as PaletteId, body: body as PartId<'body'>, topper: rest.includes('topper') };
  return moods.length === 0 ? look : { ...look, mood: moods[0] as Mood };
}

/**
 * Reads a page of text.
 *
 * @param path - path of the file under `site/`, which sets the address: `docs/sdk.md`, and `docs/sdk/authoring.md` for a part of that page
 * @param source - text of the file
 * @throws Error for a missing or unknown field, and for a mascot with an unknown id
 */
export function readTextPage(path: string, source: string): TextPage {
  const [, head, text = ''] = /^---\n([^]*?)\n---\n([^]*)/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${path}: expected to begin with lines between two lines of ---`);
  const fields = new Map<HeadField, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): +(.+)$/.exec(line) ?? [];
    if (!isField(name)) throw new Error(`${path}: expected one of ${FIELDS.join(', ')} at its head, got ${line}`);
    fields.set(name, value.startsWith('"') ? String(JSON.parse(value)) : value);
  }
  const take = (name: HeadField): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`${path}: expected a line "${name}: …" at its head`);
    return value;
  };
  const address = `/${path.replace(/(?:\/index)?\.md$/, '')}`;
  const [title, name = title] = [take('title'), fields.get('name')];
  const [, partOf] = /^(\/docs\/[^/]+)\//.exec(address) ?? [];
  const [place, more] = [fields.get('menu'), fields.get('files')];
  const isDocs = /^\/docs\b/.test(address);
  return {
    address,
    title: `${title} · Navii${address.startsWith('/docs/') ? ' docs' : ''}`,
    files: [
      '/shared/prose.css',
      ...(more?.split(', ') ?? []),
      ...(isDocs ? ['/docs/docs.css', '/docs/main.ts'] : ['/shared/page.ts']),
    ],
    heading: fields.get('heading') ?? name,
    lead: take('lead'),
    description: take('description'),
    order: Number(take('order')),
    mascots: take('mascots')
      .split(', ')
      .map((words) => readMascot(path, words)),
    text,
    ...((place === 'header' || place === 'footer') && { menu: { place, name: title } }),
    ...(isDocs && {
      docs: { name, about: take('about'), ...(partOf !== undefined && { partOf }) },
    }),
  };
}
