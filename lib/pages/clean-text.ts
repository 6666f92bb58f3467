// Cleans texts of visitors that pages print: a text must not change the text around it, or hide another one.

/** Control characters and line separators. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/**
 * Characters that change the direction of the text, code points that are no characters, and tags, which spell invisible ASCII. The
 * emoji of some flags, such as Scotland's, end with tags (UTS #51, ED-14a): the group finds these.
 */
const UNSEEN = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f})|[\p{Bidi_C}\p{NChar}\u{e0000}-\u{e007f}]/gu;
// No script puts more than four marks on one letter. More marks would cover the lines above and below.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Makes a text of visitors fit to be printed, on one line. Breaks become spaces, and invisible characters are dropped. */
export function cleanText(text: string): string {
  return text
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
