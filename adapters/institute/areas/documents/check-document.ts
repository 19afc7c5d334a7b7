import type { Validity } from "../../../../domain/documents/verification.ts";
import {
  displayDocumentCode,
  readDocumentCode,
  type DocumentCode,
} from "../../../../domain/institute/documents/document-code.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { countActivity } from "../../platform/customers/activity-counts.store.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { issuedDocumentOf, type IssuedRow } from "../issued-documents/issued.store.ts";
import { holderOfStandingCode } from "./standing-links.store.ts";
import { displayedValidityOn } from "./verification.store.ts";

/** Where and when a code is checked. */
export interface CheckContext extends RulesOnDay {
  readonly database: Database;
  readonly now: Date;
  /** The title of a page that shows a member's standing. */
  readonly standingTitle: string;
}

/** The result of a checked code. VERI-02, VERI-03 */
type CheckedCode =
  | { readonly kind: "mistyped" }
  | { readonly kind: "unknown"; readonly code: DocumentCode }
  | { readonly kind: "document"; readonly document: IssuedRow; readonly validity: Validity }
  | { readonly kind: "standing"; readonly code: DocumentCode; readonly holder: CustomerRow; readonly isValid: boolean };

/** Counts a check per day for the holder to see; the third party is not recorded. */
const countChecked = (
  { database, now, today }: CheckContext,
  { customerId }: CustomerRow,
  title: string,
  code: DocumentCode,
): Promise<void> =>
  countActivity(database, {
    customerId,
    kind: "checked",
    subject: `${title}, ${displayDocumentCode(code)}`,
    now,
    today,
  });

/** The standing of the member who shared it. A closed account is not in good standing. */
const checkStanding = async (check: CheckContext, code: DocumentCode, holder: CustomerRow): Promise<CheckedCode> => {
  const { inGoodStanding = false } = await profileFactsOf(check.database, holder, check);
  await countChecked(check, holder, check.standingTitle, code);
  return { kind: "standing", code, holder, isValid: inGoodStanding && holder.isClosed === 0 };
};

/** Finds what a typed code leads to: a document with its validity today, or a member's standing; counts the check. VERI-02, VERI-03 */
export const checkDocument = async (check: CheckContext, typed: string): Promise<CheckedCode> => {
  const { database } = check;
  const code = readDocumentCode(typed);
  if (code === undefined) return { kind: "mistyped" };
  const document = await issuedDocumentOf(database, code);
  const member = document ? undefined : await holderOfStandingCode(database, code);
  if (member !== undefined) return checkStanding(check, code, await customerOf(database, member));
  if (!document) return { kind: "unknown", code };
  const holder = await customerOf(database, document.customerId);
  const validity = await displayedValidityOn(database, document, holder, check);
  await countChecked(check, holder, document.title, code);
  return { kind: "document", document, validity };
};
