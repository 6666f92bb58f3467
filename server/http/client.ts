// The client of a request: the address that the rate limit counts by.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Longest text of an address: IPv4 within IPv6, with brackets, a port and a zone. */
const MAX_ADDRESS_LENGTH = 100;
/** Names of the addresses that were seen last: to read one takes a tenth of an avatar's time. 10,000 × 0.4 KB are 4 MB. */
const names = new LRUCache<string, string>({ max: 10_000 });

function readAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  // A zone names an interface of this machine (RFC 4007 §11), not a client; the library throws on most of them.
  const address = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  // The library also reads forms such as 127.1 and 0x7f000001, which no proxy writes.
  if (isIP(address) === 0) return undefined;
  const plain = ipaddr.process(address).toNormalizedString();
  // An IPv6 customer has a whole /64, and could send from a new address each time.
  return isIP(plain) === 4 ? plain : `${plain.split(':', 4).join(':')}::/64`;
}

/** The name under which an address is counted, or `undefined` when the text is no address. A port may follow. */
export function nameClient(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = readAddress(text);
  // A copy: what was cut out of a header keeps all of it in memory.
  if (name !== undefined) names.set(Buffer.from(text, 'latin1').toString('latin1'), name);
  return name;
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
