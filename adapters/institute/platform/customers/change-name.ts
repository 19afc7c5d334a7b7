import type { Operator } from "../operator.ts";
import { audit } from "../storage/audit.ts";
import type { Database } from "../storage/storage.ts";
import { nameColumns, type CustomerRow } from "./customers.store.ts";

/** A person's name; people with one name have no surname. LIFE-04 */
export type PersonName = Pick<CustomerRow, "firstName" | "surname" | "initials">;

/** Changes a person's name, and audits the change. LIFE-03 */
export const changeName = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  { customerId, firstName, surname, initials }: Pick<CustomerRow, "customerId"> & PersonName,
  after: PersonName,
): Promise<void> => {
  const columns = { ...nameColumns(after), initials: after.initials };
  await database.updateTable("customers").set(columns).where("customerId", "=", customerId).execute();
  const before = { firstName, surname, initials };
  await audit(database, { customerId, kind: "name", before, after, auditKey, by, at });
};
