// An error with a status. Routes throw it; errors.ts writes the answer.

type Headers = Readonly<Record<string, string>>;

/** A status with a line of text. Headers that were set before it was thrown are sent too. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Headers;

  constructor(status: number, line: string, headers: Headers = {}) {
    super(line);
    this.status = status;
    this.headers = headers;
  }
}
