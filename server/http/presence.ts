// Whether somebody still waits for an answer that takes long to make.
import type { IncomingMessage } from 'node:http';

/**
 * What is known of somebody who asked. `unsure` is a client that has closed its sending side: it may be gone, or wait for
 * its answer as `nc -N` does; TCP does not tell.
 */
export type Presence = 'here' | 'unsure' | 'gone';

/** Somebody who asked, looked at when it matters. */
export type Asker = () => Presence;

/** The client of a request. */
export function watchClient({ socket }: IncomingMessage): Asker {
  return () => {
    if (socket.destroyed) return 'gone';
    return socket.readableEnded ? 'unsure' : 'here';
  };
}
