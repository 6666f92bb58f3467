// How fast Navii is in Node, as the benchmarks under `test/bench/` measured it and wrote it into bench.json.
import { escapeHtml, renderTable } from '../../shared/html.js';

/** What benchmarks measured: how many times as fast as something else we are, by section and key. */
export type Benchmarks = Readonly<
  Record<string, { readonly node: string; readonly ratios: Readonly<Record<string, number>> }>
>;

/** What a ratio is of. */
interface Label {
  readonly section: string;
  readonly key: string;
  readonly what: string;
}

/** In the order of the table; what was not measured has no row. */
const LABELS: readonly Label[] = [
  { section: 'engine', key: 'floor', what: 'Drawing, beside hashing the seed and joining the same bytes' },
  { section: 'engine', key: 'dicebear', what: 'Drawing, beside DiceBear (critters)' },
  { section: 'engine', key: 'boring', what: 'Drawing, beside Boring Avatars (with React)' },
  { section: 'engine', key: 'jdenticon', what: 'Drawing, beside Jdenticon' },
  { section: 'engine', key: 'minidenticons', what: 'Drawing, beside Minidenticons' },
  { section: 'service', key: 'fresh', what: 'An SVG never asked for, beside a bare Koa app with 1,500 constant bytes' },
  { section: 'service', key: 'again', what: 'The same SVG again, beside that app' },
  { section: 'service', key: 'limited', what: 'An SVG never asked for, each client counted, beside that app' },
  { section: 'service', key: 'unchanged', what: 'An SVG that the client has (304), beside that app' },
  { section: 'service', key: 'png', what: 'A PNG that is kept, beside that app' },
  { section: 'png', key: '96-resvg', what: 'A new PNG of 96 px in WebAssembly, beside native resvg-js' },
  { section: 'png', key: '96-native', what: 'The same where resvg-js is installed' },
  { section: 'png', key: '96-sharp', what: 'A new PNG of 96 px, beside sharp' },
  { section: 'png', key: '256-resvg', what: 'A new PNG of 256 px, beside native resvg-js' },
  { section: 'png', key: '256-sharp', what: 'A new PNG of 256 px, beside sharp' },
  { section: 'png', key: '1024-resvg', what: 'A new PNG of 1024 px, beside native resvg-js' },
  { section: 'png', key: '1024-sharp', what: 'A new PNG of 1024 px, beside sharp' },
];

/** The table of ratios. Throws a RangeError where one was measured that has no row. */
export function renderSpeed(benchmarks: Benchmarks): string {
  const names = new Set(LABELS.map(({ section, key }) => `${section} ${key}`));
  for (const [section, { ratios }] of Object.entries(benchmarks)) {
    const nameless = Object.keys(ratios).find((key) => !names.has(`${section} ${key}`));
    if (nameless !== undefined) throw new RangeError(`${section}: expected keys that have a row, got ${nameless}`);
  }
  const rows = LABELS.flatMap(({ section, key, what }) => {
    const measured = benchmarks[section];
    const ratio = measured?.ratios[key];
    if (measured === undefined || ratio === undefined) return [];
    return [[escapeHtml(what), `${ratio}×`, escapeHtml(measured.node)]];
  });
  return renderTable('Speed in Node', ['What', 'Ratio', 'Node'], rows);
}
