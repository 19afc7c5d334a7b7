import { displaySize } from "../../../../domain/evidence/evidence-limits.ts";
import { waitOf } from "../../../../domain/institute/submissions/promises.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { evidenceHealth } from "../../areas/evidence/missing-evidence.ts";
import { openBankLines } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { stuckPayments } from "../../areas/fees/online-payments/online-payments.store.ts";
import { unnamedSubscriptions } from "../../areas/fees/unnamed-subscriptions.store.ts";
import { latestRun } from "../../areas/reminders/reminders.store.ts";
import { areRemindersSent } from "../../areas/reminders/worker.ts";
import { waitingSubmissions } from "../../areas/submissions/submission-lists.store.ts";
import { misspeltEmails } from "../../platform/customers/find-customers.ts";
import { evidenceFolder } from "../../platform/evidence/evidence-folder.ts";
import { unsentMails } from "../../platform/mail/mail-outbox.ts";
import { unreachableAddresses } from "../../platform/mail/refusing-addresses.store.ts";
import { latestBackup } from "../../platform/storage/backup-report.ts";
import { latestSweep } from "../../platform/storage/sweep-report.ts";
import { webhookHealth } from "../../platform/webhooks/webhook-outbox.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import type { RegisterCommand } from "../registry.ts";

const inboxLine = async ({ database, today, rules }: CommandContext): Promise<string> => {
  const waiting = await waitingSubmissions(database);
  const late = waiting.filter(({ kind, submittedOn }) => waitOf(kind, submittedOn, today, rules).isLate);
  return `Inbox: ${pluralise(waiting.length, "submission")} waiting, ${late.length} overdue.`;
};

const mailLine = async ({ database, settings }: CommandContext): Promise<string> => {
  const { waiting, givenUp } = await unsentMails(database);
  const sending = settings.institute.mail ? "" : " No mail server is set up (SMTP_URL), so none are sent.";
  return `Emails: ${String(waiting)} waiting, ${String(givenUp)} failed.${sending}`;
};

const webhookLine = async ({ database, settings, rules }: CommandContext): Promise<string> => {
  if (!settings.institute.webhook) return "Webhook: not set up (WEBHOOK_URL).";
  const { waiting, givenUp, failingSince } = await webhookHealth(database);
  const health = failingSince ? `failing since ${displayInstant(failingSince, rules)}` : "works";
  return `Webhook: ${health}; ${pluralise(waiting, "message")} waiting, ${String(givenUp)} failed.`;
};

const sweepLine = async ({ database, rules }: CommandContext): Promise<string> => {
  const swept = await latestSweep(database);
  if (!swept) return "Old data: not deleted yet.";
  const removed = Object.entries(swept.removed)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`);
  return `Old data deleted: ${displayInstant(new Date(swept.at), rules)}; ${removed.join(", ") || "nothing to delete"}.`;
};

/** The latest backup by the command; undefined before the first, as where PostgreSQL makes them. DESK-04 */
const backupLine = async ({ database, now, rules }: CommandContext): Promise<string | undefined> => {
  const backup = await latestBackup(database, now);
  return backup && `Backup: ${displayInstant(backup.at, rules)}${backup.isOld ? ", more than two days ago" : ""}.`;
};

const reminderLine = async ({ database, rules }: CommandContext): Promise<string> => {
  if (!areRemindersSent(rules)) return "Reminders: none in the rules (RULES_FILE).";
  const run = await latestRun(database);
  if (!run) return "Reminders: not sent yet.";
  const failed =
    run.failed === 0 ? "" : ` ${pluralise(run.failed, "person", "people")} could not be reminded: see the log.`;
  return `Reminders: ${displayInstant(new Date(run.at), rules)}; ${pluralise(run.sent, "reminder was", "reminders were")} sent.${failed}`;
};

/** The people whom mails do not reach; undefined when there are none. MAIL-03 */
const unreachableLine = async ({ database }: CommandContext): Promise<string | undefined> => {
  const people = await unreachableAddresses(database);
  const listed = people.map(({ customerId, address }) => `${customerId} (${address})`).join(", ");
  return people.length === 0
    ? undefined
    : `Undeliverable: these addresses refused three emails in a row, so nothing more is sent to them: ${listed}.`;
};

/** People whose sign-in email is another person's in its one spelling, from before spellings were unified. REAL-02 */
const emailLine = async ({ database }: CommandContext): Promise<string> => {
  const people = await misspeltEmails(database);
  const listed = people.map(({ customerId, email }) => `${customerId} (${email})`).join(", ");
  return people.length === 0
    ? "Emails: each has one spelling."
    : `Emails: these are spelt like another person's; import another one, or close one of the two: ${listed}.`;
};

/** The unmatched credits of the bank; undefined when there are none. BANK-03 */
const bankLine = async ({ database, rules }: CommandContext): Promise<string | undefined> => {
  const lines = await openBankLines(database, false);
  if (lines.length === 0) return undefined;
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  return `Bank: ${pluralise(lines.length, "unmatched credit")}, ${displayPrice(open, rules, "forced")}.`;
};

const listedPayments = 10;

/** The online payments that were started more than a day ago and are not finished; undefined when there are none. DATE-04 */
const paymentLine = async ({ database, now, rules }: CommandContext): Promise<string | undefined> => {
  const payments = await stuckPayments(database, now);
  if (payments.length === 0) return undefined;
  const named = payments
    .slice(0, listedPayments)
    .map(
      ({ reference, customerId, amount, state, startedAt }) =>
        `${reference} of ${customerId}, ${displayPrice(amount, rules, "forced")}, ${state === "OPEN" ? "not paid yet" : "being confirmed"}, begun ${displayInstant(new Date(startedAt), rules)}`,
    );
  const more = payments.length > named.length ? [`and ${String(payments.length - named.length)} more`] : [];
  return `Online payments: ${pluralise(payments.length, "was", "were")} started more than a day ago and ${payments.length === 1 ? "is" : "are"} unfinished: ${[...named, ...more].join("; ")}. Check them with the payment provider.`;
};

const listedFiles = 10;

/** The files of members, and those whose bytes are missing; undefined where none are taken. LOG-02 */
const evidenceLine = async ({ database, settings }: CommandContext): Promise<string | undefined> => {
  const { evidenceFolder: folder } = settings.institute;
  if (folder === undefined) return undefined;
  const { count, bytes, missing } = await evidenceHealth(database, evidenceFolder(folder));
  const files = `Files of members: ${pluralise(count, "file")}, ${displaySize(bytes)} in ${folder}.`;
  if (missing.length === 0) return files;
  const named = missing.slice(0, listedFiles).join(", ");
  const more = missing.length > listedFiles ? ` and ${String(missing.length - listedFiles)} more` : "";
  return `${files} ${pluralise(missing.length, "is", "are")} missing there: ${named}${more}. Put them back from a backup.`;
};

const listedSubscriptions = 10;

/** The subscriptions whose charge is not known; undefined when there are none. CORR-02 */
const ledgerLine = async ({ database }: CommandContext): Promise<string | undefined> => {
  const unnamed = await unnamedSubscriptions(database);
  if (unnamed.length === 0) return undefined;
  const named = unnamed.slice(0, listedSubscriptions).map(({ customerId, year }) => `${String(year)} of ${customerId}`);
  const more = unnamed.length > named.length ? ` and ${String(unnamed.length - named.length)} more` : "";
  return `Ledger: the charge of ${pluralise(unnamed.length, "subscription")} is not known: ${named.join(", ")}${more}. Import transactions.csv with the column purpose, such as “subscription ${String(unnamed[0]?.year)}”.`;
};

/** What is wrong with the organisation's own texts; undefined where it has none. OWN-02 */
const textsLine = async ({ settings, contentReport }: CommandContext): Promise<string | undefined> => {
  if (settings.contentFolder === undefined) return undefined;
  const { unusable, unknown } = await contentReport();
  if (unusable.length + unknown.length === 0) return "Own texts: all can be used.";
  return `Own texts: unusable ${unusable.length} (the shipped texts take their place), unknown to this release ${unknown.length}. To see them: npm run content:check.`;
};

/** Prints the state of inbox, bank, mails, webhook, sweep and backup. SENT-05, KEEP-01 */
export const status = async (context: CommandContext): Promise<void> => {
  for (const line of [
    inboxLine,
    bankLine,
    paymentLine,
    mailLine,
    unreachableLine,
    reminderLine,
    webhookLine,
    sweepLine,
    backupLine,
    evidenceLine,
    emailLine,
    ledgerLine,
    textsLine,
  ]) {
    const said = await line(context);
    if (said !== undefined) context.print(said);
  }
};

/** `registrar status` */
export const statusCommand: RegisterCommand = ({ reading, withContext }) => {
  reading(
    "status",
    "print the state of the inbox, bank credits, online payments, emails, reminders, webhook, backups and files",
  ).action((options: CommonOptions) => withContext(options, status));
};
