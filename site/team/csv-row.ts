// A row of a table that Excel and others open.

/**
 * A value of a CSV file (RFC 4180 §2). Names come from links, and a spreadsheet computes what looks like a formula: with an
 * apostrophe before it, it is a text (OWASP, CSV Injection: https://owasp.org/www-community/attacks/CSV_Injection).
 */
function quoteCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Writes a row, with its line end. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}
