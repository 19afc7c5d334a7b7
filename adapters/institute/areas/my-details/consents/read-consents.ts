import type { ReadContext } from "../../use-case-context.ts";
import { contactRecords } from "../contact/contact.store.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { mechanismsOf } from "./change-consents.ts";
import { consentRecords } from "./consents.store.ts";

/** A customer's consents, and by which ways they can be reached. CONS-01 to CONS-10 */
export const readConsents = async ({ database, customer }: ReadContext) => {
  const [consents, contact] = await Promise.all([
    personalRecordOf(database, consentRecords, customer.customerId),
    personalRecordOf(database, contactRecords, customer.customerId),
  ]);
  return { consents: consents.details, primaryContactMechanisms: mechanismsOf(contact.details) };
};
