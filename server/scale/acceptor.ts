// Accepts connections for several processes, and hands each to the next one in turn. Not Node's cluster, which does the same,
// but loses what it has accepted when the processes stop one by one, and lets a connection hang forever that was on its way to
// a process which died: here accepting ends first, and what is on its way is closed with the process.
import type { ChildProcess } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { MAX_HELD_CONNECTIONS } from '../limits.js';
import type { Connection } from './messages.js';

/** Where connections come from. */
export interface Acceptor {
  readonly server: Server;
  /** Lets a process have connections from now on. */
  readonly add: (child: ChildProcess) => void;
  /** Lets it have none any more. */
  readonly remove: (child: ChildProcess) => void;
}

const CONNECTION: Connection = { kind: 'connection' };

/** Makes an acceptor; its server does not listen yet. */
export function createAcceptor(): Acceptor {
  // The first one is the next to have a connection.
  const ready: ChildProcess[] = [];
  // As long as none is ready.
  const held: Socket[] = [];

  function hand(socket: Socket): void {
    const child = ready.shift();
    if (child === undefined) {
      if (held.length < MAX_HELD_CONNECTIONS) held.push(socket);
      else socket.destroy();
      return;
    }
    ready.push(child);
    // A process that just ended takes it along: Node has closed it then.
    child.send(CONNECTION, socket, {}, () => undefined);
  }

  // Nothing is read here.
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, hand);
  return {
    server,
    add(child) {
      ready.push(child);
      for (const socket of held.splice(0)) hand(socket);
    },
    remove(child) {
      const place = ready.indexOf(child);
      if (place >= 0) ready.splice(place, 1);
    },
  };
}
