// An answer that is not what was asked for. Thrown where it is known, written where all of them are.

type Headers = Readonly<Record<string, string>>;

/** A status with a one-line text; headers that were set before stay. */
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
