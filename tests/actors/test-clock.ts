import type { Clock } from "../../application/ports/browser.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** Ten in the morning of a day, wherever that is. */
export const morningOf = (day: CalendarDate): Date => new Date(`${day}T10:00:00`);

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on; what waits by it runs when its time has come. */
export class TestClock implements Clock {
  #now: number;
  #waiting: Waiting[] = [];

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  after(milliseconds: number, run: () => void): () => void {
    const waiting = { at: this.#now + milliseconds, run };
    this.#waiting.push(waiting);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
    };
  }

  /** Whatever waits by it never runs: its page is gone. */
  forget(): void {
    this.#waiting = [];
  }

  /** Lets so many milliseconds go by. */
  goOn(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}

/** A clock by which whatever waits happens at once. */
export const hurried: Clock = {
  now: () => new Date(2026, 5, 15, 12),
  after: (_milliseconds, run) => {
    run();
    return () => undefined;
  },
};
