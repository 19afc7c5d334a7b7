import { contactDetails, saveContactDetails } from "../../../../contract/my-details-contact.contract.ts";
import type { Limit } from "../../../platform/limits.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { changeContact } from "./change-contact.ts";
import { contactRecords } from "./contact.store.ts";

const changes: Limit = { name: "contact-changes", atOnce: 30, every: 60_000 };
/**
 * Refusing another customer's email (CONT-09) reveals that it is known, and each change sends two mails. The limit
 * prevents testing a list of addresses.
 */
const emailChanges: Limit = { name: "contact-email-changes", atOnce: 10, every: 10 * 60_000 };

const changesEmail = (body: unknown): boolean => typeof body === "object" && body !== null && "email" in body;

/** Contact details: read, and changed by section. CONT-01 to CONT-09 */
export const serveContact = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(contactDetails, {
    answer: async ({ database, customerId }) => {
      const { details, version } = await personalRecordOf(database, contactRecords, customerId);
      return { ...details, version };
    },
  });

  serve(saveContactDetails, {
    limit: changes,
    limitOfBody: (body) => (changesEmail(body) ? emailChanges : undefined),
    answer: async (request) => {
      const { customerId, body: sent, version } = request;
      const stored = await changeContact(portalContext(request, dependencies), customerId, { sent, version });
      return { ...stored.details, version: stored.version };
    },
  });
};
