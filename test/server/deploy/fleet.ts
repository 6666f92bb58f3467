// Starts the programs of server/deploy/compose.yaml without containers: two instances of the built service, one Redis, and nginx.
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening, Program } from '../../child.js';
import { ask } from '../../tools/client.js';
import { findPort } from '../../tools/free-port.js';
import { findProgram, NGINX, REDIS, requireProgram } from '../../tools/programs.js';
import { root } from '../../tools/root.js';
import { MAIN } from '../program.js';

/** Whether these tests are skipped: a program is missing, and `CI`, which requires all tests, is not set. */
export const isSkipped = [NGINX, REDIS].some((it) => findProgram(it) === undefined) && !process.env['CI'];
if (isSkipped) process.stderr.write('server/deploy/nginx.conf is not tested: nginx or Redis is missing.\n');

/** Root can run nginx and Redis as `nobody`, as they require; other users run them as themselves. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** An instance of the service, which can be started again under its port. */
export interface Instance {
  readonly port: number;
  /** Starts the instance, and waits until it is ready. */
  readonly start: () => Promise<void>;
  /** Sends the signal, and resolves with the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<unknown>;
  /** Stops the process: its connections stay open, but get no data. */
  readonly pause: () => void;
}

async function createInstance(
  variables: Readonly<Record<string, string>>,
): Promise<Instance & { close: () => unknown }> {
  const port = await findPort();
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...variables };
  let program: Program | undefined;
  return {
    port,
    async start() {
      program = new Program(process.execPath, [MAIN], { env, stdio: 'ignore' });
      await program.wait(async () => (await ask({ port }, '/readyz')).status === 200);
    },
    end: async (signal) => await program?.end(signal),
    pause: () => void program?.child.kill('SIGSTOP'),
    close: () => program?.close(),
  };
}

/** Writes nginx.conf with its variables replaced as by envsubst, inside an `http` block as in a distribution. */
function writeConfig(folder: string, variables: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(root, 'server/deploy/nginx.conf'), 'utf8');
  const config = template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`nginx.conf: nobody sets ${name}`);
    return value;
  });
  writeFileSync(join(folder, 'navii.conf'), config);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};\n`);
  const main = `pid nginx.pid;\nevents {}\nhttp {\n${places.join('')}include navii.conf;\n}\n`;
  writeFileSync(join(folder, 'main.conf'), main);
  return join(folder, 'main.conf');
}

/** The files of the access log and the error log of nginx. */
const OUTPUTS = ['access.log', 'error.log'];

/** Makes a folder that nginx may write to, as any user. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-deploy-'));
  mkdirSync(join(folder, 'logs'));
  for (const name of OUTPUTS) writeFileSync(join(folder, name), '');
  const { uid, gid } = NOBODY;
  if (uid !== undefined) for (const name of ['', 'logs', ...OUTPUTS]) chownSync(join(folder, name), uid, gid);
  return folder;
}

/** All running programs. */
export interface Fleet {
  /** Port of nginx. */
  readonly port: number;
  readonly instances: readonly [Instance, Instance];
  readonly redis: Pick<Program, 'end'>;
  /** The access log of nginx. */
  readonly log: () => string;
  /** The error log of nginx. */
  readonly errors: () => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts Redis, the instances and nginx.
 *
 * @param variables - of the instances
 */
export async function startFleet(variables: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  const folder = makeFolder();
  /** The started programs, nginx last. */
  const started: { close: () => unknown }[] = [];
  async function close(): Promise<void> {
    for (const each of started.toReversed()) await each.close();
    rmSync(folder, { recursive: true });
  }

  async function startRedis(): Promise<[Program, string]> {
    const port = String(await findPort());
    const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const redis = new Program(requireProgram(REDIS), args, { ...NOBODY, stdio: 'ignore' });
    started.push(redis);
    await redis.wait(() => isListening(Number(port)));
    return [redis, `redis://127.0.0.1:${port}`];
  }

  async function startInstance(redisUrl: string): Promise<Instance> {
    const env = { REDIS_URL: redisUrl, TRUST_PROXY: '1', LOG_LEVEL: 'silent', ...variables };
    const instance = await createInstance(env);
    started.push(instance);
    await instance.start();
    return instance;
  }

  async function startNginx(instances: Fleet['instances']): Promise<Pick<Fleet, 'port' | 'log' | 'errors'>> {
    const port = await findPort();
    const config = writeConfig(folder, {
      NGINX_LISTEN: `127.0.0.1:${port}`,
      NGINX_CACHE: join(folder, 'cache'),
      NAVII_1: `127.0.0.1:${instances[0].port}`,
      NAVII_2: `127.0.0.1:${instances[1].port}`,
    });
    // Output goes to files, because nginx opens /dev/stdout by name, which fails for a pipe of Node.
    const [out, err] = OUTPUTS.map((name) => openSync(join(folder, name), 'a'));
    const args = ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;'];
    const nginx = new Program(requireProgram(NGINX), args, { ...NOBODY, stdio: ['ignore', out, err] });
    for (const file of [out, err]) if (file !== undefined) closeSync(file);
    started.push(nginx);
    const [log, errors] = OUTPUTS.map((name) => () => readFileSync(join(folder, name), 'utf8'));
    if (log === undefined || errors === undefined) throw new Error('no output');
    await nginx
      .wait(() => isListening(port))
      .catch((error: unknown) => {
        throw new Error(errors(), { cause: error });
      });
    return { port, log, errors };
  }

  try {
    const [redis, redisUrl] = await startRedis();
    const instances = await Promise.all([startInstance(redisUrl), startInstance(redisUrl)]);
    return { ...(await startNginx(instances)), instances, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}
