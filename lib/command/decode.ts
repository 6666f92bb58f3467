// Bytes to text to lines, a piece at a time.
import { codeOf, CommandError, failedTo } from './errors.js';

/** Characters of a line or a row. It bounds the memory that a file without line breaks, or with an open quote, takes. */
export const MAX_LINE = 1_048_576;

/**
 * Decodes UTF-8, without the mark at its beginning.
 *
 * @param name - of what is read, for errors
 * @throws CommandError where it is no UTF-8: other letters would be other mascots
 */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CommandError(`${name} is not UTF-8: save it as UTF-8 first`, { cause: error });
    throw error instanceof CommandError ? error : failedTo(`read ${name}`, error);
  }
}

/** Splits text into lines that are not blank. Lines end with a line feed, or with a carriage return and one. */
export async function* splitLines(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > MAX_LINE) throw new CommandError(`${name} has a line of more than a million characters`);
  }
  if (rest.trim() !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}
