// Signals that end the program.
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { IGNORED_SIGNALS_MS } from './limits.js';

/**
 * Ends the program in order at the first signal, and at once at one that comes later.
 *
 * @param end - ends it in order, `delay` seconds for which connections are still accepted; called once
 * @param abort - called before it ends at once
 */
export function endOnSignals(
  { drainDelay }: Pick<Config, 'drainDelay'>,
  log: Logger,
  end: (delay: number) => Promise<void>,
  abort?: () => void,
): void {
  let since: number | undefined;
  function receive(signal: NodeJS.Signals): void {
    if (since === undefined) {
      since = performance.now();
      // Who types Ctrl+C or closes the terminal has no balancer that must notice first.
      const delay = signal === 'SIGTERM' ? drainDelay : 0;
      log.info({ signal, delay }, 'stopping: running requests finish');
      void end(delay);
      // npm and process managers repeat a signal; somebody who repeats it later has waited enough.
    } else if (performance.now() - since > IGNORED_SIGNALS_MS) {
      abort?.();
      process.exit(1);
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, receive);
}
