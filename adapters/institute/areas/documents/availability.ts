import { cpdStatusOf } from "../../../../domain/cpd/status.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { documentCardsOf, type Documents } from "../../../../domain/documents/key-resources.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { goodStandingToday } from "../../../../domain/institute/documents/good-standing.ts";
import { rulesIn } from "../../../../domain/institute/rules/rules-in.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { overviewOf } from "../cpd/duty.store.ts";
import { ledgerOf } from "../fees/fees.store.ts";
import {
  keyResourcesOf,
  listDocuments,
  practisingCertificatesOf,
  type KeyResourceRow,
  type PractisingCertificateRow,
} from "../issued-documents/documents.store.ts";
import type { ReadContext } from "../use-case-context.ts";

/** Reasons against a letter of good standing besides the recorded one. */
const standingOf = async (context: ReadContext) => {
  const { database, today } = context;
  const { customerId } = context.customer;
  const [overview, notifications, ledger] = await Promise.all([
    overviewOf(database, customerId, context),
    notificationCodesOf(database, customerId),
    ledgerOf(database, customerId),
  ]);
  return { cpdStatus: cpdStatusOf(overview), notifications, isPaymentOverdue: !isPaidUp(ledger, today) };
};

type GoodStandingWarnings = Awaited<ReturnType<typeof standingOf>>;

/** The documents with their availability today. */
const documentsWithAvailability = (
  resources: readonly KeyResourceRow[],
  practising: readonly PractisingCertificateRow[],
  warnings: GoodStandingWarnings,
  rules: DateStyle,
): Documents => {
  const { keyResources, practisingCertificates } = listDocuments(resources, practising, rules);
  const { goodStanding } = keyResources;
  return {
    keyResources: { ...keyResources, goodStanding: goodStanding && goodStandingToday(goodStanding, warnings) },
    practisingCertificates,
  };
};

/** A customer's documents with their availability today. DOCS-01 */
export const readDocuments = async (context: ReadContext): Promise<Documents> => {
  const { database, language } = context;
  const rules = rulesIn(context.rules, language, undefined);
  const { customerId } = context.customer;
  const [resources, practising, warnings] = await Promise.all([
    keyResourcesOf(database, customerId),
    practisingCertificatesOf(database, customerId),
    standingOf(context),
  ]);
  return documentsWithAvailability(resources, practising, warnings, rules);
};

/** Whether the customer may have a document. Applies the portal's rules. DOCS-02, DOCS-03, DOCS-04 */
const mayHave = async (
  context: ReadContext,
  resources: readonly KeyResourceRow[],
  { key }: KeyResourceRow,
): Promise<boolean> => {
  const type = userTypeOf(context.customer.customerType);
  if (!type) return false;
  const warnings = await standingOf(context);
  return documentCardsOf(documentsWithAvailability(resources, [], warnings, context.rules), { type, ...warnings }).some(
    (keyed) => keyed.key === key && keyed.card.shows === "download",
  );
};

/** A customer's document; a refusal of one that they do not have, or cannot have at present. DOCS-01 to DOCS-06, VERI-04 */
export const availableResource = async (
  context: ReadContext,
  isWanted: (resource: KeyResourceRow) => boolean,
): Promise<KeyResourceRow> => {
  const resources = await keyResourcesOf(context.database, context.customer.customerId);
  const resource = resources.find(isWanted);
  if (!resource) throw wordedRefusal("unknown", "NO_SUCH_DOCUMENT");
  if (!(await mayHave(context, resources, resource)))
    throw wordedRefusal("forbidden", "DOCUMENT_WITHHELD", { code: "NOT_ELIGIBLE" });
  return resource;
};
