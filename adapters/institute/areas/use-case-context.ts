import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { RulesOnDay } from "../../../domain/rules/organisation-rules.ts";
import type { Call } from "../../contract/call.ts";
import type { CallRequest } from "../platform/api/serve.ts";
import type { CustomerRow } from "../platform/customers/customers.store.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import type { Operator } from "../platform/operator.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { ApiDependencies } from "./api-dependencies.ts";

/** The author, time, rules and transaction of a use case that changes data. */
export interface ActionContext extends Operator {
  readonly database: Database;
  readonly mails: MailTexts;
}

/** The customer, day and rules of a use case that only reads. */
export interface ReadContext extends RulesOnDay {
  readonly database: Database;
  readonly customer: CustomerRow;
  /** The offered language in which it is read; undefined for the organisation's own. LANG-06 */
  readonly language?: string | undefined;
}

/** Dependencies of the webhook of a payment provider. */
export interface WebhookDependencies extends Pick<ActionContext, "database" | "mails" | "rules" | "auditKey"> {
  readonly now: () => Date;
}

/** The author of payments that a payment provider reports. */
export const paymentProviderName = "payment provider";

/** The context of a payment that a payment provider reports. CASH-02 */
export const webhookContext = ({ database, mails, rules, auditKey, now }: WebhookDependencies): ActionContext => {
  const at = now();
  return { by: paymentProviderName, database, now: at, today: dayOf(at, rules), rules, mails, auditKey };
};

/** The context of a customer's own call. The registrar's CommandContext is an ActionContext already. */
export const portalContext = (
  { customerId, database, now, today, rules }: Omit<CallRequest<Call>, "customer" | "body" | "query">,
  { mails, auditKey }: Pick<ApiDependencies, "mails" | "auditKey">,
): ActionContext => ({ by: customerId, database, now, today, rules, mails, auditKey });
