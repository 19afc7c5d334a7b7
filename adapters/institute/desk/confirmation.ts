import { displayInstant } from "../../../domain/kernel/instant.ts";
import type { PreviewedMail } from "../platform/mail/mail-outbox.ts";
import { signedText } from "../platform/mail/render-mail.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { head, table } from "./components.ts";
import type { Visit } from "./visit.ts";

/** Facts by name, before or after a change. */
export type Facts = Readonly<Record<string, string>>;

/** A mail as its reader will read it. */
export const mailPreview = (
  { subject, ...words }: PreviewedMail,
  recipients: readonly string[],
  { organisation }: Visit,
): Html => {
  const paragraphs = signedText(words, organisation).trim().split("\n\n");
  const lines = (paragraph: string) =>
    paragraph.split("\n").map((line, at) => html`${at > 0 ? html`<br />` : undefined}${line}`);
  return html`<article class="mail" aria-label="Email preview">
      <header><p><span class="soft">To</span> ${recipients.slice(0, namedAtMost).join(", ")}${recipients.length > namedAtMost ? ` and ${recipients.length - namedAtMost} more` : undefined}</p><p><span class="soft">Subject</span> <strong>${subject}</strong></p></header>
      <div>
        ${paragraphs.map((paragraph) => html`<p>${lines(paragraph)}</p>`)}
      </div>
    </article>`;
};

const namedAtMost = 3;
const mailsAtMost = 5;

/** Renders the mails; mails with the same words once, with all recipients. */
const renderMails = (mails: readonly PreviewedMail[], visit: Visit): readonly Html[] => {
  const alike = new Map<string, PreviewedMail[]>();
  for (const each of mails) {
    // The first paragraph addresses the reader by name.
    const words = each.subject + each.text.slice(each.text.indexOf("\n\n"));
    alike.set(words, [...(alike.get(words) ?? []), each]);
  }
  const shown = [...alike.values()].slice(0, mailsAtMost).flatMap((same) =>
    same.slice(0, 1).map((first) =>
      mailPreview(
        first,
        same.map(({ recipient }) => recipient),
        visit,
      ),
    ),
  );
  const more = alike.size - shown.length;
  return more > 0 ? [...shown, html`<p class="soft">and ${String(more)} more emails.</p>`] : shown;
};

/** The preview of a change, and its confirmation. */
export interface Confirmation {
  /** A link to the page that the form belongs to, above the heading. */
  readonly running: Html;
  /** Who it is about, and what happens. */
  readonly summary: Html;
  readonly before: Facts;
  readonly after: Facts;
  /** What else happens. */
  readonly effects?: Html | undefined;
  /** Checkboxes that are part of the confirmation, one a line. */
  readonly decisions?: Html | undefined;
  readonly mails: readonly PreviewedMail[];
  /**
   * When its mails are sent, until which it can be undone, in milliseconds since 1970; undefined when they are sent at
   * once.
   */
  readonly sentAt?: number | undefined;
  readonly action: string;
  /** The words of the button, which name the action. */
  readonly button: string;
  /** Whether there is nothing to edit, so that no Edit button shows. */
  readonly isAsGiven?: boolean | undefined;
  /** The typed values, sent again with the confirmation. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Renders the preview: the people, the values before and after, and the mails. DESK-03 */
export const confirmationPage = (
  visit: Visit,
  { running, summary, before, after, effects, decisions, mails, sentAt, action, button, isAsGiven, kept }: Confirmation,
): Html => {
  const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return html`${head("This will happen", "Nothing has changed yet.", undefined, running)}
    <p>${summary}</p>
    ${
      changed.length === 0
        ? undefined
        : table(
            "Before and after",
            [["What", "first"], ["Before"], ["After"]],
            changed.map((name) => [name, before[name] ?? "", after[name] ?? ""]),
          )
    }
    ${effects}
    ${renderMails(mails, visit)}
    ${sentAt === undefined ? undefined : html`<p><strong>You can undo this until ${displayInstant(sentAt, visit.rules)}.</strong> Until then no email is sent and no other system is notified, but the portal shows it at once. After that, what you change about it sends the member another email.</p>`}
    <p class="soft">This will be recorded under your name, ${visit.staff.name}.</p>
    <form class="part" method="post" action="${action}">
      ${decisions}${visit.onceField()}${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p class="row"><button class="button" type="submit">${button}</button>
      ${isAsGiven === true ? undefined : html`<button class="button second" type="submit" name="change" value="yes">Edit</button>`}</p>
    </form>`;
};
