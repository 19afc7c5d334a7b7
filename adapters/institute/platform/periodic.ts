import { yieldToRequestsUntil, type YieldToRequests } from "./yield-to-requests.ts";

interface PeriodicWork {
  /** Milliseconds between the starts of two runs. */
  readonly every: number;
  /** Gives way between its units. */
  readonly work: (yieldToRequests: YieldToRequests) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Repeats a job until it is stopped; runs never overlap. */
export class Periodic {
  readonly #options: PeriodicWork;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;

  constructor(options: PeriodicWork) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#options.every);
    this.#timer.unref();
  }

  /** Runs the job now, or waits for the run under way. */
  run(): Promise<void> {
    const { signal } = this.#stopping;
    this.#underWay ??= this.#options
      .work(yieldToRequestsUntil(signal))
      .catch((error: unknown) => {
        const isStopped = signal.aborted && (error as Error).name === "AbortError";
        if (!isStopped) this.#options.onError(error);
      })
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  /** Stops between two units of the run under way, and waits for it. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#underWay;
  }
}
