// A static file server.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder as static hosts do: the path of a folder gives its index.html, and an unknown path gives 404.html.
 *
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveFiles(folder) {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Some paths are not valid file names. They get the 404 page.
    const name = /%(?![\da-f]{2})/i.test(pathname) ? pathname : decodeURIComponent(pathname);
    const path = join(folder, name);
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    const found = existsSync(file);
    const sent = found ? file : join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream' });
    response.end(readFileSync(sent));
  };
}
