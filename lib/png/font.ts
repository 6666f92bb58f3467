// The font of what PNGs write: Bagel Fat One, latin, under the SIL Open Font License 1.1 (its text is in licenses.txt beside the
// built file). In a module of its own, because few drawings have text.
import url from '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2?inline';

/** The font as a file (WOFF 2). */
export function font(): Uint8Array {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
