// A port for a program that has to be told one.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago; one below those that the system gives to clients, which may be thousands. */
export async function findPort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
