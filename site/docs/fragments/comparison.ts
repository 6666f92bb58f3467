// Navii compared with similar libraries, as `test/bench/compare.js` measured them.
import { PACKS } from '../../../lib/index.js';
import { escapeHtml } from '../../shared/html.js';
import { renderTable } from './blocks.js';

/** One style of one library. */
interface Row {
  readonly name: string;
  readonly variant: string;
  readonly version: string;
  /** Time to draw one, as a multiple of ours. */
  readonly time: number;
  /** Mean bytes of one, plain and gzipped. */
  readonly bytes: number;
  readonly gzip: number;
  /** Bytes of the smallest script that draws one in a page, minified and gzipped. */
  readonly bundle: number;
  /** A library that the page must load as well. */
  readonly peer: string | null;
  /** Pairs of users with the same picture. */
  readonly twins: number;
  /** Directives of a strict policy that refused it; empty where it works under all of them. */
  readonly refused: string;
}

/** What was measured. */
export interface Comparison {
  readonly chromium: string;
  readonly drawn: number;
  readonly rounds: number;
  readonly crowd: number;
  readonly rows: readonly Row[];
  /** Styles of DiceBear by licence. */
  readonly styles: Readonly<Record<string, number>>;
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { maximumSignificantDigits: 2 })}\u00a0KB`;
}

function countPairs(crowd: number): number {
  return (crowd * (crowd - 1)) / 2;
}

/** Rounded to two digits: an estimate has no more. */
function formatCount(count: number): string {
  return new Intl.NumberFormat('en', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(count);
}

/**
 * How many looks there are, if all were equally likely: the birthday estimate, or where too few equal pairs were seen for
 * one, the lower bound with 95 % confidence (Poisson).
 */
function estimateLooks(crowd: number, twins: number): string {
  const pairs = countPairs(crowd);
  if (twins >= 20) return `about ${formatCount(pairs / twins)}`;
  return `over ${formatCount(pairs / (twins + 2 * Math.sqrt(twins) + 3))}`;
}

/** The table of figures. */
export function renderFigures({ crowd, rows }: Comparison): string {
  const heads = ['Library', 'Time', 'SVG', 'gzipped', 'Code', 'Looks', 'Strict CSP'];
  const people = crowd.toLocaleString('en');
  const cells = rows.map(({ name, variant, version, time, bytes, gzip, bundle, peer, twins, refused }) => [
    `${escapeHtml(name)} ${escapeHtml(version)}<br><small>${escapeHtml(variant)}</small>`,
    `${time}×`,
    formatKilobytes(bytes),
    formatKilobytes(gzip),
    formatKilobytes(bundle) + (peer === null ? '' : ` <small>and ${escapeHtml(peer)}</small>`),
    `${estimateLooks(crowd, twins)}<br><small>${twins.toLocaleString('en')} pairs alike in ${people} people</small>`,
    refused === '' ? 'shown whole' : `breaks <code>${escapeHtml(refused)}</code>`,
  ]);
  return renderTable('What was measured', heads, cells);
}

/** How it was measured. */
export function renderBench({ chromium, drawn, rounds, crowd }: Comparison): string {
  return (
    `<p>One run of Chromium ${escapeHtml(chromium)}: everybody drew the same ${drawn.toLocaleString('en')} seeds at ` +
    `96&nbsp;px, in turns, ${rounds} times over, and the median counts. Sizes are means over those seeds. ` +
    `For the looks, ${crowd.toLocaleString('en')} seeds were drawn and equal pictures counted.</p>`
  );
}

const OTHERS = ['DiceBear', 'Boring Avatars', 'Jdenticon', 'Minidenticons'];

/** What each library can do, in the order of the columns. */
function listFeatures({ styles }: Comparison): readonly (readonly string[])[] {
  const licences = Object.entries(styles).toSorted(([, a], [, b]) => b - a);
  const count = licences.reduce((sum, [, number]) => sum + number, 0);
  const licenceList = licences.map(([licence, number]) => `${number} ${escapeHtml(licence)}`).join(', ');
  return [
    [
      'Draws',
      `mascots; ${PACKS.length} packs`,
      `${count} styles, from faces to shapes`,
      '6 abstract styles',
      'geometric identicons',
      'pixel identicons',
    ],
    ['Same text, same picture', 'yes', 'yes', 'yes', 'yes', 'yes'],
    [
      'As PNG',
      'from the service, and in the playground',
      'from its service, its converter or its command',
      'no',
      '<code>toPng</code> in Node',
      'no',
    ],
    ['By address', 'your own service', 'a public service, or your own', 'a service of its makers', 'no', 'no'],
    [
      'In a page',
      'custom elements',
      'a string or a data URI',
      'a React component',
      'attributes on <code>svg</code> and <code>canvas</code>',
      'a custom element',
    ],
    [
      'Accessible name',
      '<code>title</code>, and words for the look',
      '<code>title</code>',
      '<code>title</code>',
      'left to you',
      'left to you',
    ],
    ['Hashes e-mail addresses', 'yes', 'left to you', 'left to you', 'left to you', 'left to you'],
    [
      'Other languages',
      'none yet; <a href="/docs/porting">vectors for ports</a>',
      'PHP, Python, Rust, Go, Dart, C#',
      'React only',
      'PHP, .NET, Rust, Swift, Java, Kotlin, Dart',
      'Rust, Elm',
    ],
    ['Licence of the art', 'MIT', `of each style: ${licenceList}`, 'MIT', 'MIT', 'MIT'],
  ];
}

/** The table of features. */
export function renderFeatures(comparison: Comparison): string {
  return renderTable('What each can do', ['Feature', 'Navii', ...OTHERS], listFeatures(comparison));
}
