import { retentionCutoff } from "../../../domain/institute/rules/retention.ts";
import { batchedQuery } from "../platform/storage/batched-query.ts";
import { required, withheld, nullable, personId } from "../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../platform/storage/define-table.ts";
import { deleteInRanges } from "../platform/storage/ranges.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { Sweep } from "../platform/storage/sweep-report.ts";

export const signInsTable = defineTable("signIns", {
  ofPerson: { words: "sign-ins", merger: "dropped" },
  columns: {
    customerId: personId,
    startedAt: required.instant(),
    lastUsedAt: required.instant(),
    endedAt: nullable.instant(),
    /** Browser and system in words; null when unknown. ACTV-01 */
    device: nullable.text(),
    /** The provider's session, as its tokens name it. */
    signInId: withheld.secret(required.text()),
  },
});

/** A sign-in. It is active until its end, its idle timeout or its maximum duration. */
type SignInRow = RowOf<typeof signInsTable>;

declare module "../platform/storage/tables.ts" {
  interface Tables {
    signIns: SignInRow;
  }
}

/** A sign-in in the customer's list. ACTV-01 */
export interface ListedSignIn extends Pick<SignInRow, "signInId" | "startedAt" | "lastUsedAt"> {
  readonly device: string | undefined;
  readonly isStanding: boolean;
}

const minute = 60_000;

const activeSignIn = batchedQuery((database, customerId, signInId) =>
  database
    .selectFrom("signIns")
    .select(["startedAt", "lastUsedAt"])
    .where("signInId", "=", signInId)
    .where("customerId", "=", customerId)
    .where("endedAt", "is", null),
);

interface SignInDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Idle timeout in minutes. */
  readonly idleMinutes: number;
  /** Maximum duration in hours; 12 by default. */
  readonly sessionHours?: number | undefined;
}

/**
 * Sign-ins in the database. Every process queries them on each call, so an ended sign-in is invalid everywhere at
 * once. SIGN-05, SIGN-06
 */
export class SignIns {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #idle: number;
  readonly #longest: number;

  constructor({ database, now, idleMinutes, sessionHours = 12 }: SignInDependencies) {
    this.#database = database;
    this.#now = now;
    this.#idle = idleMinutes * minute;
    this.#longest = sessionHours * 60 * minute;
  }

  /** Starts a sign-in or extends its idle timeout. An ended one stays ended. */
  async use(signInId: string, customerId: string, device?: string): Promise<void> {
    const lastUsedAt = this.#now().getTime();
    await this.#database
      .insertInto("signIns")
      .values({ signInId, customerId, startedAt: lastUsedAt, lastUsedAt, endedAt: null, device: device ?? null })
      .onConflict((conflict) => conflict.column("signInId").doUpdateSet({ lastUsedAt }))
      .execute();
  }

  /** Whether this customer's sign-in is active. */
  async isActive(signInId: string, customerId: string): Promise<boolean> {
    return (await this.#standing(signInId, customerId)) !== undefined;
  }

  /** Like `isActive`, and updates the last use. Writes only now and then, so read calls stay cheap. */
  async touch(signInId: string, customerId: string): Promise<boolean> {
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

  /** Ends all sign-ins of a customer except one. ACTV-02 */
  async endOthers(customerId: string, except: string | undefined): Promise<void> {
    await this.#database
      .updateTable("signIns")
      .set({ endedAt: this.#now().getTime() })
      .where("customerId", "=", customerId)
      .where("signInId", "!=", except ?? "")
      .where("endedAt", "is", null)
      .execute();
  }

  /** Start of a customer's active sign-in; undefined after its end. PASS-03 */
  async startOf(customerId: string, signInId: string | undefined): Promise<number | undefined> {
    return signInId === undefined ? undefined : (await this.#standing(signInId, customerId))?.startedAt;
  }

  /** Whether a customer has an earlier sign-in within the retention. PASS-04 */
  async hasAny(customerId: string): Promise<boolean> {
    const found = await this.#database
      .selectFrom("signIns")
      .select("signInId")
      .where("customerId", "=", customerId)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** A customer's sign-ins since an instant, each with whether it is active. ACTV-01 */
  async of(customerId: string, since: number): Promise<readonly ListedSignIn[]> {
    const rows = await this.#database
      .selectFrom("signIns")
      .select(["signInId", "startedAt", "lastUsedAt", "endedAt", "device"])
      .where("customerId", "=", customerId)
      .where("lastUsedAt", ">=", since)
      .execute();
    return rows.map(({ endedAt, device, ...row }) => ({
      ...row,
      device: device ?? undefined,
      isStanding: endedAt === null && this.#isRecent(row),
    }));
  }

  async #standing(
    signInId: string,
    customerId: string,
  ): Promise<Pick<SignInRow, "lastUsedAt" | "startedAt"> | undefined> {
    const [found] = await activeSignIn(this.#database, customerId, signInId);
    return found && this.#isRecent(found) ? found : undefined;
  }

  #isRecent({ lastUsedAt, startedAt }: Pick<SignInRow, "lastUsedAt" | "startedAt">): boolean {
    const now = this.#now().getTime();
    return lastUsedAt > now - this.#idle && startedAt > now - this.#longest;
  }
}

/** Ends the sign-ins of everybody, on every process at once; returns their number. */
export const endEverySignIn = async (transaction: Database, now: Date): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable("signIns")
    .set({ endedAt: now.getTime() })
    .where("endedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Deletes sign-ins beyond their retention; returns their number. KEEP-01 */
export const deleteOldSignIns = ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(
    database.selectFrom("signIns"),
    "lastUsedAt",
    retentionCutoff("activity", now, rules) - 1,
    yieldToRequests,
    (to) => database.deleteFrom("signIns").where("lastUsedAt", "<=", to).executeTakeFirstOrThrow(),
  );
