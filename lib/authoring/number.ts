// Numbers as drawings print them.

/** A number, and where the next one may begin. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const PRINTED = /^-?(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/;

/** Whether a number is written so that every engine prints it alike: at most two decimals, no exponent. */
export function isPrinted(text: string): boolean {
  return PRINTED.test(text);
}

/** The text of the number that begins at a place, if one does. */
export function numberAt(text: string, place: number): string | undefined {
  NUMBER.lastIndex = place;
  return NUMBER.exec(text)?.[0];
}

/** Reads numbers between spaces or commas; `undefined` where one of them is none, or has more than two decimals. */
export function readNumbers(text: string): number[] | undefined {
  const words = text.trim().split(/\s*,\s*|\s+/);
  return words.every(isPrinted) ? words.map(Number) : undefined;
}
