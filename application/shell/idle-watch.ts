import { makeAutoObservable } from "mobx";

import type { Clock, OtherTabs } from "../ports/browser.ts";

const second = 1_000;
const minute = 60 * second;
/** Duration of the warning before the session ends. */
const warningTime = 2 * minute;
/** Throttles activity messages to other tabs. */
const activityInterval = 10 * second;

const active = "active";

/**
 * Ends the session after inactivity, with a warning two minutes before, in all tabs. Activity in one tab extends the
 * session in all; during the warning only `stay` does.
 */
export class IdleWatch {
  /** Whole seconds until the session ends; undefined without a warning. */
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

  /** Starts watching; `onEnd` is called once when the time is up. */
  start(onEnd: () => void): void {
    this.#onEnd = onEnd;
    this.#tabs.listen((word) => {
      if (word === active) this.#keep();
    });
    this.#keep();
  }

  /** Records user activity; ignored during the warning. */
  activity(): void {
    if (this.secondsLeft !== undefined) return;
    const now = this.#clock.now().getTime();
    if (now - this.#lastTold < activityInterval) return;
    this.stay();
  }

  /** Handles "Stay signed in": restarts the timer in every tab. */
  stay(): void {
    this.#lastTold = this.#clock.now().getTime();
    this.#tabs.tell(active);
    this.#keep();
  }

  /** Checks the clock, so a device waking from sleep past the end signs out immediately. */
  look(): void {
    if (this.#hasEnded) return;
    const remaining = this.#lastActive + this.#idle - this.#clock.now().getTime();
    if (remaining <= 0) {
      this.#hasEnded = true;
      this.secondsLeft = undefined;
      this.#onEnd();
      return;
    }
    this.secondsLeft = remaining <= warningTime ? Math.ceil(remaining / second) : undefined;
    this.#lookAgain(remaining <= warningTime ? second : remaining - warningTime);
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
 * Rounds the remaining seconds for the live region, so announcements are rare enough to hear other content and
 * frequent enough to act on.
 */
export const secondsSaidAloud = (secondsLeft: number): number =>
  saidAloud.find((seconds) => secondsLeft <= seconds) ?? secondsLeft;
