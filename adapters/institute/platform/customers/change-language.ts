import type { Operator } from "../operator.ts";
import { audit } from "../storage/audit.ts";
import type { Database } from "../storage/storage.ts";
import type { CustomerRow } from "./customers.store.ts";

/** Changes the language that a person reads, and audits the change. LANG-03 */
export const changeLanguage = async (
  { by, now: at, auditKey }: Pick<Operator, "by" | "now" | "auditKey">,
  database: Database,
  { customerId, language }: Pick<CustomerRow, "customerId" | "language">,
  chosen: string,
): Promise<void> => {
  await database.updateTable("customers").set({ language: chosen }).where("customerId", "=", customerId).execute();
  await audit(database, {
    customerId,
    kind: "language",
    before: { language },
    after: { language: chosen },
    auditKey,
    by,
    at,
  });
};
