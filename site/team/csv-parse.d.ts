// What the page uses of the parser.

interface Options {
  readonly delimiter: string;
  readonly relax_quotes: boolean;
  readonly relax_column_count: boolean;
  readonly skip_empty_lines: boolean;
  readonly trim: boolean;
}

/** Parses a table into rows of cells; throws where a quotation mark has no second one. */
export declare function parse(text: string, options: Options): string[][];
