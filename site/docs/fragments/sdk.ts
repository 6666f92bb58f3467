// Renders the reference of the SDK: all public names of all entry points, with their declarations and docstrings.
import { each, escapeHtml, renderWords } from '../../shared/html.js';
import type { Fragment, Fragments } from '../../shared/page-entry.js';
import { renderCode, renderRows } from './blocks.js';

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
  ['/docs/sdk/shapes', /^navii\/authoring (?!(?:check|define|createPalette|renderPack))[a-z]/],
  ['/docs/sdk/authoring', /^navii\/authoring /],
  ['/docs/sdk/components', /^navii\/(?:components|define|picker|cdn|react|preact|vue|solid|svelte)\b/],
  ['/docs/sdk/output', /^navii\/(?:png|fetch) /],
  [
    '/docs/sdk/engines',
    /^navii\/(?:options|packs)\b|^navii (?:.*Engine\b.*|Engine.*|read.*|catalogue|.*Settings|IdSet|KnownIds|ValueOf|Pack|Navii)$/,
  ],
  [
    '/docs/sdk/choosing',
    /^navii (?:select|describe|assign|.*Seed|seed|normalize|sha|Variant|Describe|AvatarSpec|PartChoices|Seed)/,
  ],
  ['/docs/sdk/drawing', /^navii (?:create|render|.*Url|toDataUri|MOTION_|RandomAvatar|GroupMember|.*Options$)/],
  ['/docs/sdk/ids', /^navii /],
];

const slugOf = (entry: string): string => entry.replaceAll('/', '-');

function linkExport(entry: string, name: string, points: readonly EntryPoint[]): string {
  const base = SAME.get(entry) ?? entry.replace(/\/core$/, '');
  const isSame = points.some((point) => point.name === base && point.exports.some((known) => known.name === name));
  if (base !== entry && isSame) return linkExport(base, name, points);
  const [page = ''] = PAGES.find(([, exports]) => exports.test(`${entry} ${name}`)) ?? [];
  return `${page}#${slugOf(entry)}-${name}`;
}

/** Lists each name once, at the entry point that documents it. */
export function listOwnExports(
  points: readonly EntryPoint[],
): (Export & { readonly entry: string; readonly link: string })[] {
  return points.flatMap(({ name: entry, exports }) =>
    exports.flatMap((one) => {
      const link = linkExport(entry, one.name, points);
      return link.endsWith(`#${slugOf(entry)}-${one.name}`) ? [{ ...one, entry, link }] : [];
    }),
  );
}

const ORDER: readonly Export['kind'][] = ['function', 'class', 'constant', 'type'];

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
    `<p>${renderWords(about)}</p><pre class="signature"><code>${escapeHtml(signature)}</code></pre>` +
    (rows.length === 0 ? '' : renderRows(rows)) +
    renderCode('Example', example, ` data-run="reference" data-entry="${entry}"`) +
    '</article>'
  );
}

function sort<Named extends Pick<Export, 'kind'>>(exports: readonly Named[]): Named[] {
  return exports.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Renders links to names, sorted by their kind. */
function renderNames(exports: readonly (Pick<Export, 'name' | 'kind'> & { readonly link: string })[]): string {
  const links = each(sort(exports), ({ name, link }) => `<li><a href="${link}"><code>${name}</code></a></li>`);
  return `<ul class="names flow">${links}</ul>`;
}

/** Renders links to all names that a page documents, by entry point. All packs are one. */
function renderPageNames(page: string, points: readonly EntryPoint[]): string {
  const own = listOwnExports(points).filter(({ link }) => link.startsWith(`${page}#`));
  const baseOf = (entry: string): string => entry.replace(/(?<=^navii\/packs)\/.*/, '');
  return each(new Set(own.map(({ entry }) => baseOf(entry))), (base) => {
    return `<h3><code>${base}</code></h3>${renderNames(own.filter(({ entry }) => baseOf(entry) === base))}`;
  });
}

/** Renders the names of an entry point that the open page documents, after links to them or to where they are documented. */
function renderEntry(entry: EntryPoint, points: readonly EntryPoint[], open: string): string {
  const own = sort(listOwnExports(points).filter((one) => one.entry === entry.name && one.link.startsWith(`${open}#`)));
  const all = entry.exports.map((one) => ({ ...one, link: linkExport(entry.name, one.name, points) }));
  const linked = own.length === 0 ? all : own;
  return (linked.length > 1 ? renderNames(linked) : '') + each(own, (one) => renderExport(entry.name, one));
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
