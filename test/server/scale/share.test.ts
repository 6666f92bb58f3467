// What several processes have of the settings: together what one would.
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { shareOut } from '../../../server/scale/share.js';

describe('shareOut', () => {
  it.each([
    [1, { pngThreads: 4, pngCacheMb: 64, pngQueue: 256, maxConnections: 4096 }],
    [4, { pngThreads: 1, pngCacheMb: 16, pngQueue: 64, maxConnections: 1024 }],
    [3, { pngThreads: 1, pngCacheMb: 64 / 3, pngQueue: 86, maxConnections: 1366 }],
  ])('among %i', (webConcurrency, share) => {
    const config = { ...readConfig({ PNG_THREADS: '4', MAX_CONNECTIONS: '4096' }), webConcurrency };
    expect(shareOut(config)).toEqual({ ...config, ...share });
  });

  it('leaves each a thread and a connection, and shares nothing out of nothing', () => {
    const env = { PNG_THREADS: '2', MAX_CONNECTIONS: '1', PNG_QUEUE: '0', PNG_CACHE_MB: '0', WEB_CONCURRENCY: '8' };
    const nothing = { pngThreads: 1, maxConnections: 1, pngQueue: 0, pngCacheMb: 0 };
    expect(shareOut(readConfig(env))).toMatchObject(nothing);
  });
});
