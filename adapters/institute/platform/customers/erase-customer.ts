import type { Operator } from "../operator.ts";
import { audit, forgetValuesOf } from "../storage/audit.ts";
import { chunked } from "../storage/chunked.ts";
import type { Database } from "../storage/storage.ts";
import { flag } from "../storage/tables.ts";
import { nameColumns, type CustomerRow } from "./customers.store.ts";

/** The end of the email of every erased person. */
export const erasedDomain = "@erased.invalid";

/** Whether a person was erased. */
export const isErased = ({ email }: Pick<CustomerRow, "email">): boolean => email.endsWith(erasedDomain);

/** The IDs of erased people among some. KEEP-02 */
export const filterErased = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const erased: string[] = [];
  for (const some of chunked(customerIds)) {
    const rows = await database
      .selectFrom("customers")
      .select(["customerId", "email"])
      .where("customerId", "in", some)
      .execute();
    erased.push(...rows.filter(isErased).map(({ customerId }) => customerId));
  }
  return new Set(erased);
};

/**
 * Replaces a customer's identity by an anonymous one without a usable password, and records it. Keeps the ID, and the
 * history of changes without values. KEEP-02
 */
export const eraseCustomer = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  customerId: string,
  passwordHash: string,
): Promise<void> => {
  const nobody = {
    email: `${customerId.toLowerCase()}${erasedDomain}`,
    ...nameColumns({ firstName: "Erased", surname: "person" }),
    initials: "E",
    passwordHash,
    portalExperience: null,
    nationality: null,
    countryOfResidence: null,
    language: null,
    pathway: null,
    pathwayDescription: null,
    groups: "[]",
    latestSessionId: null,
    isClosed: flag(true),
  };
  await database.updateTable("customers").set(nobody).where("customerId", "=", customerId).execute();
  await forgetValuesOf(database, customerId);
  await audit(database, { customerId, kind: "erasure", before: undefined, after: "erased", auditKey, by, at });
};
