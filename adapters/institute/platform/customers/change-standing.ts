import type { Operator } from "../operator.ts";
import { audit } from "../storage/audit.ts";
import { heldRecord } from "../storage/held-values.ts";
import type { Database } from "../storage/storage.ts";
import { customersTable, type CustomerRow } from "./customers.store.ts";

/** Changes columns of a person's standing, and audits the change. */
export const changeStanding = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  person: CustomerRow,
  columns: Partial<CustomerRow>,
): Promise<void> => {
  const { customerId } = person;
  await database.updateTable("customers").set(columns).where("customerId", "=", customerId).execute();
  await audit(database, {
    customerId,
    kind: "standing",
    before: heldRecord(customersTable, { ...person }),
    after: heldRecord(customersTable, { ...person, ...columns }),
    auditKey,
    by,
    at,
  });
};
