// Runs nginx with server/deploy/nginx.conf, as on a machine with systemd or as in a container.
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isListening, Program } from '../../child.js';
import { findPort } from '../../tools/free-port.js';
import { NGINX, requireProgram } from '../../tools/programs.js';
import { readDeployed } from './files.js';

/** Root can run nginx and Redis as `nobody`, as they require; other users run them as themselves. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A running nginx. */
export interface Nginx {
  readonly port: number;
  /** Its access log. */
  readonly log: () => string;
  /** Its error log. */
  readonly errors: () => string;
  readonly close: () => Promise<void>;
}

/** Makes a folder that nginx may write to, as any user. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const { uid, gid } = NOBODY;
  if (uid !== undefined) for (const name of ['', 'logs']) chownSync(join(folder, name), uid, gid);
  return folder;
}

/** Replaces the variables of nginx.conf as envsubst does. */
function fillIn(variables: Readonly<Record<string, string>>): string {
  return readDeployed('nginx.conf').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`nginx.conf: nobody sets ${name}`);
    return value;
  });
}

/** Returns a function that returns all text of a stream so far. */
function collect(stream: Readable | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

/**
 * Starts nginx.
 *
 * @param instances - the addresses of two instances
 * @param options.log - the access log. By default it is a file, and standard output is a socket, as the journal of
 *   systemd is. With another path, standard output is a pipe, as in a container.
 * @param options.http - further lines of the `http` block
 */
export async function startNginx(
  [first, second]: readonly [string, string],
  { log: path, http = '' }: { readonly log?: string; readonly http?: string } = {},
): Promise<Nginx> {
  const [folder, port] = [makeFolder(), await findPort()];
  const file = join(folder, 'access.log');
  const config = fillIn({
    NGINX_PORT: String(port),
    NGINX_CACHE: join(folder, 'cache'),
    NGINX_LOG: path ?? file,
    NAVII_1: first,
    NAVII_2: second,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};\n`);
  const main = join(folder, 'main.conf');
  writeFileSync(main, `pid nginx.pid;\nevents {}\nhttp {\n${places.join('')}${http}\n${config}}\n`);
  const nginx = [requireProgram(NGINX), '-p', folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'];
  // Node's own pipes are sockets.
  const command = path === undefined ? 'exec "$@"' : 'exec "$@" > >(cat)';
  const program = new Program('bash', ['-c', command, 'nginx', ...nginx], {
    ...NOBODY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = [collect(program.child.stdout), collect(program.child.stderr)];
  async function close(): Promise<void> {
    await program.close();
    rmSync(folder, { recursive: true });
  }
  try {
    await program.wait(() => isListening(port));
  } catch (error) {
    await close();
    throw new Error(errors(), { cause: error });
  }
  return { port, log: path === undefined ? () => readFileSync(file, 'utf8') : output, errors, close };
}
