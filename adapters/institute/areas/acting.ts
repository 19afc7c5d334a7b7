import type { Call } from "../../contract/call.ts";
import type { CallRequest } from "../platform/api/serve.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import type { Operator } from "../platform/operator.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { ApiParts } from "./api-parts.ts";

/** In whose name, when and by which rules something is done, in one transaction. Every use case is given one. */
export interface Acting extends Operator {
  readonly database: Database;
  readonly mails: MailTexts;
}

/** A customer who acts for themselves in the portal. The registrar's CommandContext is an Acting already. */
export const inPortal = (
  { customerId, database, now, today, rules }: Omit<CallRequest<Call>, "customer" | "body" | "query">,
  { mails, auditKey }: Pick<ApiParts, "mails" | "auditKey">,
): Acting => ({ by: customerId, database, now, today, rules, mails, auditKey });
