// What the routes of the API answer, as plain values: Koa and fetch only send them.
import { COMMON_HEADERS, flatten, LINE_HEADERS, type FlatHeaders } from './headers.js';
import { HttpError } from './http-error.js';

/** A request, as far as answers depend on it. */
export interface Asked<Origin = unknown> {
  readonly method: string;
  /** Path as it was sent, not decoded. */
  readonly path: string;
  /** What follows the question mark, or nothing. */
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  /** The request itself, for what only its host can tell. */
  readonly origin: Origin;
}

/** An answer before it is sent. The host adds `content-length`, and `etag` where there is a tag. */
export interface Answer {
  readonly status: number;
  readonly headers: FlatHeaders;
  /** Nothing where the answer has no body: 204 and 304. To HEAD the host sends the headers alone. */
  readonly body: string | Uint8Array;
  /** Entity tag without quotes. */
  readonly tag?: string;
}

/** Answers that take no time come at once: to wait for a promise costs a tenth of an avatar. */
export type Soon<Value> = Value | Promise<Value>;

/** Statuses whose answers have no body (RFC 9110 §15.3.5, §15.4.5). */
export const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/** What a value is turned into, now or later. */
export function after<Value, Result>(value: Soon<Value>, use: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}

/** An answer that is one plain line, never stored (SPEC §7). */
export function answerLine(status: number, line: string, headers: FlatHeaders = []): Answer {
  return { status, headers: [...LINE_HEADERS, ...headers], body: line };
}

/** The answer of an error that a route has thrown. */
export function answerError(error: HttpError): Answer {
  return answerLine(error.status, error.message, flatten(error.headers));
}

/** An answer, or that of the error in its place. Any other error is its host's. */
export function settle(make: () => Soon<Answer>): Soon<Answer> {
  const recover = (error: unknown): Answer => {
    if (error instanceof HttpError) return answerError(error);
    throw error;
  };
  try {
    const answer = make();
    return answer instanceof Promise ? answer.catch(recover) : answer;
  } catch (error) {
    return recover(error);
  }
}

/** The same answer with more headers. */
export function addHeaders(answer: Answer, headers: FlatHeaders): Answer {
  return { ...answer, headers: [...answer.headers, ...headers] };
}

/** Headers that errors of a route have too; its other answers have them already. */
export function addToErrors(answer: Soon<Answer>, headers: FlatHeaders): Soon<Answer> {
  return after(answer, (made) => (made.status < 400 ? made : addHeaders(made, headers)));
}

/** Seconds for which a browser may remember the answer to a preflight. */
const PREFLIGHT_MAX_AGE = 86_400;

/** Headers of the answer to OPTIONS, whether it is a preflight or not. */
export function describePreflight(methods: string): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    allow: methods,
    'access-control-allow-methods': methods,
    // The wildcard does not cover Authorization (Fetch §4.9).
    'access-control-allow-headers': '*, Authorization',
    'access-control-max-age': String(PREFLIGHT_MAX_AGE),
  };
}
