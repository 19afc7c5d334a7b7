import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { verificationAddress } from "../issued-documents/issue-paper.ts";
import type { ReadContext } from "../use-case-context.ts";
import { newStandingCode, standingCodeOf } from "./standing-links.store.ts";

const hasStanding = async ({ database, customer, ...onDay }: ReadContext): Promise<boolean> =>
  (await profileFactsOf(database, customer, onDay)).inGoodStanding !== undefined;

/** Whether a customer is offered a link to their standing, and the address of the present one. VERI-02 */
export const standingLinkOf = async (
  request: ReadContext,
  publicUrl: string,
): Promise<{ readonly isOffered: boolean; readonly address: string | undefined }> => {
  const [isOffered, code] = await Promise.all([
    hasStanding(request),
    standingCodeOf(request.database, request.customer.customerId),
  ]);
  return { isOffered, address: code === undefined ? undefined : verificationAddress(publicUrl, code) };
};

/** Creates a link to a member's standing, in place of an earlier one; returns its address. VERI-02 */
export const createStandingLink = async (request: ReadContext, publicUrl: string): Promise<string> => {
  if (!(await hasStanding(request)))
    throw wordedRefusal("forbidden", "GOOD_STANDING_WITHHELD", { code: "NOT_ELIGIBLE" });
  return verificationAddress(publicUrl, await newStandingCode(request.database, request.customer.customerId));
};
