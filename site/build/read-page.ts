// A page: its head, which stands between two lines of ---, and its content: a text in Markdown, or `page.html` in the folder of a page
// with its own script.
import type { PageEntry } from '../shared/page-entry.js';

export interface PageFile extends PageEntry {
  /** Of a text: its heading and its lead. */
  readonly heading?: string;
  readonly lead?: string;
  /** The position of the page among all pages. */
  readonly order: number;
  /** The content with fragments: Markdown, or HTML where the page has no lead. */
  readonly text: string;
}

/**
 * Replaces each `<!--navii:name-->` in a text by the fragment with that name. It may have an argument behind a space.
 *
 * @throws Error for an unknown name
 */
export function fillFragments(text: string, find: (name: string, argument: string) => string | undefined): string {
  return text.replace(/<!--navii:([\w-]+)(?: ([^>]+?))?-->/g, (_, name: string, argument = '') => {
    const fragment = find(name, String(argument));
    if (fragment === undefined) throw new Error(`no fragment is called ${name}`);
    return fragment;
  });
}

const FIELDS = 'address title name heading lead description about group menu files order mascots words'.split(' ');

/** Reads words such as `npm setup; #image url link`, by the address of the page or of a place on it. */
function readWords(address: string, text: string): ReadonlyMap<string, string> {
  const parts = Array.from(text.matchAll(/ *(#\S+)? *([^;]+)/g), ([, place = '', words = '']) => [
    address + place,
    words,
  ]);
  return new Map(parts as [string, string][]);
}

/**
 * Reads a page.
 *
 * @param path - path of the file under `site/`, which sets the address unless its head does: `docs/sdk.md`, and `docs/sdk/authoring.md`
 *   for a part of that page
 * @param source - text of the file
 * @throws Error for a missing or unknown field
 */
export function readPage(path: string, source: string): PageFile {
  const [, head, text = ''] = /^---\n([^]*?)\n---\n+([^]*)/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${path}: expected to begin with lines between two lines of ---`);
  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): +(.+)$/.exec(line) ?? [];
    if (!FIELDS.includes(name))
      throw new Error(`${path}: expected one of ${FIELDS.join(', ')} at its head, got ${line}`);
    fields.set(name, value.startsWith('"') ? String(JSON.parse(value)) : value);
  }
  const take = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`${path}: expected a line "${name}: …" at its head`);
    return value;
  };
  const address = fields.get('address') ?? `/${path.replace(/(?:\/index)?\.md$|\/page\.html$/, '')}`;
  const [title, name = title] = [take('title'), fields.get('name')];
  const [place, href, link = title] = fields.get('menu')?.split(' ') ?? [];
  const [, partOf] = /^(\/docs\/[^/]+)\//.exec(address) ?? [];
  const isText = path.endsWith('.md');
  const isDocs = /^\/docs\b/.test(address);
  const words = fields.get('words');
  const files = fields.get('files')?.split(', ') ?? [];
  const shared = isDocs ? ['/docs/docs.css', '/docs/main.ts'] : ['/shared/page.ts'];
  return {
    address,
    title: address === '/' ? title : `${title} · Navii${address.startsWith('/docs/') ? ' docs' : ''}`,
    files: isText ? ['/shared/prose.css', ...files, ...shared] : files,
    description: take('description'),
    order: Number(take('order')),
    mascots: fields.get('mascots') ?? '',
    text,
    ...(words !== undefined && { words: readWords(address, words) }),
    ...(isText && { heading: fields.get('heading') ?? name, lead: take('lead') }),
    ...(place === 'hidden' && { isHidden: true }),
    ...((place === 'header' || place === 'footer') && { menu: { place, name: link, ...(href && { href }) } }),
    ...(isDocs && {
      docs: { name, about: take('about'), ...(partOf === undefined ? { group: take('group') } : { partOf }) },
    }),
  };
}
