import { required, withheld } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { digestOf, newLinkToken } from "../credentials/email-changes.ts";
import { staffById, type StaffRow } from "./staff.store.ts";

export const staffSessionsTable = defineTable("staffSessions", {
  columns: {
    digest: withheld.nobody(required.text()),
    staffId: withheld.nobody(required.text()),
    startedAt: withheld.nobody(required.instant()),
    lastUsedAt: withheld.nobody(required.instant()),
  },
});

/** A session of staff, by the digest of its cookie. */
type StaffSessionRow = RowOf<typeof staffSessionsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    staffSessions: StaffSessionRow;
  }
}

const minute = 60_000;

interface StaffSessionDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Idle timeout of members' sign-ins in minutes; staff have half of it. */
  readonly idleMinutes: number;
  /** Maximum duration in hours, the same as members'; 12 by default. */
  readonly sessionHours?: number | undefined;
}

/** Sessions of staff in the database, read on each request, so an ended one is invalid in every process. DESK-02 */
export class StaffSessions {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #idle: number;
  readonly #longest: number;

  constructor({ database, now, idleMinutes, sessionHours = 12 }: StaffSessionDependencies) {
    this.#database = database;
    this.#now = now;
    this.#idle = (idleMinutes * minute) / 2;
    this.#longest = sessionHours * 60 * minute;
  }

  /** Starts a session; returns the token for its cookie. */
  async start(staffId: string): Promise<string> {
    const token = newLinkToken();
    const at = this.#now().getTime();
    await this.#database
      .insertInto("staffSessions")
      .values({ digest: digestOf(token), staffId, startedAt: at, lastUsedAt: at })
      .execute();
    return token;
  }

  /** The account of a session while it is active, and extends its idle timeout. */
  async staffOf(token: string): Promise<StaffRow | undefined> {
    const now = this.#now().getTime();
    const found = await this.#database
      .selectFrom("staffSessions")
      .selectAll()
      .where("digest", "=", digestOf(token))
      .where("lastUsedAt", ">", now - this.#idle)
      .where("startedAt", ">", now - this.#longest)
      .executeTakeFirst();
    if (!found) return undefined;
    if (now - found.lastUsedAt > this.#idle / 30)
      await this.#database
        .updateTable("staffSessions")
        .set({ lastUsedAt: now })
        .where("digest", "=", found.digest)
        .execute();
    return staffById(this.#database, found.staffId);
  }

  async end(token: string): Promise<void> {
    await this.#database.deleteFrom("staffSessions").where("digest", "=", digestOf(token)).execute();
  }
}

/** Ends the sessions of an account, or of everybody. */
export const endStaffSessions = async (transaction: Database, staffId?: string): Promise<void> => {
  const all = transaction.deleteFrom("staffSessions");
  await (staffId === undefined ? all : all.where("staffId", "=", staffId)).execute();
};

/** The longest session that the settings allow, in milliseconds. */
const longestSession = 168 * 60 * minute;

/** Deletes sessions that are over; returns their number. KEEP-01 */
export const deleteOldStaffSessions = async ({ database, now }: Sweep): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom("staffSessions")
    .where("startedAt", "<=", now.getTime() - longestSession)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
