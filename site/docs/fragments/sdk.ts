// Renders the reference of the SDK: all public names of all entry points, with their declarations and docstrings.
import { each, renderWords } from '../../shared/html.js';
import type { Fragment, Fragments } from '../../shared/page-entry.js';
import { renderCode, renderNames, renderRows } from './blocks.js';

export interface Export {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constant' | 'type';
  readonly signature: string;
  readonly about: string;
  readonly params: readonly (readonly [name: string, about: string])[];
  readonly returns: string | undefined;
  readonly throws: string | undefined;
  /** Code that runs unchanged. */
  readonly example: string;
}

/** An entry point, such as `navii/png`, and its exports. */
export interface EntryPoint {
  readonly name: string;
  readonly exports: readonly Export[];
}

/** Entry points whose names are documented at another entry point, as those of `x/core` are at `x`. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['navii/define', 'navii/components'],
  ['navii/define/avatar', 'navii/define/core'],
  ['navii/cdn', 'navii/define/core'],
]);

/** The pages with the pattern of what they document, entry point and name; the first match counts. */
const PAGES: readonly (readonly [address: string, exports: RegExp])[] = [
  ['/docs/sdk/authoring', /^navii\/authoring /],
  ['/docs/sdk/components', /^navii\/(?:components|define|picker|cdn|react|preact|vue|solid|svelte)\b/],
  [
    '/docs/sdk/engines',
    /^navii\/(?:options|packs)\b|^navii (?:.*Engine\b.*|Engine.*|read.*|catalogue|.*Settings|IdSet|KnownIds|ValueOf|Pack|Navii)$/,
  ],
  [
    '/docs/sdk/drawing',
    /^navii\/(?:png|fetch) |^navii (?:create(?!Seed)|render|.*Url|toDataUri|MOTION_|RandomAvatar|GroupMember|(?:Avatar|Group|Member|Render)Options$)/,
  ],
  ['/docs/sdk/choosing', /^navii /],
];

const slugOf = (entry: string): string => entry.replaceAll('/', '-');

function linkExport(entry: string, name: string, points: readonly EntryPoint[]): string {
  const base = SAME.get(entry) ?? entry.replace(/\/core$/, '');
  const isSame = points.some((point) => point.name === base && point.exports.some((known) => known.name === name));
  if (base !== entry && isSame) return linkExport(base, name, points);
  const [page = ''] = PAGES.find(([, exports]) => exports.test(`${entry} ${name}`)) ?? [];
  return `${page}#${slugOf(entry)}-${name}`;
}

/** An export with the entry point that documents it. */
type OwnExport = Export & { readonly entry: string; readonly link: string };

/** Lists each name once, at the entry point that documents it. */
export function listOwnExports(points: readonly EntryPoint[]): OwnExport[] {
  return points.flatMap(({ name: entry, exports }) =>
    exports.flatMap((one) => {
      const link = linkExport(entry, one.name, points);
      return link.endsWith(`#${slugOf(entry)}-${one.name}`) ? [{ ...one, entry, link }] : [];
    }),
  );
}

/** Names of the groups of exports, in the order of a page. */
const KINDS = { function: 'Functions', class: 'Classes', constant: 'Constants', type: 'Types' } as const;

function renderExport(
  entry: string,
  { name, kind, signature, about, params, returns, throws, example }: Export,
): string {
  const rows = [
    ...params.map(([param, text]) => [`<code>${param}</code>`, renderWords(text)] as const),
    ...(returns === undefined ? [] : [['Returns', renderWords(returns)] as const]),
    ...(throws === undefined ? [] : [['Throws', renderWords(throws)] as const]),
  ];
  const id = `${slugOf(entry)}-${name}`;
  return (
    `<article class="export" id="${id}"><h3><a href="#${id}"><code>${name}</code></a> <small>${kind}</small></h3>` +
    `<p>${renderWords(about)}</p>${renderCode(signature, example, ` data-run="reference" data-entry="${entry}"`)}` +
    `${rows.length === 0 ? '' : renderRows(rows)}</article>`
  );
}

function sort(exports: readonly OwnExport[]): OwnExport[] {
  return Object.keys(KINDS).flatMap((kind) => exports.filter((one) => one.kind === kind));
}

/** Renders links to all names that a page documents, by entry point. All packs are one. */
function renderPageNames(page: string, points: readonly EntryPoint[]): string {
  const own = listOwnExports(points).filter(({ link }) => link.startsWith(`${page}#`));
  const headOf = ({ entry }: OwnExport) => `<code>${entry.replace(/(?<=^navii\/packs)\/.*/, '')}</code>`;
  return renderNames(sort(own).map((one) => [headOf(one), one.name, one.link]));
}

/** Renders the names of an entry point that the open page documents, after links to them. */
function renderEntry(entry: EntryPoint, points: readonly EntryPoint[], open: string): string {
  const own = sort(listOwnExports(points).filter((one) => one.entry === entry.name && one.link.startsWith(`${open}#`)));
  const names = own.map(({ kind, name, link }) => [KINDS[kind], name, link] as const);
  return (own.length > 1 ? renderNames(names) : '') + each(own, (one) => renderExport(entry.name, one));
}

/**
 * Returns the fragments: one for each entry point (`reference-navii-png`), one for all packs, and one with links to all names of another
 * page.
 */
export function describeEntries(points: readonly EntryPoint[]): Fragments {
  const packs = points.filter(({ name }) => name.startsWith('navii/packs'));
  return new Map<string, Fragment>([
    ...points.map((entry): [string, Fragment] => {
      return [`reference-${slugOf(entry.name)}`, (open) => renderEntry(entry, points, open)];
    }),
    ['reference-packs', () => each(packs, ({ name, exports }) => each(exports, (one) => renderExport(name, one)))],
    ['names', (_, page) => renderPageNames(page, points)],
  ]);
}
