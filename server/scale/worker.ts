// One of several processes of the service, as the primary starts them: it answers the connections that it is handed.
import { Socket } from 'node:net';
import { readConfig } from '../config.js';
import { createLogOutput } from '../log/output.js';
import { measure } from '../metrics/measure.js';
import { createLog, createProcess } from '../process.js';
import { askPrimary } from './ask-primary.js';
import {
  isMessage,
  WORKER_VARIABLE,
  type Connection,
  type End,
  type Measure,
  type Measured,
  type Ready,
} from './messages.js';
import { shareOut } from './share.js';

// The primary has checked it.
const config = shareOut(readConfig(process.env));
const output = createLogOutput(process.stdout.fd);
const log = createLog(config, output, { worker: Number(process.env[WORKER_VARIABLE]) });
// Without a callback, Node would end the process when the primary has just died.
const send = (message: object) => process.send?.(message, undefined, undefined, () => undefined);
const prometheus = await measure(config);
// Nothing is waited for from here to the last listener: what the primary says in between would be lost.
const createCounter = askPrimary({
  send,
  onMessage: (listener) => process.on('message', listener),
  onDisconnect: (listener) => process.once('disconnect', listener),
});
const options = { log, output, createCounter, ...(prometheus && { metrics: prometheus.metrics }) };
const { app, adopt, end } = createProcess(config, options);

async function sendFigures(id: number): Promise<void> {
  if (prometheus !== undefined) send({ kind: 'measured', id, figures: await prometheus.read() } satisfies Measured);
}

process.on('message', (message, handle) => {
  // It comes alone where its client is gone already.
  if (isMessage<Connection>(message, 'connection') && handle instanceof Socket) adopt(handle);
  if (isMessage<Measure>(message, 'measure')) void sendFigures(message.id);
  if (isMessage<End>(message, 'leave')) app.leave();
  if (isMessage<End>(message, 'drain')) void end();
});
// The primary ends us. Whoever signals it may well signal all its processes, and then connections are still on their way.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => void end());
send({ kind: 'ready' } satisfies Ready);
// The app logs why it could not.
app.warm().catch(() => undefined);
