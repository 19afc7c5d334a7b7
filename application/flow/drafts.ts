import type { Clock, TabStore } from "../ports/browser.ts";
import type { Session } from "../shell/session.ts";
import { draftPrefixOf } from "../shell/session-keys.ts";

/** Milliseconds: what is typed within them is written once. A browser takes longer to write than to show a key. */
const soon = 500;

/**
 * What was typed and not yet sent, kept in the tab so that a reload or a new sign-in loses nothing.
 * Bound to the person: nobody is shown another's answers.
 */
export class Drafts {
  readonly #tab: TabStore;
  readonly #session: Session;
  readonly #clock: Clock;
  /** What is to be written in place of what the tab has. */
  readonly #coming = new Map<string, unknown>();

  constructor(tab: TabStore, session: Session, clock: Clock) {
    this.#tab = tab;
    this.#session = session;
    this.#clock = clock;
  }

  /** What is kept under a name for the person signed in; undefined when there is nothing that can be read. */
  read(name: string): unknown {
    this.write();
    const key = this.#key(name);
    const kept = key && this.#tab.read(key);
    if (kept === undefined) return undefined;
    try {
      return JSON.parse(kept);
    } catch {
      return undefined;
    }
  }

  /** Keeps what is typed: what came first at once, and what changes in it a moment later. */
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

  /** Keeps what is about to be sent: whatever becomes of the page then, it is there. */
  keepAtOnce(name: string, draft: unknown): void {
    this.keep(name, draft);
    this.write();
  }

  discard(name: string): void {
    const key = this.#key(name);
    if (key === undefined) return;
    this.#coming.delete(key);
    this.#tab.remove(key);
  }

  /** Writes what is still to be written, as before the page goes: where Logout has taken away what it was to replace, nothing. SIGN-06 */
  write(): void {
    for (const [key, draft] of this.#coming) if (this.#tab.read(key) !== undefined) this.#tab.write(key, JSON.stringify(draft));
    this.#coming.clear();
  }

  #key(name: string): string | undefined {
    const customerId = this.#session.user?.customerId;
    return customerId && `${draftPrefixOf(customerId)}${name}`;
  }
}
