// Redraws what is in sight at once, and the rest of the page after a pause, so that a typed letter is shown within a frame.

/** Redraws one piece of a page. */
export interface RedrawTask {
  /** The element that tells whether the piece is in sight. */
  readonly element: Element;
  readonly redraw: () => void;
}

/** Runs the tasks of a page. */
export interface Scheduler {
  /**
   * Runs the tasks in sight now, and the others after a pause, or when they come into sight. Tasks of an earlier call that
   * have not run are dropped.
   */
  readonly schedule: (tasks: readonly RedrawTask[]) => void;
  /** Runs the tasks that are left now. */
  readonly flush: () => void;
}

// Milliseconds; longer than the gaps between the letters of a name, on a slow machine too.
const IDLE_DELAY = 600;

/** Runs what can wait, between what visitors do. Safari has no idle callbacks. */
const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;

function isInSight({ element }: RedrawTask): boolean {
  const { top, right, bottom, left, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Makes a scheduler.
 *
 * @param batch - tasks out of sight that run without a break: a letter that is typed meanwhile waits for no more than those
 */
export function createScheduler(batch: number): Scheduler {
  let waiting: readonly RedrawTask[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;

  function runBatch(count: number): void {
    clearTimeout(timer);
    const next = waiting.slice(0, count);
    waiting = waiting.slice(count);
    for (const { redraw } of next) redraw();
    if (waiting.length > 0) waitForIdle();
  }

  function waitForIdle(): void {
    const since = changes;
    // What has changed meanwhile has a pause of its own to wait for.
    whenIdle(() => since === changes && runBatch(batch));
  }

  function runVisible(): void {
    // Measure all before writing anything: the browser would compute the layout again for each measurement in between.
    const visible = new Set(waiting.filter(isInSight));
    waiting = waiting.filter((task) => !visible.has(task));
    for (const { redraw } of visible) redraw();
  }

  addEventListener('scroll', runVisible, { capture: true, passive: true });
  addEventListener('resize', runVisible);

  return {
    flush: () => runBatch(waiting.length),
    schedule(tasks) {
      waiting = tasks;
      changes += 1;
      runVisible();
      clearTimeout(timer);
      timer = setTimeout(() => runBatch(batch), IDLE_DELAY);
    },
  };
}
