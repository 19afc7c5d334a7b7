import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import { mailAsRead, mailOfId } from "../../platform/mail/mail-outbox.ts";
import { html } from "../../platform/pages/html.ts";
import { head } from "../components.ts";
import { mailPreview } from "../confirmation.ts";
import type { Screen } from "../visit.ts";
import { personAddress } from "./people.ts";

/** A mail to a person as they read it, without the links that open an account. DESK-05 */
export const mailScreen: Screen = {
  path: "/mails/:parameter",
  entry: "people",
  show: async (visit) => {
    const { database, references, parameter, rules } = visit;
    const mailId = references.from("mail", parameter);
    const mail = mailId === undefined ? undefined : await mailOfId(database, mailId);
    if (!mail || mail.customerId === null) throw unknownAddress();
    const { customerId, recipient, subject, writtenAt, sentAt } = mail;
    const person = await customerOf(database, customerId);
    const sent = sentAt === null ? "It has not been sent." : `Sent on ${displayInstant(sentAt, rules)}.`;
    return {
      title: subject,
      action: { action: "read a mail", customerId },
      content: html`${head(
        subject,
        `Written on ${displayInstant(writtenAt, rules)}. ${sent}`,
        undefined,
        html`<a href="${personAddress(visit, customerId)}">${fullNameOf(person)}</a>, ${customerId}`,
      )}
      ${mailPreview(mailAsRead(mail), [recipient], visit)}`,
    };
  },
};
