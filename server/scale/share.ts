// What each of several processes has of the settings: together they take what one would.
import type { Config } from '../config.js';

/** The configuration of one of the processes. Each has a thread for PNGs, and a connection, whatever there is to share out. */
export function shareOut(config: Config): Config {
  const { webConcurrency: processes, pngThreads, pngCacheMb, pngQueue, maxConnections } = config;
  return {
    ...config,
    pngThreads: Math.max(1, Math.floor(pngThreads / processes)),
    pngCacheMb: pngCacheMb / processes,
    pngQueue: Math.ceil(pngQueue / processes),
    maxConnections: Math.ceil(maxConnections / processes),
  };
}
