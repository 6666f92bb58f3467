// Recipients as mail programs copy them: Outlook parts them by semicolons, Gmail and Apple Mail by commas, and quote a name
// that has a comma itself (RFC 5322 §3.4).

/** Whether a text has an address in angle brackets. */
export function isMailList(text: string): boolean {
  return /<[^<>\s@]+@[^<>\s@]+>/.test(text);
}

/** Parts a text at some signs, but not within quotation marks. */
function partOutsideQuotes(text: string, signs: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (signs.includes(sign) && !isQuoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** `Lovelace, Ada` the way one says it. */
export function turnName(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return first === '' || last === '' || more.length > 0 ? name : `${first} ${last}`;
}

function unquote(name: string): string {
  return name.replace(/^(["'])(.*)\1$/, '$2').trim();
}

/** What stands before an address, and the address. */
interface Recipient {
  readonly before: string;
  readonly address: string;
}

/** The names of recipients, in their order; of who has none the address. */
export function readMailList(text: string): string[] {
  const recipients: Recipient[] = [];
  const [start = '', ...pieces] = text.split('<');
  let before = start;
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    recipients.push({ before, address: end === -1 ? piece : piece.slice(0, end) });
    before = end === -1 ? '' : piece.slice(end + 1);
  }
  const isCommaParted = />\s*,/.test(text);
  const inCommas = recipients.map((recipient) => partOutsideQuotes(recipient.before, ',;\r\n').filter(Boolean));
  // `Lovelace, Ada <…>, Hopper, Grace <…>`: a program that quotes nothing.
  const isTurned =
    inCommas.length > 1 && inCommas.every((parts) => parts.length === 2 && !parts.join('').includes('@'));
  const signs = isCommaParted && !isTurned ? ',;\r\n' : ';\r\n';
  const names = recipients.flatMap((recipient) => {
    const others = partOutsideQuotes(recipient.before.replace(/^[\s,;]+/, ''), signs);
    const name = turnName(unquote(others.pop() ?? ''));
    return [...others.map(unquote), name === '' ? recipient.address : name];
  });
  return [...names, ...partOutsideQuotes(before.replace(/^[\s,;]+/, ''), ',;\r\n').map(unquote)];
}
