import { makeAutoObservable, when } from "mobx";

import type { TabStore } from "../ports/browser.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "./customer.ts";
import { loggedInKey } from "./session-keys.ts";
import type { Session } from "./session.ts";

/**
 * Tracks a completed sign-in once per session: when the experience is known and notifications have loaded or failed.
 * Stores a flag in the tab, so a reload does not track it again. SIGN-07, SIGN-08
 */
export class LoginSuccess {
  isLoggedIn = false;
  readonly #session: Session;
  readonly #customer: Customer;
  readonly #tab: TabStore;
  readonly #track: Track;

  constructor(session: Session, customer: Customer, tab: TabStore, track: Track) {
    this.#session = session;
    this.#customer = customer;
    this.#tab = tab;
    this.#track = track;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the flag, or waits for the required data. */
  start(): void {
    if (this.#tab.read(loggedInKey) !== undefined) {
      this.isLoggedIn = true;
      return;
    }
    when(() => this.#customer.notifications.isSettled && this.#customer.experience !== undefined, this.complete);
  }

  complete(): void {
    // Resources that settle after the session has ended do not complete a sign-in.
    if (this.isLoggedIn || !this.#session.user) return;
    this.isLoggedIn = true;
    this.#tab.write(loggedInKey, "yes");
    this.#track("loginCompleted");
  }
}
