interface PeriodicWork {
  /** Milliseconds between the starts of two runs. */
  readonly every: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Repeats a job until it is stopped; runs never overlap. */
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

  /** Runs the job now, or waits for the run under way. */
  run(): Promise<void> {
    this.#underWay ??= this.#parts
      .work()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  /** Stops and waits for the run under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }
}
