// How far a long work has come: a bar on a terminal, and nothing anywhere else.

import type { Terminal } from './terminal.js';
import { formatCount } from './text.js';

/** What shows how far it is. */
export interface Progress {
  /** @param count - pictures that are done */
  readonly update: (count: number) => void;
  readonly stop: () => void;
}

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** How much there is to do, in any unit, and how much of it is done. */
interface Extent {
  readonly total: number;
  readonly position: () => number;
}

/**
 * Starts to show how far a work has come.
 *
 * @param extent - none where nobody can know how much there is
 */
export async function startProgress(
  { errors }: Terminal,
  quiet: boolean,
  extent: Extent | undefined,
): Promise<Progress> {
  if (quiet || errors.isTTY !== true) return SILENT;
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    stream: errors,
    format: extent === undefined ? '{count} pictures' : '{bar} {percentage}%  {count} pictures',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    fps: 10,
    forceRedraw: extent === undefined,
    // Else a process that is stopped would leave the terminal without line breaks.
    linewrap: null,
    // The process handles its signals itself.
    gracefulExit: false,
  });
  bar.start(Math.max(1, extent?.total ?? 1), 0, { count: '0' });
  return {
    update: (count) => bar.update(extent?.position() ?? 0, { count: formatCount(count) }),
    stop: () => bar.stop(),
  };
}
