// A DNS server with a single SRV record (RFC 1035 §4, RFC 2782), for clients that look up the server of a domain.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.of(0),
  ]);

function encodeNumbers(...numbers: readonly number[]): Buffer {
  return Buffer.concat(numbers.map((number) => Buffer.of(number >> 8, number & 255)));
}

/**
 * Answers questions for the record of a name, and any other with "no such name".
 *
 * @param port - the port of the record; its target is this machine
 * @returns the socket, which the caller closes
 */
export async function serveRecord(name: string, port: number): Promise<Socket> {
  const asked = Buffer.concat([encodeName(name), encodeNumbers(33, 1)]);
  const target = encodeName('127.0.0.1');
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const question = query.subarray(12, 12 + asked.length);
    const isKnown = question.equals(asked);
    const head = encodeNumbers(isKnown ? 0x8180 : 0x8183, 1, isKnown ? 1 : 0, 0, 0);
    const answer = encodeNumbers(0xc00c, 33, 1, 0, 60, 6 + target.length, 0, 0, port);
    const parts = [query.subarray(0, 2), head, question, ...(isKnown ? [answer, target] : [])];
    socket.send(Buffer.concat(parts), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}
