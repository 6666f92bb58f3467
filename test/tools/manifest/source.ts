// What the sources of the elements say of themselves, in comments and declarations: the one place where it is written.

/** A name with a description. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

/** A property as its class declares it. */
export interface Declared {
  /** TypeScript's type, without `undefined`. */
  readonly type: string;
  readonly description: string;
}

const CLASS = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:abstract )?class /;
const PROPERTY = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*declare (\w+): ([^;]+);/g;

/** Text of a comment without its stars, and without references that lead nowhere from an editor; paragraphs stay apart. */
function readComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  return lines
    .join('\n')
    .replace(/ \(SPEC [^)]*\)/g, '')
    .trim();
}

function unwrap(text: string): string {
  return text.replace(/([^\n])\n(?!\n)/g, '$1 ').trim();
}

/**
 * Reads the comment of a class.
 *
 * @throws Error when there is none
 */
export function readClassComment(source: string): string {
  const [, comment] = CLASS.exec(source) ?? [];
  if (comment === undefined) throw new Error('expected a class with a comment');
  return readComment(comment);
}

/** What a class is, from its comment: all before the first tag. */
export function readDescription(comment: string): string {
  return unwrap(comment.split(/^@/m)[0] ?? '');
}

/** The `@tag name - description` lines of a comment. */
export function readTags(comment: string, tag: string): Described[] {
  const blocks = comment.split(/^@/m).slice(1).map(unwrap);
  return blocks.flatMap((block) => {
    const [, found, name = '', description = ''] = /^(\w+) (\S+) - (.*)$/.exec(block) ?? [];
    return found === tag ? [{ name, description }] : [];
  });
}

/** The properties that a class declares, with their comments. */
export function readProperties(source: string): Map<string, Declared> {
  const found = [...source.matchAll(PROPERTY)].map(([, comment = '', name = '', type = '']) => {
    const declared: Declared = { type: type.replace(/ \| undefined$/, ''), description: unwrap(readComment(comment)) };
    return [name, declared] as const;
  });
  return new Map(found);
}
