import type { KeyObject } from "node:crypto";

import { audit } from "../storage/audit.ts";
import type { Database } from "../storage/storage.ts";
import type { CustomerRow } from "./customers.store.ts";

/** When a sign-in is changed, by the customer themselves. */
interface SignInChange {
  readonly at: Date;
  readonly auditKey: KeyObject;
}

/** Changes the hash of a customer's password, and audits the change. PASS-02 */
export const setPasswordHash = async (
  database: Database,
  customerId: string,
  passwordHash: string,
  change: SignInChange,
): Promise<void> => {
  const before = await database
    .selectFrom("customers")
    .select("passwordHash")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  await database.updateTable("customers").set({ passwordHash }).where("customerId", "=", customerId).execute();
  await audit(database, { customerId, kind: "password", before: before?.passwordHash, after: passwordHash, ...change });
};

/** Changes a customer's sign-in email, and audits the change. LOGN-01 */
export const setEmail = async (
  database: Database,
  { customerId, email: before }: Pick<CustomerRow, "customerId" | "email">,
  email: string,
  change: SignInChange,
): Promise<void> => {
  await database.updateTable("customers").set({ email }).where("customerId", "=", customerId).execute();
  await audit(database, { customerId, kind: "sign-in", before: { email: before }, after: { email }, ...change });
};
