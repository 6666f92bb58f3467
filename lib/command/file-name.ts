// Names of files, for any text and for every system: Windows, macOS and Linux, and what they take for the same name.
import filenamify from 'filenamify/browser';

/** Bytes of UTF-8 that a name has at most, on the systems that allow the fewest. */
export const MAX_NAME_BYTES = 255;

const REPLACEMENT = '_';
const encoder = new TextEncoder();

function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/** As much of a text as so many bytes hold, whole characters only, as people see them. */
function cut(text: string, bytes: number): string {
  if (countBytes(text) <= bytes) return text;
  let kept = '';
  let left = bytes;
  for (const { segment } of new Intl.Segmenter('und').segment(text.slice(0, bytes))) {
    left -= countBytes(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

/**
 * Makes the name of a file.
 *
 * @param stem - any text; what some system does not allow becomes `_`, all else stays as it is
 * @param ending - what the name ends with, as it is
 */
export function makeFileName(stem: string, ending: string): string {
  // Half a surrogate pair has no bytes in UTF-8, and noncharacters are refused here and there.
  const whole = stem.replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, REPLACEMENT);
  const safe = filenamify(whole, { replacement: REPLACEMENT, maxLength: Infinity });
  // A name that begins with a full stop is hidden on some systems.
  const shown = safe.replace(/^\./, REPLACEMENT);
  const short = cut(shown, MAX_NAME_BYTES - countBytes(ending)).replace(/[. ]+$/, '');
  return (short === '' ? REPLACEMENT : short) + ending;
}

/** What two names have in common that some system takes for one: letter case and Unicode normalization do not count. */
export function foldName(name: string): string {
  return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
