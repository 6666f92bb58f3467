// What parts the columns of a CSV file: a comma, or a semicolon where the comma is in numbers, as Excel writes it in most of
// Europe, or a tab. Read with the wrong one, whole rows would be seeds, and their mascots wrong without a word.
import { MAX_LINE } from './decode.js';

const DELIMITERS = [',', ';', '\t'] as const;

/** A sign between columns. */
export type Delimiter = (typeof DELIMITERS)[number];

/** Finds the sign that a row has most of outside of quotes; a comma where no sign is ahead of the others. */
function findDelimiter(row: string): Delimiter {
  const counts = DELIMITERS.map((sign) => ({ sign, count: row.split(sign).length }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first === undefined || first.count === second?.count ? ',' : first.sign;
}

/** The first row that is not empty, each text in quotes as one letter; undefined while its end may be still to come. */
function findHeader(text: string): string | undefined {
  const plain = text.replace(/"[^"]*(?:"|$)/g, 'x');
  return /^[\r\n]*([^\r\n]+)[\r\n]/.exec(plain)?.[1];
}

async function* join(begin: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield begin;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    // Who stops at the beginning has not closed the rest.
    await rest.return?.();
  }
}

/**
 * Finds out what parts the columns of a CSV file, from its first row.
 *
 * @param texts - the file, piece by piece
 * @returns also the file, with what was read of it
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
