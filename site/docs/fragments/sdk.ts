// Renders the reference of the SDK: all public names of all entry points, with their declarations and docstrings.
import { each, escapeHtml, renderWords } from '../../shared/html.js';
import type { Fragments } from '../../shared/page-entry.js';
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

/** Entry points whose names are documented at another entry point. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['navii/core', 'navii'],
  ['navii/define', 'navii/components'],
  ['navii/define/core', 'navii/components'],
  ['navii/define/avatar', 'navii/define/core'],
  ['navii/cdn', 'navii/define/core'],
  ['navii/react/core', 'navii/react'],
  ['navii/preact/core', 'navii/preact'],
  ['navii/vue/core', 'navii/vue'],
]);

/** The pages with the pattern of their entry points; the first match counts. */
const PAGES: readonly (readonly [address: string, entries: RegExp])[] = [
  ['/docs/sdk/authoring', /^navii\/authoring$/],
  ['/docs/sdk/components', /^navii\/(?:components|define|picker|cdn|react|preact|vue|solid|svelte)\b/],
  ['/docs/sdk', /^navii\b/],
];

const slugOf = (entry: string): string => entry.replaceAll('/', '-');

function linkExport(entry: string, name: string, points: readonly EntryPoint[]): string {
  const base = SAME.get(entry);
  const isSame = points.some((point) => point.name === base && point.exports.some((known) => known.name === name));
  if (base !== undefined && isSame) return linkExport(base, name, points);
  const [page = ''] = PAGES.find(([, entries]) => entries.test(entry)) ?? [];
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

function renderEntry(entry: EntryPoint, points: readonly EntryPoint[]): string {
  const names = each(sort(entry.exports), ({ name }) => {
    return `<li><a href="${linkExport(entry.name, name, points)}"><code>${name}</code></a></li>`;
  });
  const own = sort(listOwnExports(points).filter((one) => one.entry === entry.name));
  const list = entry.exports.length > 1 ? `<ul class="names flow">${names}</ul>` : '';
  return list + each(own, (one) => renderExport(entry.name, one));
}

/** Returns the fragments: one for each entry point (`reference-navii-png`), and one for all packs. */
export function describeEntries(points: readonly EntryPoint[]): Fragments {
  return new Map([
    ...points.map((entry) => [`reference-${slugOf(entry.name)}`, () => renderEntry(entry, points)] as const),
    [
      'reference-packs',
      () =>
        each(points, ({ name, exports }) =>
          name.startsWith('navii/packs') ? each(exports, (one) => renderExport(name, one)) : '',
        ),
    ] as const,
  ]);
}
