// Sends requests of cases over HTTP, with request targets exactly as they are written.
import { ask } from '../../tools/client.js';
import type { Ask } from './cases.js';

/** Sends requests to a server on a port of this machine. The port is read at each request, so the server may start later. */
export function askOver(server: { readonly port: number }): Ask {
  return ({ target, ...extras }) => ask(server, target, extras);
}
