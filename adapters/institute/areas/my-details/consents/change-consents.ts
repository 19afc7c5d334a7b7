import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import { changeOf } from "../../../../../domain/my-details/consent-switches.ts";
import { mayAnswer, type ConsentFacts, type ConsentId } from "../../../../../domain/my-details/consents.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { contactRecords, type StoredContact } from "../contact/contact.store.ts";
import { changeRecord, personalRecordOf } from "../my-details.store.ts";
import { consentRecords, type Consents } from "./consents.store.ts";

/** Contact mechanisms of a customer: a mobile number also accepts text messages. CONS-03, CONS-04 */
export const mechanismsOf = ({ email, primaryPhoneNumber }: StoredContact): ("email" | "mobile")[] => [
  ...(email?.address ? (["email"] as const) : []),
  ...(primaryPhoneNumber?.number && primaryPhoneNumber.lineType === "MOBILE" ? (["mobile"] as const) : []),
];

const factsOf = async (database: Database, customer: CustomerRow, stored: Consents): Promise<ConsentFacts> => {
  const { details } = await personalRecordOf(database, contactRecords, customer.customerId);
  const mechanisms = mechanismsOf(details);
  return {
    userType: userTypeOf(customer.customerType) ?? "firm",
    countryOfResidence: customer.countryOfResidence ?? undefined,
    onlineCountry: customer.onlineCountry === 1,
    hasEmail: mechanisms.includes("email"),
    hasMobile: mechanisms.includes("mobile"),
    importantUpdates: { isOn: stored.importantUpdatesByEmail ?? false, isLoading: false },
  };
};

/**
 * The new consents including their consequences; refuses one that does not apply to this customer. CONS-02 to CONS-09
 */
const changeBy = (answers: Consents, facts: ConsentFacts): Consents => {
  const { importantUpdatesByEmail, ...others } = answers;
  if (importantUpdatesByEmail === undefined) return checked(others, facts);
  // It includes account correspondence, whatever its own answer is.
  const { accountCorrespondenceByEmail: _, ...independent } = others;
  checked({ importantUpdatesByEmail }, facts);
  const after = { ...facts, importantUpdates: { isOn: importantUpdatesByEmail, isLoading: false } };
  return { ...checked(independent, after), ...changeOf("importantUpdatesByEmail", importantUpdatesByEmail) };
};

const checked = (answers: Consents, facts: ConsentFacts): Consents => {
  const refused = (Object.keys(answers) as ConsentId[]).find((consent) => !mayAnswer(consent, facts));
  if (refused !== undefined) throw wordedRefusal("forbidden", "CONSENT_NOT_OPEN");
  return answers;
};

/** Changes a customer's consents with their consequences. Throws a refusal for one that is not open to them. CONS-02 to CONS-09 */
export const changeConsents = async (
  context: ActionContext,
  customer: CustomerRow,
  { sent, version }: { readonly sent: Consents; readonly version: string | undefined },
): Promise<void> => {
  const { database } = context;
  const { customerId } = customer;
  const { details } = await personalRecordOf(database, consentRecords, customerId);
  const answers = changeBy(sent, await factsOf(database, customer, details));
  const change = (stored: Consents) => ({ ...stored, ...answers });
  await changeRecord(consentRecords, { ...context, customerId, version, sent, change });
};
