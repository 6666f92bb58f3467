// A server for frameworks that have none: it serves a page, and the files of a folder.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

async function answerFile(path: string, response: ServerResponse): Promise<void> {
  try {
    const file = await readFile(path);
    response.writeHead(200, { 'content-type': TYPES.get(extname(path)) ?? 'application/octet-stream' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
}

/** Creates a request listener: it calls `answerPage` for the page, and serves the files of the folder for other paths. */
export function createHandler(folder: string, answerPage: Answer): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void (pathname === '/' ? answerPage(request, response) : answerFile(join(folder, pathname), response));
  };
}

/** Listens on the port in the environment. */
export function listen(handler: RequestListener): void {
  createServer(handler).listen(Number(process.env['PORT']), '127.0.0.1');
}

/** Serves a page that is rendered for each request, and the files of a folder. */
export function serve(folder: string, render: () => string): void {
  const answerPage: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(render());
  };
  listen(createHandler(folder, answerPage));
}
