// Reads a column of seeds from a text or a table. The text never leaves the page.
import { isEmail } from '../../lib/choose/seed.js';
import { normalizeEmail } from '../../lib/index.js';
import { hashEmail } from '../shared/email.js';
import { foldTitle, readRows, type TableRow } from '../team/find-names.js';

/** The maximum number of seeds that are drawn and compared. */
export const MAX_COMPARED = 10_000;

/** A seed, and the text of its row. */
export interface Row {
  readonly seed: string;
  readonly label: string;
}

/** The seeds of a column. */
export interface Rows {
  /** The number of different seeds. */
  readonly different: number;
  /** The first row of each seed, at most {@link MAX_COMPARED}. */
  readonly compared: readonly Row[];
  /** The number of rows that repeat an earlier seed, and the text of one with the most rows. */
  readonly repeated: number;
  readonly most: { readonly label: string; readonly count: number };
  readonly empty: number;
  /** Pairs of texts that differ only in case or in Unicode form: they are different seeds. */
  readonly alike: readonly (readonly [string, string])[];
}

/** A table, or one column without a title. */
export interface Table {
  /** The titles of the columns; empty where the text is no table. */
  readonly titles: readonly string[];
  readonly rows: readonly TableRow[];
  /** The column that makes the best seeds. */
  readonly best: number;
}

/** Titles of columns with seeds, the best first, as `createSeed` of the library chooses. */
const SEED_TITLES =
  'seed id uuid guid userid uid email emailaddress mail username login user displayname fullname name'.split(' ');

/** Reads a text: one seed a line, or a table with columns. */
export async function readTable(text: string): Promise<Table> {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/(?:\r?\n)+$/, '')
    .split(/\r\n?|\n/);
  const oneColumn = lines.map((line) => [line.trim()]);
  const cells = /[,;\t"]/.test(text) ? await readRows(text).catch(() => oneColumn) : oneColumn;
  const [first = []] = cells;
  const isEven = cells.every(({ length }) => length === first.length);
  // Commas in names are no columns; one line with commas is a list.
  const rows = cells.length === 1 ? first.map((cell) => [cell]) : isEven ? cells : oneColumn;
  const folded = (rows[0] ?? []).map(foldTitle);
  const best = SEED_TITLES.map((title) => folded.indexOf(title)).find((index) => index !== -1);
  if (best !== undefined && rows.length > 1) return { titles: rows[0] ?? [], rows: rows.slice(1), best };
  const titles = folded.length > 1 ? folded.map((_, index) => `Column ${index + 1}`) : [];
  return { titles, rows, best: 0 };
}

/** Gathers the seeds of a column of a table. E-mail addresses become hashes, as everywhere. */
export function gatherRows({ rows }: Pick<Table, 'rows'>, column: number): Rows {
  const texts = rows.map((row) => row[column]?.trim() ?? '');
  const filled = texts.filter((text) => text !== '');
  const byKey = new Map<string, { readonly label: string; count: number }>();
  for (const label of filled) {
    // Addresses are equal where their hashes are. To hash tens of thousands takes seconds.
    const key = isEmail(label) ? normalizeEmail(label) : label;
    const same = byKey.get(key);
    if (same) same.count += 1;
    else byKey.set(key, { label, count: 1 });
  }
  const byText = new Map<string, string>();
  const alike: [string, string][] = [];
  for (const { label } of byKey.values()) {
    const folded = label.normalize('NFKC').toLowerCase();
    const other = byText.get(folded);
    if (other === undefined) byText.set(folded, label);
    else alike.push([other, label]);
  }
  const different = [...byKey.values()];
  return {
    different: different.length,
    compared: different.slice(0, MAX_COMPARED).map(({ label }) => ({ seed: hashEmail(label), label })),
    repeated: filled.length - different.length,
    most: different.reduce((best, row) => (row.count > best.count ? row : best), { label: '', count: 0 }),
    empty: texts.length - filled.length,
    alike,
  };
}
