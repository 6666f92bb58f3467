// Finds a free port for programs that cannot choose one themselves.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port that was free a moment ago. It is below the system's range for outgoing connections, which may be thousands.
 */
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
