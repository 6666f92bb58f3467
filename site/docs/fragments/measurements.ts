// Measurements: Navii compared with similar libraries (`test/bench/compare.js`), and its sizes (sizes.json).
import { escapeHtml } from '../../shared/html.js';
import { renderMark, renderTable } from './blocks.js';

// Comparison with other libraries

/** Measurements of one style of one library. */
interface ComparisonRow {
  readonly name: string;
  readonly variant: string;
  readonly version: string;
  /** Time to draw one avatar, as a multiple of Navii's time. */
  readonly time: number;
  /** Mean size of a gzipped SVG in bytes. */
  readonly gzip: number;
  /** Size in bytes of the smallest script that draws an avatar in a page, minified and gzipped. */
  readonly bundle: number;
  /** A library that the page must load as well. */
  readonly peer: string | null;
  /** Pairs of users with the same avatar. */
  readonly twins: number;
  /** Directives of a strict content security policy that blocked it; empty if it works under all of them. */
  readonly refused: string;
}

/** The file compare.json. */
export interface Comparison {
  readonly chromium: string;
  readonly drawn: number;
  readonly crowd: number;
  readonly rows: readonly ComparisonRow[];
  /** Number of DiceBear's styles by licence. */
  readonly styles: Readonly<Record<string, number>>;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { maximumSignificantDigits: 2 })}\u00a0KB`;
}

const ESTIMATE = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;

/**
 * Estimates the number of different looks, as if all were equally likely. With at least 20 equal pairs it is the
 * birthday estimate, with fewer the lower bound with 95 % confidence (Poisson).
 */
function estimateLooks(crowd: number, twins: number): string {
  const pairs = (crowd * (crowd - 1)) / 2;
  if (twins >= 20) return `about\u00a0${(pairs / twins).toLocaleString('en', ESTIMATE)}`;
  return `over\u00a0${(pairs / (twins + 2 * Math.sqrt(twins) + 3)).toLocaleString('en', ESTIMATE)}`;
}

/** Renders a number of a column in which less is better, with a bar. The least is bold. */
function renderMeasure(value: number, text: string, column: readonly number[]): string {
  const width = Math.max(1, Math.round((value / Math.max(...column)) * 100));
  const bar = `<rect width="${width}%" height="5" fill="currentcolor" opacity="0.4"/>`;
  return `${value === Math.min(...column) ? `<b>${text}</b>` : text}<br><svg width="100%" height="5" aria-hidden="true">${bar}</svg>`;
}

export function renderFigures({ chromium, drawn, crowd, rows }: Comparison): string {
  const heads = ['Library', 'Time', 'SVG, gzipped', 'Code', 'Looks', 'Strict CSP'];
  const times = rows.map(({ time }) => time);
  const drawings = rows.map(({ gzip }) => gzip);
  const bundles = rows.map(({ bundle }) => bundle);
  const fewest = Math.min(...rows.map(({ twins }) => twins));
  const cells = rows.map(({ name, variant, version, time, gzip, bundle, peer, twins, refused }) => {
    const looks = estimateLooks(crowd, twins);
    const code = `${formatKilobytes(bundle)}${peer === null ? '' : ` <small>+ ${escapeHtml(peer)}</small>`}`;
    return [
      `${escapeHtml(name)} ${escapeHtml(version)}<br><small>${escapeHtml(variant)}</small>`,
      renderMeasure(time, `${time}×`, times),
      renderMeasure(gzip, formatKilobytes(gzip), drawings),
      renderMeasure(bundle, code, bundles),
      `${twins === fewest ? `<b>${looks}</b>` : looks}<br><small>${twins.toLocaleString('en')} pairs</small>`,
      renderMark(refused === '') + (refused && `<br><code>${escapeHtml(refused)}</code>`),
    ];
  });
  const caption = `${drawn.toLocaleString('en')} seeds in Chromium ${chromium}, in turns`;
  return `<div class="figures">${renderTable(caption, heads, cells)}</div>`;
}

/** Lists the licences of DiceBear's styles, each with the number of styles. */
export function listLicences({ styles }: Comparison): string {
  const sorted = Object.entries(styles).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([licence, count]) => `${count} ${escapeHtml(licence)}`).join(', ');
}

// Sizes

/** The file sizes.json: bytes, minified and gzipped, by section and name. */
export type Sizes = Readonly<Record<'imports' | 'packs' | 'files', Readonly<Record<string, number>>>>;

export function renderSizes({ imports, packs, files }: Sizes): string {
  const format = (bytes: number) => `${(bytes / 1000).toFixed(1)}\u00a0KB`;
  const added = Object.values(packs);
  const rows = [
    ...Object.entries(imports).map(([name, size]) => {
      const [names = '', entry = ''] = name.split(' of ');
      const what = names === 'all' ? names : `<code>${escapeHtml(names)}</code>`;
      return [`${what} of <code>${escapeHtml(entry)}</code>`, format(size)];
    }),
    ['each pack', `${format(Math.min(...added))} to ${format(Math.max(...added))}`],
    ...Object.entries(files).map(([name, size]) => [`<code>${escapeHtml(name)}</code>`, format(size)]),
  ];
  return renderTable('Minified and gzipped', ['Import', 'Size'], rows);
}
