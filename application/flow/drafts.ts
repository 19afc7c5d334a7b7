import type { TabStore } from "../ports/tab-store.ts";
import type { Session } from "../shell/session.ts";
import { personalPrefix } from "../shell/session-keys.ts";

/**
 * What was typed and not yet sent, kept in the tab so that a reload or a new sign-in loses nothing.
 * Bound to the person: nobody is shown another's answers.
 */
export class Drafts {
  readonly #tab: TabStore;
  readonly #session: Session;

  constructor(tab: TabStore, session: Session) {
    this.#tab = tab;
    this.#session = session;
  }

  /** What is kept under a name for the person signed in; undefined when there is nothing that can be read. */
  read(name: string): unknown {
    const key = this.#key(name);
    const kept = key && this.#tab.read(key);
    if (kept === undefined) return undefined;
    try {
      return JSON.parse(kept);
    } catch {
      return undefined;
    }
  }

  /** Keeps what is typed, key by key. */
  keep(name: string, draft: unknown): void {
    const key = this.#key(name);
    if (key) this.#tab.writeSoon(key, () => JSON.stringify(draft));
  }

  /** Keeps what is about to be sent: whatever becomes of the page then, it is there. */
  keepAtOnce(name: string, draft: unknown): void {
    const key = this.#key(name);
    if (key) this.#tab.write(key, JSON.stringify(draft));
  }

  discard(name: string): void {
    const key = this.#key(name);
    if (key) this.#tab.remove(key);
  }

  #key(name: string): string | undefined {
    const customerId = this.#session.user?.customerId;
    return customerId && `${personalPrefix}draft.${customerId}.${name}`;
  }
}
