import type { Clock } from "../../../application/ports/browser.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

/** Ten in the morning of a day, local time. */
export const morningOf = (day: CalendarDate): Date => new Date(`${day}T10:00:00`);

interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that only advances on request, and runs due timers then. */
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

  /** Drops all timers, because their page is gone. */
  forget(): void {
    this.#waiting = [];
  }

  /** Advances by milliseconds. */
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

/** A clock whose timers run immediately. */
export const hurried: Clock = {
  now: () => new Date(2026, 5, 15, 12),
  after: (_milliseconds, run) => {
    run();
    return () => undefined;
  },
};
