// Accepts connections for several processes, and hands each to the next one in turn. Not Node's cluster, which does the same,
// but loses what it has accepted when the processes stop one by one: here accepting ends first. Node sends a process one
// connection at a time and queues the others until it has acknowledged that one; when the process dies, it neither sends nor
// closes what is queued. So we remember what was queued for whom, and give it to others then: nothing was read from it yet.
import type { ChildProcess } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { MAX_HELD_CONNECTIONS, MAX_QUEUED_CONNECTIONS } from '../limits.js';
import type { Connection } from './messages.js';

/** Where connections come from. */
export interface Acceptor {
  readonly server: Server;
  /** Lets a process have connections from now on. */
  readonly add: (child: ChildProcess) => void;
  /** Lets it have none any more, because it has ended: those that it has not taken are given to others. */
  readonly remove: (child: ChildProcess) => void;
}

/** The descriptor of a socket, in Node. */
interface Handle {
  readonly close: () => void;
}

/** What a process has been handed. */
interface Handed {
  /** Connections that Node has not sent it yet. */
  readonly queued: Set<Socket>;
  /** The last one that was sent. Closing it does nothing where it was acknowledged. */
  sent?: Handle | null;
}

const CONNECTION: Connection = { kind: 'connection' };

/**
 * Makes an acceptor; its server does not listen yet.
 *
 * @param onSlow - called when a process is passed over because it has not taken what it was handed
 */
export function createAcceptor(onSlow: (child: ChildProcess) => void): Acceptor {
  // The first one is the next to have a connection.
  const ready = new Map<ChildProcess, Handed>();
  // As long as none can take them.
  const held: Socket[] = [];

  function hasRoom(child: ChildProcess, { queued }: Handed): boolean {
    // Node knows that a channel is closed before it says that the process has ended.
    if (!child.connected) return false;
    if (queued.size < MAX_QUEUED_CONNECTIONS) return true;
    onSlow(child);
    return false;
  }

  function send(socket: Socket, child: ChildProcess, handed: Handed): void {
    const { queued } = handed;
    // Node takes it from the socket when it sends it, and forgets it when the process dies before it has acknowledged it.
    const { _handle } = socket as unknown as { readonly _handle: Handle | null };
    queued.add(socket);
    child.send(CONNECTION, socket, {}, (error) => {
      // It has been given to another process.
      if (!queued.delete(socket)) return;
      if (error) socket.destroy();
      else handed.sent = _handle;
      const next = held.shift();
      if (next !== undefined) hand(next);
    });
  }

  function hand(socket: Socket): void {
    for (const [child, handed] of ready) {
      if (!hasRoom(child, handed)) continue;
      ready.delete(child);
      ready.set(child, handed);
      return send(socket, child, handed);
    }
    if (held.length < MAX_HELD_CONNECTIONS) held.push(socket);
    else socket.destroy();
  }

  // Nothing is read here.
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, hand);
  return {
    server,
    add(child) {
      ready.set(child, { queued: new Set() });
      for (const socket of held.splice(0)) hand(socket);
    },
    remove(child) {
      const handed = ready.get(child);
      if (handed === undefined) return;
      ready.delete(child);
      // Its client sees that at once, rather than wait for an answer.
      handed.sent?.close();
      const queued = [...handed.queued];
      handed.queued.clear();
      for (const socket of queued) hand(socket);
    },
  };
}
