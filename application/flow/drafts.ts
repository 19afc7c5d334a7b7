import type { Clock, TabStore } from "../ports/browser.ts";
import { draftPrefixOf, sendingKeyOf } from "../shell/session-keys.ts";
import type { Session } from "../shell/session.ts";

/** Milliseconds. Groups rapid changes into one write, because writing takes a browser longer than echoing a key. */
const soon = 500;

/**
 * Stores unsent input in tab storage so that it survives a reload or a new sign-in. Keys include the customer, so
 * nobody sees another customer's input.
 */
export class Drafts {
  readonly #tab: TabStore;
  readonly #session: Session;
  readonly #clock: Clock;
  /** Pending writes that replace stored drafts. */
  readonly #coming = new Map<string, unknown>();

  constructor(tab: TabStore, session: Session, clock: Clock) {
    this.#tab = tab;
    this.#session = session;
    this.#clock = clock;
  }

  /** Reads a draft of the signed-in customer; undefined when missing or unreadable. */
  read(name: string): unknown {
    this.write();
    const key = this.#key(name);
    const storedText = key && this.#tab.read(key);
    if (storedText === undefined) return undefined;
    try {
      return JSON.parse(storedText);
    } catch {
      return undefined;
    }
  }

  /** Saves a draft: the first version immediately, later ones debounced. */
  keep(name: string, draft: unknown): void {
    const key = this.#key(name);
    if (key === undefined) return;
    if (!this.#coming.has(key) && this.#tab.read(key) === undefined) {
      this.#tab.write(key, JSON.stringify(draft));
      return;
    }
    const isAwaited = this.#coming.size > 0;
    this.#coming.set(key, draft);
    if (!isAwaited) this.#clock.after(soon, () => this.write());
  }

  /** Saves a draft immediately, before its payload is sent, so it survives if the page closes. */
  keepAtOnce(name: string, draft: unknown): void {
    this.keep(name, draft);
    this.write();
    this.#tab.write(sendingKeyOf(name), "yes");
  }

  /** Whether the payload was sent since the last sign-in. */
  wasSentInThisSession(name: string): boolean {
    return this.#tab.read(sendingKeyOf(name)) !== undefined;
  }

  discard(name: string): void {
    const key = this.#key(name);
    if (key === undefined) return;
    this.#coming.delete(key);
    this.#tab.remove(key);
  }

  /** Flushes pending writes, for example before the page closes. Skips drafts that Logout has removed. SIGN-06 */
  write(): void {
    for (const [key, draft] of this.#coming)
      if (this.#tab.read(key) !== undefined) this.#tab.write(key, JSON.stringify(draft));
    this.#coming.clear();
  }

  #key(name: string): string | undefined {
    const customerId = this.#session.user?.customerId;
    return customerId && `${draftPrefixOf(customerId)}${name}`;
  }
}
