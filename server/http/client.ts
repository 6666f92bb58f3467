// Who asks: the address that the rate limit counts by.
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one customer has a whole /64, and could wear a new address each time. */
function cutPrefix(address: string): string {
  // The URL parser writes addresses in one way (RFC 5952), which leaves at most one gap.
  const plain = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`;
}

/** The name under which an address is counted, or `undefined` when the text is none. A port may follow. */
export function nameClient(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const address = (bracketed ?? text).replace(/^([\d.]+):\d+$/, '$1').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? cutPrefix(address) : undefined;
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
