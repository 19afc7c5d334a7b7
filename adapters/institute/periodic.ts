interface PeriodicWork {
  /** Milliseconds from one start to the next. */
  readonly every: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Does a piece of work again and again, one run at a time, until it is stopped. */
export class Periodic {
  readonly #parts: PeriodicWork;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;

  constructor(parts: PeriodicWork) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#parts.every);
    this.#timer.unref();
  }

  /** Does the work once; while it is being done, waits for that. */
  run(): Promise<void> {
    this.#underWay ??= this.#parts
      .work()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  /** Stops, and waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }
}
