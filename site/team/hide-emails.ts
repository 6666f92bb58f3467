// Takes e-mail addresses out of a text. Whatever an address gets into is passed on with a link: a name, a title, a table.

/** Characters that are kept of a text with addresses: a text that is longer is no name and no title. */
const LONGEST = 1000;

/** Whether something stands before an `@`, and behind it a full stop with something on both sides. */
function looksLikeEmail(token: string): boolean {
  const at = token.indexOf('@', 1);
  return at > 0 && token.lastIndexOf('.', token.length - 2) > at + 1;
}

/** A text without the addresses that were in it. */
export interface Hidden {
  readonly text: string;
  readonly emails: readonly string[];
}

/**
 * Takes e-mail addresses out of a text: nothing that is left has the form `x@y.z`.
 *
 * @example
 * hideEmails('Ada (ada@example.org)'); // { text: 'Ada', emails: ['ada@example.org'] }
 */
export function hideEmails(text: string): Hidden {
  if (!text.includes('@')) return { text, emails: [] };
  const emails: string[] = [];
  const drop = (token: string): string => {
    if (!looksLikeEmail(token)) return token;
    emails.push(token.replace(/^'+|'+$/g, ''));
    return ' ';
  };
  // Word by word: an expression for whole addresses takes quadratic time for a long text without blanks.
  const bare = text
    .replace(/mailto:/gi, ' ')
    .split(/([\s<>()[\]{}"“”,;:|]+)/)
    .map(drop)
    .join('')
    // Some have such marks inside of them: `ada@[127.0.0.1]`.
    .split(/(\s+)/)
    .map(drop)
    .join('');
  if (emails.length === 0) return { text, emails };
  const unframed = bare
    .slice(0, LONGEST)
    .replace(/[<([{"“]\s*[>)\]}"”]/g, ' ')
    .replace(/\s+/g, ' ');
  return { text: unframed.replace(/^[\s,;:|-]+/, '').replace(/[\s,;:|-]+$/, ''), emails };
}
