// The font for text in PNGs: Bagel Fat One, Latin, under the SIL Open Font License 1.1 (its text is in licenses.txt next to the
// built file). It is a separate module, loaded on demand, because few drawings contain text.
import url from '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2?inline';

/** The bytes of the font file (WOFF2). */
export function font(): Uint8Array {
  const text = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
