// The differences between the responses of `navii/fetch` and of the service, and the reason of each.
import type { OwnAnswer } from './cases.js';

/** The differences on every platform. `fetch.test.ts` and `cases.ts` assert them. */
export const DIFFERENCES: readonly { readonly answers: string; readonly differ: string; readonly because: string }[] = [
  {
    answers: '/avatar/*',
    differ: 'have no x-ratelimit headers, and none is 429',
    because: 'limits are the platform’s: a handler has no memory of clients',
  },
  { answers: 'all', differ: 'have no x-request-id', because: 'the platform names requests in its own log' },
  { answers: '/healthz', differ: 'pngCacheSize is 0', because: 'a handler keeps no PNGs, the platform caches answers' },
  {
    answers: '/api, /openapi.json',
    differ: 'list the routes of the handler alone',
    because: 'there is no site, no license and no /readyz',
  },
  { answers: '404', differ: 'is always one plain line', because: 'there is no page for browsers' },
  {
    answers: '/group of more than 8 KiB, /api, /openapi.json',
    differ: 'are not compressed',
    because: 'the platform does so',
  },
  {
    answers: '/avatar/.., /avatar/a/../b',
    differ: 'are /, /avatar/b',
    because: 'requests of fetch are resolved before the handler sees them',
  },
];

/** The differences on one platform, by the name of the platform. */
export const OWN_ANSWERS: ReadonlyMap<string, readonly OwnAnswer[]> = new Map([
  [
    'workerd, as deployed',
    [
      {
        isOf: ({ target, isRepeated = false }) => isRepeated && target.includes('.png'),
        change: ({ headers, ...answer }) => ({
          ...answer,
          headers: { ...headers, 'cf-cache-status': 'HIT', 'content-type': 'image/png' },
        }),
        because: 'the second answer is that of the platform’s cache, which says so',
      },
    ],
  ],
  [
    'Bun',
    [
      {
        isOf: ({ target }) => target.length > 16_384,
        change: () => ({ status: 431, headers: {}, body: new Uint8Array() }),
        because: 'Bun refuses a head of more than 16 KiB itself: 431 without a body, not 414',
      },
    ],
  ],
]);
