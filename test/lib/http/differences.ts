// The differences of some platforms between the responses of `navii/fetch` and of the service, and the reason of each.
import type { OwnAnswer } from './cases.js';

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
