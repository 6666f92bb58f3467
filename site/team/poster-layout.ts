// Where everybody stands on a poster.

/** A length and a width, in pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Cells of one size, in rows that fill an area. */
export interface PosterLayout {
  readonly columns: number;
  readonly rows: number;
  readonly cell: Area;
  /** Edge of a mascot. */
  readonly tile: number;
}

/** Width of a cell, and its height with the name, in edges of its mascot. */
const CELL = { width: 1.14, height: 1.42 } as const;
/** Height of the letters of a name, in edges of a mascot. */
export const LETTER = 0.15;

/**
 * Finds the columns with which the mascots are largest.
 *
 * @param count - of people, at least one
 */
export function layOut(count: number, area: Area): PosterLayout {
  const tileOf = (columns: number): number =>
    Math.min(area.width / columns / CELL.width, area.height / Math.ceil(count / columns) / CELL.height);
  let best = 1;
  for (let columns = 2; columns <= count; columns += 1) if (tileOf(columns) > tileOf(best)) best = columns;
  const rows = Math.ceil(count / best);
  // No more columns than the rows need: the last row is as full as the others, or nearly so.
  const columns = Math.ceil(count / rows);
  return { columns, rows, cell: { width: area.width / columns, height: area.height / rows }, tile: tileOf(columns) };
}

/** Where somebody's mascot begins, in pixels from the corner of the area. The last row stands in the middle. */
export function placeOf(
  index: number,
  count: number,
  { columns, rows, cell, tile }: PosterLayout,
): { readonly x: number; readonly y: number } {
  const row = Math.floor(index / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const indent = ((columns - inRow) * cell.width) / 2;
  return {
    x: indent + (index % columns) * cell.width + (cell.width - tile) / 2,
    y: row * cell.height + (cell.height - tile * (CELL.height - 0.14)) / 2,
  };
}
