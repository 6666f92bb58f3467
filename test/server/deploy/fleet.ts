// Starts the programs of server/deploy/compose.yaml without containers: two instances of the built service, one Redis, and nginx.
import { tmpdir } from 'node:os';
import { isListening, Program } from '../../child.js';
import { ask } from '../../tools/client.js';
import { findPort } from '../../tools/free-port.js';
import { findProgram, NGINX, REDIS, requireProgram } from '../../tools/programs.js';
import { MAIN } from '../program.js';
import { NOBODY, startNginx, type Nginx } from './run-nginx.js';

/** Whether these tests are skipped: a program is missing, and `CI`, which requires all tests, is not set. */
export const isSkipped = [NGINX, REDIS].some((it) => findProgram(it) === undefined) && !process.env['CI'];
if (isSkipped) process.stderr.write('server/deploy/nginx.conf is not tested: nginx or Redis is missing.\n');

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

/** All running programs. */
export interface Fleet extends Nginx {
  readonly instances: readonly [Instance, Instance];
  readonly redis: Pick<Program, 'end'>;
}

/**
 * Starts Redis, the instances and nginx.
 *
 * @param variables - of the instances
 */
export async function startFleet(variables: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  /** The started programs, nginx last. */
  const started: { close: () => unknown }[] = [];
  async function close(): Promise<void> {
    for (const each of started.toReversed()) await each.close();
  }

  async function startRedis(): Promise<[Program, string]> {
    const port = String(await findPort());
    const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
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

  try {
    const [redis, redisUrl] = await startRedis();
    const instances = await Promise.all([startInstance(redisUrl), startInstance(redisUrl)]);
    const nginx = await startNginx([`127.0.0.1:${instances[0].port}`, `127.0.0.1:${instances[1].port}`]);
    started.push(nginx);
    return { ...nginx, instances, redis, close };
  } catch (error) {
    await close();
    throw error;
  }
}
