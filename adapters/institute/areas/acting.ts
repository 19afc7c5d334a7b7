import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import type { Call } from "../../contract/call.ts";
import type { CallRequest } from "../platform/api/serve.ts";
import type { CustomerRow } from "../platform/customers/customers.store.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import type { Operator } from "../platform/operator.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { ApiParts } from "./api-parts.ts";

/** In whose name, when and by which rules something is done, in one transaction. Every use case is given one. */
export interface Acting extends Operator {
  readonly database: Database;
  readonly mails: MailTexts;
}

/** Whose data is read, on which day and by which rules. A use case that changes nothing is given one. */
export interface Reading extends RulesOnDay {
  readonly database: Database;
  readonly customer: CustomerRow;
  /** The offered language in which it is read; undefined for the organisation's own. LANG-06 */
  readonly language?: string | undefined;
}

/** What a webhook of a payment provider acts with. */
export interface WebhookParts extends Pick<Acting, "database" | "mails" | "rules" | "auditKey"> {
  readonly now: () => Date;
}

/** In whose name the payments are posted that a payment provider reports. */
export const byProvider = "payment provider";

/** A payment provider that reports a payment. CASH-02 */
export const inWebhook = ({ database, mails, rules, auditKey, now }: WebhookParts): Acting => {
  const at = now();
  return { by: byProvider, database, now: at, today: dayOf(at, rules), rules, mails, auditKey };
};

/** A customer who acts for themselves in the portal. The registrar's CommandContext is an Acting already. */
export const inPortal = (
  { customerId, database, now, today, rules }: Omit<CallRequest<Call>, "customer" | "body" | "query">,
  { mails, auditKey }: Pick<ApiParts, "mails" | "auditKey">,
): Acting => ({ by: customerId, database, now, today, rules, mails, auditKey });
