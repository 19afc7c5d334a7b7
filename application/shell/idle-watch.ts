import { makeAutoObservable } from "mobx";
import type { Clock, OtherTabs } from "../ports/browser.ts";

const second = 1_000;
const minute = 60 * second;
/** The warning stands for so long before the end. */
const warnedFor = 2 * minute;
/** Other tabs are told of activity no more often than this. */
const toldEvery = 10 * second;

const active = "active";

/**
 * Ends a session in which nobody did anything for a while, and warns two minutes before, in every
 * tab. Whatever anyone does in one tab keeps the session of all; once the warning stands, only
 * `stay` does.
 */
export class IdleWatch {
  /** Whole seconds until the end, while the warning stands. */
  secondsLeft: number | undefined = undefined;
  readonly #clock: Clock;
  readonly #tabs: OtherTabs;
  readonly #idle: number;
  #lastActive: number;
  #lastTold = 0;
  #hasEnded = false;
  #onEnd: () => void = () => undefined;
  #stopTimer: () => void = () => undefined;

  constructor(clock: Clock, tabs: OtherTabs, idleMinutes: number) {
    this.#clock = clock;
    this.#tabs = tabs;
    this.#idle = idleMinutes * minute;
    this.#lastActive = clock.now().getTime();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to watch; `onEnd` is called once, when the time is over. */
  start(onEnd: () => void): void {
    this.#onEnd = onEnd;
    this.#tabs.listen((word) => {
      if (word === active) this.#keep();
    });
    this.#keep();
  }

  /** Someone did something. */
  activity(): void {
    if (this.secondsLeft !== undefined) return;
    const now = this.#clock.now().getTime();
    if (now - this.#lastTold < toldEvery) return;
    this.stay();
  }

  /** "Stay signed in": the time runs anew, in every tab. */
  stay(): void {
    this.#lastTold = this.#clock.now().getTime();
    this.#tabs.tell(active);
    this.#keep();
  }

  /** Looks at the clock: a device that slept past the end wakes up to it. */
  look(): void {
    if (this.#hasEnded) return;
    const left = this.#lastActive + this.#idle - this.#clock.now().getTime();
    if (left <= 0) {
      this.#hasEnded = true;
      this.secondsLeft = undefined;
      this.#onEnd();
      return;
    }
    this.secondsLeft = left <= warnedFor ? Math.ceil(left / second) : undefined;
    this.#lookAgain(left <= warnedFor ? second : left - warnedFor);
  }

  #keep(): void {
    this.#lastActive = this.#clock.now().getTime();
    this.look();
  }

  #lookAgain(wait: number): void {
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(wait, this.look);
  }
}

const saidAloud = [10, 30, 60, 120];

/**
 * The time left as it is said aloud: it changes seldom enough that other things can be heard, and
 * often enough to act on.
 */
export const secondsSaidAloud = (secondsLeft: number): number =>
  saidAloud.find((seconds) => secondsLeft <= seconds) ?? secondsLeft;
