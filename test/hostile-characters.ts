// Characters in texts of visitors that no page may print: they are invisible, change the text around them, or are forbidden in XML.

function list(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** The characters by kind. Lone surrogates are not among them, because they cannot be sent over HTTP. */
export const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  'C0 controls': list(0x00, 0x1f),
  'C1 controls': list(0x7f, 0x9f),
  'line separators': ['\u2028', '\u2029'],
  'bidi controls': ['\u061c', '\u200e', '\u200f', ...list(0x202a, 0x202e), ...list(0x2066, 0x2069)],
  noncharacters: ['\ufdd0', '\ufffe', '\uffff', '\u{1fffe}', '\u{10ffff}'],
  tags: list(0xe0000, 0xe007f),
};
