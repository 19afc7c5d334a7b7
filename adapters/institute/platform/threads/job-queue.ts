import { wordedRefusal } from "../http/refusal-texts.ts";

interface JobQueueLimits {
  /** Jobs that run at a time, at most one of an owner. */
  readonly atOnce: number;
  /** Jobs that wait, of all and of an owner. */
  readonly mostWaiting: number;
  readonly mostOfOwner: number;
  /** Milliseconds that a job waits for its turn. */
  readonly longestWait: number;
}

interface WaitingJob {
  readonly owner: string;
  readonly start: () => void;
  readonly onPlace: ((place: number) => void) | undefined;
}

const overloaded = () => wordedRefusal("unavailable", "OVERLOADED", { retryAfter: 10 });

/** Runs heavy jobs in their order, some at a time and one at a time of each owner. */
export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #owners = new Set<string>();
  #waiting: readonly WaitingJob[] = [];

  constructor(limits: JobQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a job in its turn; `onPlace` gets its place while it waits. Refuses it as "unavailable" when too many wait, or its
   * turn does not come in time.
   */
  async run<T>(owner: string, job: () => Promise<T>, onPlace?: (place: number) => void): Promise<T> {
    await this.#turnOf(owner, onPlace);
    try {
      return await job();
    } finally {
      this.#owners.delete(owner);
      this.#startNext();
    }
  }

  #turnOf(owner: string, onPlace: WaitingJob["onPlace"]): Promise<void> {
    const { mostWaiting, mostOfOwner, longestWait } = this.#limits;
    const own = this.#waiting.filter((each) => each.owner === owner);
    if (this.#waiting.length >= mostWaiting || own.length >= mostOfOwner) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== job);
        reject(overloaded());
      }, longestWait);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const job: WaitingJob = { owner, start, onPlace };
      this.#waiting = [...this.#waiting, job];
      this.#startNext();
    });
  }

  #startNext(): void {
    const next =
      this.#owners.size < this.#limits.atOnce ? this.#waiting.find(({ owner }) => !this.#owners.has(owner)) : undefined;
    if (next) {
      this.#waiting = this.#waiting.filter((each) => each !== next);
      this.#owners.add(next.owner);
      next.start();
    }
    for (const [index, { onPlace }] of this.#waiting.entries()) onPlace?.(index + 1);
  }
}
