import { batchedQuery } from "../storage/batched-query.ts";
import type { Database } from "../storage/storage.ts";

/** That somebody signed in: until it ended, was not used for too long, or has lasted long enough. */
interface SignInRow {
  /** The provider's session, as its tokens name it. */
  signInId: string;
  customerId: string;
  startedAt: number;
  lastUsedAt: number;
  endedAt: number | null;
}

declare module "../storage/tables.ts" {
  interface Tables {
    signIns: SignInRow;
  }
}

const minute = 60_000;
const day = 24 * 60 * minute;

const thatStands = batchedQuery((database, signInId) =>
  database
    .selectFrom("signIns")
    .select(["customerId", "startedAt", "lastUsedAt"])
    .where("signInId", "=", signInId)
    .where("endedAt", "is", null),
);

interface Parts {
  readonly database: Database;
  readonly now: () => Date;
  /** After so long without use it has ended. */
  readonly idleMinutes: number;
  /** After so long it has ended, however much it is used; twelve by default. */
  readonly sessionHours?: number | undefined;
}

/**
 * Who is signed in, as the database has it: every process asks there each time, so that what one of them
 * ends is over for all at once. SIGN-05, SIGN-06
 */
export class SignIns {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #idle: number;
  readonly #longest: number;

  constructor({ database, now, idleMinutes, sessionHours = 12 }: Parts) {
    this.#database = database;
    this.#now = now;
    this.#idle = idleMinutes * minute;
    this.#longest = sessionHours * 60 * minute;
  }

  /** Somebody signed in, or came to renew. One that has ended stays so. */
  async use(signInId: string, customerId: string): Promise<void> {
    const lastUsedAt = this.#now().getTime();
    await this.#database
      .insertInto("signIns")
      .values({ signInId, customerId, startedAt: lastUsedAt, lastUsedAt, endedAt: null })
      .onConflict((conflict) => conflict.column("signInId").doUpdateSet({ lastUsedAt }))
      .execute();
  }

  /** Whether this customer's sign-in still stands. */
  async stands(signInId: string, customerId: string): Promise<boolean> {
    return (await this.#standing(signInId, customerId)) !== undefined;
  }

  /** As `stands`, and it has been used by that. Written down now and then only: a read call shall not cost a write. */
  async standsAndIsUsed(signInId: string, customerId: string): Promise<boolean> {
    const found = await this.#standing(signInId, customerId);
    if (!found) return false;
    const now = this.#now().getTime();
    if (Math.abs(now - found.lastUsedAt) > this.#idle / 30) await this.use(signInId, customerId);
    return true;
  }

  async end(signInId: string): Promise<void> {
    await this.#database
      .updateTable("signIns")
      .set({ endedAt: this.#now().getTime() })
      .where("signInId", "=", signInId)
      .where("endedAt", "is", null)
      .execute();
  }

  /** Forgets those that ended long ago; until then a token or a page that comes late finds that they did. */
  async forgetEnded(): Promise<void> {
    await this.#database
      .deleteFrom("signIns")
      .where("lastUsedAt", "<", this.#now().getTime() - this.#idle - day)
      .execute();
  }

  async #standing(signInId: string, customerId: string): Promise<Pick<SignInRow, "lastUsedAt"> | undefined> {
    const [found] = await thatStands(this.#database, signInId);
    const now = this.#now().getTime();
    const isStanding =
      found?.customerId === customerId && found.lastUsedAt > now - this.#idle && found.startedAt > now - this.#longest;
    return isStanding ? found : undefined;
  }
}
