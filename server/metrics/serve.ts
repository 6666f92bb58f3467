// The figures over HTTP, on a port of their own: they are for the operator, not for clients.
import { createServer, type Server } from 'node:http';
import { FIGURES_TYPE, printFigures, type Figures } from './prometheus.js';

/**
 * Makes a server of `/metrics`; it does not listen yet.
 *
 * @param readAll - the figures of all processes
 */
export function createMetricsServer(readAll: () => Promise<readonly Figures[]>): Server {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    readAll()
      .then(printFigures)
      .then((text) => res.writeHead(200, { 'content-type': FIGURES_TYPE }).end(text))
      .catch(() => res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end('No figures'));
  });
  // It does not keep a service alive that has ended.
  return server.unref();
}
