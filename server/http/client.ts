// The client of a request: the address that the rate limit counts by.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name under which an address is counted, or `undefined` when the text is no address. A port may follow. */
export function nameClient(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  // A zone names an interface of this machine (RFC 4007 §11), not a client; the library throws on most of them.
  const address = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  // The library also reads forms such as 127.1 and 0x7f000001, which no proxy writes.
  if (isIP(address) === 0) return undefined;
  const plain = ipaddr.process(address).toNormalizedString();
  // An IPv6 customer has a whole /64, and could send from a new address each time.
  return isIP(plain) === 4 ? plain : `${plain.split(':', 4).join(':')}::/64`;
}

/**
 * Names the client of a request.
 *
 * @param trustProxy - proxies in front; if `x-forwarded-for` has fewer addresses than that, it is ignored
 */
export function readClient(req: IncomingMessage, trustProxy: number): string {
  const header = req.headers['x-forwarded-for'];
  const forwarded = trustProxy === 0 || header === undefined ? undefined : String(header).split(',').at(-trustProxy);
  const name = forwarded === undefined ? undefined : nameClient(forwarded.trim());
  return name ?? nameClient(req.socket.remoteAddress ?? '') ?? 'unknown';
}
