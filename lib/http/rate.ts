// What routes with a limit of requests tell their clients (SPEC §8).
import { BUSY, describeLine, type Endpoint } from './endpoint.js';
import type { FlatHeaders } from './headers.js';
import type { Counted } from './host.js';

/** Headers that tell a client its limit. */
const HEADERS = { limit: 'x-ratelimit-limit', remaining: 'x-ratelimit-remaining', reset: 'x-ratelimit-reset' };

/** What they say. */
export const RATE_DESCRIPTIONS = {
  [HEADERS.limit]: 'Requests in a window.',
  [HEADERS.remaining]: 'Requests left in this one.',
  [HEADERS.reset]: 'When it ends, in seconds of the Unix epoch.',
};

/** Names of the headers, as scripts of other origins need them to be listed. */
export const RATE_NAMES = [...Object.values(HEADERS), 'retry-after'].join(', ');

/** The answers that such routes have beside their own. */
export const RATED: NonNullable<Endpoint['answers']> = {
  429: describeLine('Rate limit exceeded', {
    ...RATE_DESCRIPTIONS,
    'retry-after': 'Seconds until the window resets.',
  }),
  503: { ...BUSY, headers: { ...BUSY.headers, ...RATE_DESCRIPTIONS } },
};

/** The headers of a request that was counted. */
export function describeCount(limit: number, { remaining, msBeforeNext }: Counted): FlatHeaders {
  return [
    HEADERS.limit,
    String(limit),
    HEADERS.remaining,
    String(remaining),
    HEADERS.reset,
    String(Math.ceil((Date.now() + msBeforeNext) / 1000)),
  ];
}
