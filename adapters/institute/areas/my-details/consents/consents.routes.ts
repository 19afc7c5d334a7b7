import type * as z from "zod/mini";

import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import { changeOf } from "../../../../../domain/my-details/consent-switches.ts";
import { mayAnswer, type ConsentFacts, type ConsentId } from "../../../../../domain/my-details/consents.ts";
import { consentRecord, saveConsents } from "../../../../contract/my-details-consents.contract.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ApiParts } from "../../api-parts.ts";
import { contactRecords, type StoredContact } from "../contact/contact.routes.ts";
import { changeRecord, recordOf, type RecordKind } from "../my-details.store.ts";

const stored = saveConsents.body.shape.consents;
export type Consents = z.output<typeof stored>;

export const consentRecords: RecordKind<Consents> = { name: "consents", schema: stored, nothing: {} };

/** Contact mechanisms of a customer: a mobile number also accepts text messages. CONS-03, CONS-04 */
const mechanismsOf = ({ email, primaryPhoneNumber }: StoredContact): ("email" | "mobile")[] => [
  ...(email?.address ? (["email"] as const) : []),
  ...(primaryPhoneNumber?.number && primaryPhoneNumber.lineType === "MOBILE" ? (["mobile"] as const) : []),
];

const factsOf = async (database: Database, customer: CustomerRow, stored: Consents): Promise<ConsentFacts> => {
  const { details } = await recordOf(database, contactRecords, customer.customerId);
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

/** A customer's consents. CONS-01 to CONS-10 */
export const serveConsents = ({ serve, auditKey }: ApiParts): void => {
  serve(consentRecord, {
    answer: async ({ database, customerId }) => {
      const [consents, contact] = await Promise.all([
        recordOf(database, consentRecords, customerId),
        recordOf(database, contactRecords, customerId),
      ]);
      return { customer: { consents: consents.details, primaryContactMechanisms: mechanismsOf(contact.details) } };
    },
  });

  serve(saveConsents, {
    answer: async (callRequest) => {
      const { database, customer, customerId, body } = callRequest;
      const { details } = await recordOf(database, consentRecords, customerId);
      const answers = changeBy(body.consents, await factsOf(database, customer, details));
      await changeRecord(consentRecords, {
        ...callRequest,
        auditKey,
        sent: body.consents,
        change: (stored) => ({ ...stored, ...answers }),
      });
      return undefined;
    },
  });
};
