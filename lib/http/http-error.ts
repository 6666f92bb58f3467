// An error with a status. Routes throw it; answer.ts makes its answer, and errors.ts of the service for other routes.

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

/**
 * An error that ends by itself: its answer says when to come back.
 *
 * @param ms - until then; said in whole seconds, at least one
 */
export function retryLater(status: 429 | 503, line: string, ms = 1000): HttpError {
  return new HttpError(status, line, { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) });
}
