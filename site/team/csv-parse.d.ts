// The types of `csv-parse` that the page uses.

interface ParseOptions {
  readonly delimiter: string;
  readonly relax_quotes: boolean;
  readonly relax_column_count: boolean;
  readonly skip_empty_lines: boolean;
  readonly trim: boolean;
}

/** Parses a table into rows of cells; throws on an unclosed quotation mark. */
export declare function parse(text: string, options: ParseOptions): string[][];
