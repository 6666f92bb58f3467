// Reads a file that a visitor chooses or drops. It never leaves the page.

/** The maximum size of a file, in bytes. A larger file is not a list of names. */
const MAX_FILE = 5_000_000;

/**
 * Reads a text file.
 *
 * @param content - its expected content, such as `a list of names`
 * @throws RangeError with a message for visitors where the file is too large, or not a text
 */
export async function readTextFile(file: File, content: string): Promise<string> {
  if (file.size > MAX_FILE) throw new RangeError(`${file.name} is too large to be ${content}.`);
  const text = await file.text();
  if (text.includes('\0')) throw new RangeError(`${file.name} is not a text file. Save the table as CSV first.`);
  return text;
}
