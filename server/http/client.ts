// Who asks: the address that the rate limit counts by.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name under which an address is counted, or `undefined` when the text is none. A port may follow. */
export function nameClient(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
  // The library reads more than addresses: 127.1 and 0x7f000001 too.
  if (isIP(address) === 0) return undefined;
  const plain = ipaddr.process(address).toNormalizedString();
  // One customer has a whole /64, and could send from a new address each time.
  return isIP(plain) === 4 ? plain : `${plain.split(':', 4).join(':')}::/64`;
}

/**
 * Tells clients apart.
 *
 * @param trustProxy - proxies in front; with fewer addresses than that in `x-forwarded-for` nothing in it is believed
 */
export function readClient(req: IncomingMessage, trustProxy: number): string {
  const header = req.headers['x-forwarded-for'];
  const forwarded = trustProxy === 0 || header === undefined ? undefined : String(header).split(',').at(-trustProxy);
  const name = forwarded === undefined ? undefined : nameClient(forwarded.trim());
  return name ?? nameClient(req.socket.remoteAddress ?? '') ?? 'unknown';
}
