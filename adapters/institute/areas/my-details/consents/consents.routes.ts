import { consentRecord, saveConsents } from "../../../../contract/my-details-consents.contract.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { contactRecords } from "../contact/contact.store.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { changeConsents, mechanismsOf } from "./change-consents.ts";
import { consentRecords } from "./consents.store.ts";

/** A customer's consents. CONS-01 to CONS-10 */
export const serveConsents = ({ serve, ...parts }: ApiParts): void => {
  serve(consentRecord, {
    answer: async ({ database, customerId }) => {
      const [consents, contact] = await Promise.all([
        personalRecordOf(database, consentRecords, customerId),
        personalRecordOf(database, contactRecords, customerId),
      ]);
      return { customer: { consents: consents.details, primaryContactMechanisms: mechanismsOf(contact.details) } };
    },
  });

  serve(saveConsents, {
    answer: async (request) => {
      const { customer, body, version } = request;
      await changeConsents(inPortal(request, parts), customer, { sent: body.consents, version });
      return undefined;
    },
  });
};
