import type { DocumentCode } from "../../../../domain/documents/document-code.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { newStandingCode, standingCodeOf } from "./standing-links.store.ts";

interface StandingRequest extends RulesOnDay {
  readonly database: Database;
  readonly customer: CustomerRow;
}

const hasStanding = async ({ database, customer, ...onDay }: StandingRequest): Promise<boolean> =>
  (await profileFactsOf(database, customer, onDay)).inGoodStanding !== undefined;

/** Whether a customer is offered a link to their standing, and the code of the present one. VERI-02 */
export const standingLinkOf = async (
  request: StandingRequest,
): Promise<{ readonly isOffered: boolean; readonly code: DocumentCode | undefined }> => {
  const [isOffered, code] = await Promise.all([
    hasStanding(request),
    standingCodeOf(request.database, request.customer.customerId),
  ]);
  return { isOffered, code };
};

/** Creates a link to a member's standing, in place of an earlier one; returns its code. VERI-02 */
export const createStandingLink = async (request: StandingRequest): Promise<DocumentCode> => {
  if (!(await hasStanding(request)))
    throw new RefusalError("forbidden", "NOT_ELIGIBLE", "Good standing is for members who are not retired.");
  return newStandingCode(request.database, request.customer.customerId);
};
