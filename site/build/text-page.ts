// A page of text: a Markdown file, at whose head stands what the page is called and where it belongs.
import type { Mood } from '../../lib/index.js';
import type { WantedMascot } from '../shared/mascots.js';
import type { PageEntry } from '../shared/page-entry.js';

/** A page, and the content of its file. */
export interface TextPage extends PageEntry {
  /** Its name in the title of the window; its heading, and the line below. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** For search engines and link cards. */
  readonly description: string;
  /** Its place among the pages. */
  readonly order: number;
  /** Markdown, with fragments. */
  readonly text: string;
}

const FIELDS = ['title', 'name', 'heading', 'lead', 'description', 'about', 'menu', 'order', 'mascots'] as const;

type Field = (typeof FIELDS)[number];

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}

/** Reads a mascot such as `mint star topper happy`: palette, body, whether it wears something on its head, and mood. */
function readMascot(words: string): WantedMascot {
  const [palette = '', body = '', ...rest] = words.split(' ');
  const mood = rest.find((word) => word !== 'topper') as Mood | undefined;
  return { palette, body, topper: rest.includes('topper'), ...(mood !== undefined && { mood }) };
}

/**
 * Reads a page of text.
 *
 * @param path - path of its file under `site/`, which is its address: `docs/sdk.md`, and `docs/sdk/authoring.md` for a part of it
 * @param source - text of its file
 */
export function readTextPage(path: string, source: string): TextPage {
  const [, head, text = ''] = /^---\n([^]*?)\n---\n([^]*)/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${path}: expected to begin with lines between two lines of ---`);
  const fields = new Map<Field, string>();
  for (const line of head.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): +(.+)$/.exec(line) ?? [];
    if (!isField(name)) throw new Error(`${path}: expected one of ${FIELDS.join(', ')} at its head, got ${line}`);
    fields.set(name, value.startsWith('"') ? String(JSON.parse(value)) : value);
  }
  const take = (name: Field): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`${path}: expected a line "${name}: …" at its head`);
    return value;
  };
  const address = `/${path.replace(/(?:\/index)?\.md$/, '')}`;
  const [title, name = title] = [take('title'), fields.get('name')];
  const [, partOf] = /^(\/docs\/[^/]+)\//.exec(address) ?? [];
  const place = fields.get('menu');
  return {
    address,
    title,
    heading: fields.get('heading') ?? name,
    lead: take('lead'),
    description: take('description'),
    order: Number(take('order')),
    mascots: take('mascots').split(', ').map(readMascot),
    text,
    ...((place === 'header' || place === 'footer') && { menu: { place, name: title } }),
    ...(/^\/docs\b/.test(address) && {
      docs: { name, about: take('about'), ...(partOf !== undefined && { partOf }) },
    }),
  };
}
