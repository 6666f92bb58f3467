// Work that is done side by side, but not too much of it at once.

/** Runs tasks, at most so many at a time. */
export class Limiter {
  readonly #limit: number;
  readonly #running = new Set<Promise<void>>();
  #failure: Error | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Starts a task, and waits until there is room for another.
   *
   * @throws what a task before it threw
   */
  async start(task: () => Promise<void>): Promise<void> {
    this.#throwFailure();
    const running: Promise<void> = task()
      .catch((error: unknown) => {
        this.#failure ??= error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    if (this.#running.size >= this.#limit) await Promise.race(this.#running);
    this.#throwFailure();
  }

  /**
   * Waits for all that was started.
   *
   * @throws what one of the tasks threw
   */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
    this.#throwFailure();
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure;
  }
}
