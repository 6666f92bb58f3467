// Option rows in words, for docs, `--help` and manifests.
import type { OptionRow, OptionSchema } from './row.js';

/** What an option takes, in words. */
export function describeValues(row: OptionSchema): string {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return `${row.kind}, ${row.min}–${row.max}${row.unit === undefined ? '' : ` ${row.unit}`}`;
    case 'enum':
      return row.values.join(', ');
    case 'id':
      return `${row.of.slice(0, -1)} id`;
    case 'ids':
      return `${row.of.slice(0, -1)} ids, comma-separated`;
    case 'color':
      return row.auto ? 'CSS colour or auto' : 'CSS colour';
    case 'flag':
      return '0 or 1';
    case 'parts':
      return 'slot:id pairs, comma-separated';
    case 'text':
      return `text, at most ${row.maxLength} characters`;
  }
}

/** What stands when an option is absent, in words. */
export function describeDefault(row: OptionRow): string {
  return row.unset ?? (row.kind === 'flag' ? '0' : String(row.default));
}
