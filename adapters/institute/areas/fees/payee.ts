import { customerByEmail, customerById } from "../../platform/customers/customers.store.ts";
import { survivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { chargeWithReference } from "./fees.store.ts";

/** Somebody whom money is for, and the charge that it pays when that is known. */
export interface Payee {
  readonly customerId: string;
  readonly charge?: string | undefined;
}

/**
 * The payee with an ID, an email or the reference of a charge, by the surviving account; throws a refusal of a field when
 * there is none. BANK-03, LIFE-02
 */
export const payeeOf = async (database: Database, text: string, field: string): Promise<Payee> => {
  const person = (await customerById(database, text)) ?? (await customerByEmail(database, text));
  if (person) return { customerId: (await survivingAccounts(database, [person.customerId]))(person.customerId) };
  const charge = await chargeWithReference(database, text);
  if (charge) return { customerId: charge.customerId, charge: charge.reference };
  throw new RefusalError(
    "unknown",
    "NO_SUCH_PAYEE",
    `“${text}” is not a number, an email or the reference of a charge. Search for the name to find the number.`,
    { field },
  );
};
