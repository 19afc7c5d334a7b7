import { BusyDatabase } from "./faults.ts";

/** The mutex of a SQLite file: one transaction of the process writes at a time; the others wait in order. */
export class WriteMutex {
  readonly #longestWait: number;
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  /** `longestWait` is in milliseconds. */
  constructor(longestWait: number) {
    this.#longestWait = longestWait;
  }

  /** Takes the turn. Throws `BusyDatabase` when it does not come in time. */
  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new BusyDatabase("Another transaction writes for too long."));
      }, this.#longestWait);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(start);
    });
  }

  release(): void {
    const [next] = this.#waiting;
    if (!next) this.#isTaken = false;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
