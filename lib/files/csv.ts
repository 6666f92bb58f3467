// The delimiter of a CSV file. Excel writes semicolons instead of commas in most of Europe, where numbers have a decimal
// comma, and other programs write tabs. With the wrong delimiter, whole rows would be seeds without any error.

const DELIMITERS = [',', ';', '\t'] as const;

/** A character between two columns. */
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Finds the delimiter of a CSV file: the most frequent one in its first row, outside of quotes; a comma if two are equally frequent.
 *
 * @param text - the beginning of the file
 * @returns undefined if it does not contain the end of that row
 */
export function findDelimiter(text: string): Delimiter | undefined {
  const [, row] = /^[\r\n]*([^\r\n]+)[\r\n]/.exec(text.replace(/"[^"]*(?:"|$)/g, 'x')) ?? [];
  if (row === undefined) return undefined;
  const counts = DELIMITERS.map((sign) => row.split(sign).length);
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? DELIMITERS[counts.indexOf(most)] : ',';
}
