import { randomUUID } from "node:crypto";

import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { required, withheld, nullable } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** The roles of staff: a clerk reads, decides and posts; an admin also manages staff. DESK-02 */
export const staffRoles = ["clerk", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffTable = defineTable("staff", {
  columns: {
    staffId: withheld.nobody(required.text()),
    email: withheld.nobody(required.text()),
    name: withheld.nobody(required.text()),
    role: withheld.nobody(required.code<StaffRole>()),
    addedAt: withheld.nobody(required.instant()),
    removedAt: withheld.nobody(nullable.instant()),
  },
});

/** An account of staff. A removed one is kept for the record of what was done. DESK-02 */
export type StaffRow = RowOf<typeof staffTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    staff: StaffRow;
  }
}

/** Whether an account has the rights of a role. DESK-02 */
export const hasRole = ({ role }: Pick<StaffRow, "role">, needed: StaffRole): boolean =>
  role === "admin" || role === needed;

/** Everybody who has or had an account, by name. DESK-02 */
export const allStaff = (database: Database): Promise<readonly StaffRow[]> =>
  database.selectFrom("staff").selectAll().orderBy("name").orderBy("staffId").execute();

/** The account with an email, which may be removed. */
export const staffByEmail = (database: Database, email: string): Promise<StaffRow | undefined> =>
  database.selectFrom("staff").selectAll().where("email", "=", comparedEmail(email)).executeTakeFirst();

/** The account with an ID, unless it is removed. */
export const staffById = (database: Database, staffId: string): Promise<StaffRow | undefined> =>
  database
    .selectFrom("staff")
    .selectAll()
    .where("staffId", "=", staffId)
    .where("removedAt", "is", null)
    .executeTakeFirst();

/** Stores an account, or restores a removed one of the same email; returns it. */
export const storeStaff = async (
  transaction: Database,
  { email, ...given }: Pick<StaffRow, "email" | "name" | "role">,
  now: Date,
): Promise<StaffRow> =>
  transaction
    .insertInto("staff")
    .values({ staffId: randomUUID(), email: comparedEmail(email), ...given, addedAt: now.getTime(), removedAt: null })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ ...given, removedAt: null }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores another role of an account. */
export const storeStaffRole = async (transaction: Database, staffId: string, role: StaffRole): Promise<void> => {
  await transaction.updateTable("staff").set({ role }).where("staffId", "=", staffId).execute();
};

/** Marks an account as removed. */
export const markStaffRemoved = async (transaction: Database, staffId: string, now: Date): Promise<void> => {
  await transaction.updateTable("staff").set({ removedAt: now.getTime() }).where("staffId", "=", staffId).execute();
};
