// What the command says when it cannot go on: one line or a few, never a stack.

/** The command understood, and could not do it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = 1;
}

/** The command was called in a way that makes no sense. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'there is something else of that name',
  EISDIR: 'it is a folder',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'no space is left',
  ENOTDIR: 'what should be a folder on the way is a file',
  EPERM: 'it is not permitted',
  EROFS: 'the disk is read-only',
};

/** The code that Node gives an error of the system or of its loader. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Why the system refused, in words. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return REASONS[codeOf(error) ?? ''] ?? message;
}

/** What to throw where the system refused to do something with a file. */
export function failedTo(action: string, error: unknown): CommandError {
  return new CommandError(`cannot ${action}: ${reasonOf(error)}`, { cause: error });
}
