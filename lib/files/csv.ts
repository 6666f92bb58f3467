// The delimiter of a CSV file. Excel writes semicolons instead of commas in most of Europe, where numbers have a decimal
// comma, and other programs write tabs. With the wrong delimiter, whole rows would be seeds without any error.

/** Maximum length of a line or row, in characters. It bounds the memory for a file without line breaks or with an open quote. */
export const MAX_LINE = 1_048_576;

const DELIMITERS = [',', ';', '\t'] as const;

/** A character between two columns. */
export type Delimiter = (typeof DELIMITERS)[number];

/** Finds the delimiter that is most frequent in a row without quotes; a comma if two are equally frequent. */
function findDelimiter(row: string): Delimiter {
  const counts = DELIMITERS.map((sign) => ({ sign, count: row.split(sign).length }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first === undefined || first.count === second?.count ? ',' : first.sign;
}

/** Finds the first row that is not empty, with a letter for each text in quotes; undefined if its end may still follow. */
function findHeader(text: string): string | undefined {
  const plain = text.replace(/"[^"]*(?:"|$)/g, 'x');
  return /^[\r\n]*([^\r\n]+)[\r\n]/.exec(plain)?.[1];
}

async function* join(begin: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield begin;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    // A reader that stops after `begin` has not closed `rest`.
    await rest.return?.();
  }
}

/**
 * Detects the delimiter of a CSV file from its first row.
 *
 * @param texts - the file, in pieces
 * @returns the delimiter, and the whole file again, with the pieces that were read
 */
export async function detectDelimiter(
  texts: AsyncIterable<string>,
): Promise<{ delimiter: Delimiter; texts: AsyncGenerator<string> }> {
  const pieces = texts[Symbol.asyncIterator]();
  let begin = '';
  let header: string | undefined;
  while (header === undefined && begin.length <= MAX_LINE) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { value, done } = await pieces.next();
    if (done === true) {
      header = findHeader(`${begin}\n`) ?? '';
      break;
    }
    begin += value;
    header = findHeader(begin);
  }
  return { delimiter: findDelimiter(header ?? ''), texts: join(begin, pieces) };
}
