import { makeAutoObservable } from "mobx";

import type { Clock, Cookies } from "../ports/browser.ts";

const closesAfter = 1_000;
const rememberedFor = 30;

const cookieOf = (id: string): string => `guildhall.alert.${id}`;

/** The critical alert. Closing takes effect after one second and is then remembered in a cookie. SHELL-07 */
export class CriticalAlert {
  /** IDs of alerts closed since the page loaded, even if cookies are blocked. */
  closed: readonly string[] = [];
  closing: string | undefined = undefined;
  readonly #clock: Clock;
  readonly #cookies: Cookies;

  constructor(clock: Clock, cookies: Cookies) {
    this.#clock = clock;
    this.#cookies = cookies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isShown(id: string): boolean {
    return !this.closed.includes(id) && !this.#cookies.has(cookieOf(id));
  }

  close(id: string): void {
    this.closing = id;
    this.#clock.after(closesAfter, this.remember);
  }

  /** Remembers the closing alert, after one second or when the page closes earlier. */
  remember(): void {
    const id = this.closing;
    if (id === undefined) return;
    this.closing = undefined;
    this.closed = [...this.closed, id];
    this.#cookies.set(cookieOf(id), rememberedFor);
  }
}
