// How fast Navii is in Node, as the benchmarks under `test/bench/` measured it and wrote it into bench.json.
import { escapeHtml } from '../../shared/html.js';
import { renderTable } from './blocks.js';

/** What benchmarks measured: how many times as fast as something else we are, by section and key. */
export type Benchmarks = Readonly<
  Record<string, { readonly node: string; readonly ratios: Readonly<Record<string, number>> }>
>;

/** One table: a section of the file, with what each of its ratios is of. */
interface Part {
  readonly section: string;
  readonly title: string;
  readonly rows: readonly (readonly [key: string, what: string])[];
}

/** In the order of the page; what was not measured has no row. A table fits into a window. */
const PARTS: readonly Part[] = [
  {
    section: 'engine',
    title: 'Drawing an SVG, beside …',
    rows: [
      ['floor', 'hashing the seed and joining the same bytes'],
      ['dicebear', 'DiceBear (critters)'],
      ['boring', 'Boring Avatars (with React)'],
      ['jdenticon', 'Jdenticon'],
      ['minidenticons', 'Minidenticons'],
    ],
  },
  {
    section: 'service',
    title: 'Answers of the service, beside a bare Koa app with 1,500 constant bytes',
    rows: [
      ['fresh', 'an SVG never asked for'],
      ['again', 'the same SVG again'],
      ['limited', 'an SVG never asked for, each client counted'],
      ['unchanged', 'an SVG that the client has (304)'],
      ['png', 'a PNG that is kept'],
    ],
  },
  {
    section: 'png',
    title: 'Making a PNG, beside …',
    rows: [
      ['96-resvg', 'native resvg-js, 96 px, by WebAssembly alone'],
      ['96-native', 'native resvg-js, 96 px, where it is installed'],
      ['96-sharp', 'sharp, 96 px'],
      ['256-resvg', 'native resvg-js, 256 px'],
      ['256-sharp', 'sharp, 256 px'],
      ['1024-resvg', 'native resvg-js, 1024 px'],
      ['1024-sharp', 'sharp, 1024 px'],
    ],
  },
];

/** The tables of ratios. Throws a RangeError where one was measured that has no row. */
export function renderSpeed(benchmarks: Benchmarks): string {
  for (const [name, { ratios }] of Object.entries(benchmarks)) {
    const known = new Map(PARTS.find(({ section }) => section === name)?.rows);
    const nameless = Object.keys(ratios).find((key) => !known.has(key));
    if (nameless !== undefined) throw new RangeError(`${name}: expected keys that have a row, got ${nameless}`);
  }
  return PARTS.flatMap(({ section, title, rows }) => {
    const measured = benchmarks[section];
    if (measured === undefined) return [];
    const cells = rows.flatMap(([key, what]) => {
      const ratio = measured.ratios[key];
      return ratio === undefined ? [] : [[escapeHtml(what), `${ratio}×`, escapeHtml(measured.node)]];
    });
    return [renderTable(title, ['What', 'Ratio', 'Node'], cells)];
  }).join('');
}
