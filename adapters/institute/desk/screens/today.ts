import { displayDate, weekdayOf } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { listedCases, type ListedCase } from "../../areas/cases/inbox.ts";
import { openBankLines } from "../../areas/fees/bank-files/bank-lines.store.ts";
import { stuckPayments } from "../../areas/fees/online-payments/online-payments.store.ts";
import { comingChanges } from "../../areas/reminders/coming-days.ts";
import { latestRun } from "../../areas/reminders/reminders.store.ts";
import { areRemindersSent } from "../../areas/reminders/worker.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { abandonedMails, unsentMails } from "../../platform/mail/mail-outbox.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { latestBackup } from "../../platform/storage/backup-report.ts";
import { latestSweep } from "../../platform/storage/sweep-report.ts";
import { webhookHealth } from "../../platform/webhooks/webhook-outbox.ts";
import { staffRecords } from "../../provider/staff/records.store.ts";
import { empty, facts, head, section, state, table, type Words } from "../components.ts";
import type { ConnectedSystems, Screen, Visit } from "../visit.ts";
import { subjectCell } from "./audit-log.ts";
import { personAddress } from "./people.ts";

const namedAtMost = 3;
const latest = 8;
const unfinished = "Unfinished online payments";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

interface Line {
  readonly heading: string;
  readonly words: Words;
  readonly count: number;
  readonly unit: string;
  readonly isLate?: boolean;
  readonly href: string;
}

const line = ({ heading, words, count, unit, isLate = false, href }: Line): Html =>
  html`<li class="line plain-line">
      <div class="what"><h3><a href="${href}">${heading}</a></h3><p>${words}</p></div>
      <p class="figure ${isLate ? "late-figure" : ""}"><strong>${String(count)}</strong><span class="unit">${unit}</span></p>
    </li>`;

/** "Amir Applied, Carla Complete and 2 more" */
const namesOf = (cases: readonly ListedCase[], { rules }: Visit): string => {
  const names = cases.slice(0, namedAtMost).map(({ person }) => isolateDirection(fullNameOf(person)));
  const more = cases.length > namedAtMost ? [`${cases.length - namedAtMost} more`] : [];
  return new Intl.ListFormat(rules.locale).format([...names, ...more]);
};

/** The waiting work, late first; lines without anything are omitted. */
const waitingLines = async (visit: Visit): Promise<readonly Html[]> => {
  const cases = await listedCases(visit, await visit.waiting());
  const onHold = cases.filter(({ waitsForPersonUntil }) => waitsForPersonUntil !== undefined);
  const ours = cases.filter(({ waitsForPersonUntil }) => waitsForPersonUntil === undefined);
  const late = ours.filter(({ isLate }) => isLate);
  const inTime = ours.filter(({ isLate }) => !isLate);
  const { givenUp } = await unsentMails(visit.database);
  const credits = await openBankLines(visit.database, false);
  const payments = await stuckPayments(visit.database, visit.now);
  const lines: readonly Line[] = [
    {
      heading: "Overdue",
      words: namesOf(late, visit),
      count: late.length,
      unit: "late",
      isLate: true,
      href: "/desk/inbox",
    },
    {
      heading: "To decide",
      words: namesOf(inTime, visit),
      count: inTime.length,
      unit: "on time",
      href: "/desk/inbox",
    },
    {
      heading: "Waiting for the member",
      words: namesOf(onHold, visit),
      count: onHold.length,
      unit: "waiting",
      href: "/desk/inbox?waits=person",
    },
    {
      heading: "Unmatched payments",
      words: `${displayPrice(
        credits.reduce((sum, { open }) => sum + open, 0),
        visit.rules,
        "forced",
      )} in total.`,
      count: credits.length,
      unit: "unmatched",
      href: "/desk/money",
    },
    {
      heading: unfinished,
      words: "Started more than a day ago. Check them with the payment provider.",
      count: payments.length,
      unit: "unfinished",
      href: "#payments",
    },
    {
      heading: "Undelivered emails",
      words: "Refused by the mail server, or the link in them has expired.",
      count: givenUp,
      unit: "not sent",
      href: "#mails",
    },
  ];
  return lines.filter(({ count }) => count > 0).map(line);
};

const unfinishedPaymentsSection = async (visit: Visit): Promise<Html | undefined> => {
  const payments = await stuckPayments(visit.database, visit.now);
  return payments.length === 0
    ? undefined
    : section(
        "payments",
        unfinished,
        table(
          unfinished,
          [["Payment", "first"], ["Who"], ["Started"], ["Amount", "figure"]],
          payments
            .slice(0, latest)
            .map(({ reference, customerId, state: now, startedAt, amount }) => [
              `${reference}, ${now === "OPEN" ? "not paid yet" : "being confirmed"}`,
              html`<a href="${personAddress(visit, customerId)}">${customerId}</a>`,
              displayInstant(startedAt, visit.rules),
              displayPrice(amount, visit.rules, "forced"),
            ]),
        ),
      );
};

const undelivered = async (visit: Visit): Promise<Html | undefined> => {
  const mails = await abandonedMails(visit.database, latest);
  return mails.length === 0
    ? undefined
    : section(
        "mails",
        "Undelivered emails",
        table(
          "Undelivered emails",
          [["Subject", "first"], ["To"], ["Gave up on"]],
          mails.map(({ customerId, subject, recipient, givenUpAt }) => [
            subject,
            html`<a href="${personAddress(visit, customerId ?? "")}">${recipient}</a>`,
            displayInstant(givenUpAt ?? 0, visit.rules),
          ]),
        ),
      );
};

const recentActivity = async (visit: Visit): Promise<Words> => {
  const records = await staffRecords(visit.database, { changesOnly: true, most: latest });
  if (records.length === 0) return empty("No activity yet.", "Changes that staff make at the desk appear here.");
  const rows = records.map(async (record) => [
    record.action,
    displayInstant(record.at, visit.rules),
    record.name,
    await subjectCell(visit, record),
  ]);
  return table("Recent activity", [["What", "first"], ["When"], ["Who"], ["About"]], await Promise.all(rows));
};

/** What is scheduled in the next weeks, each with the link to its day. */
const scheduledChanges = async (visit: Visit): Promise<Html> => {
  const changes = await comingChanges(visit);
  return changes.length === 0
    ? empty("Nothing in the next six weeks.", "Due dates, expiries and departures appear here.")
    : html`<ol class="days ruled">${changes.map(
        ({ on, what }) =>
          html`<li><a href="/desk/year?on=${on}">${displayDate(on, visit.rules)}</a><span>${what}</span></li>`,
      )}</ol>`;
};

/** The organisation's own texts that cannot be used; no line while all can. OWN-02 */
const ownTexts = async ({
  contentReport,
}: ConnectedSystems): Promise<readonly (readonly [string, Html | string])[]> => {
  const { unusable, unknown } = (await contentReport?.()) ?? { unusable: [], unknown: [] };
  const counts = `${unusable.length} cannot be used, ${unknown.length} not known to this release: “npm run content:check” lists them`;
  if (unusable.length > 0) return [["Own texts", state(counts, "late")]];
  return unknown.length > 0 ? [["Own texts", counts]] : [];
};

/** Mails, reminders, other systems, own texts and the removal of old data, as `registrar status` says. */
const systemStatus = async ({ database, now, rules, connected }: Visit): Promise<Html> => {
  const [mails, run, swept, webhooks, backup] = [
    await unsentMails(database),
    await latestRun(database),
    await latestSweep(database),
    await webhookHealth(database),
    await latestBackup(database, now),
  ];
  const { failingSince } = webhooks;
  const reminders = run ? `${displayInstant(new Date(run.at), rules)}, ${run.sent} sent` : "Not sent yet";
  return facts([
    [
      "Emails",
      `${mails.waiting} waiting, ${mails.givenUp} failed${connected.hasMailServer ? "" : ". No mail server is set up, so none are sent"}`,
    ],
    ["Reminders", areRemindersSent(rules) ? reminders : "None in the rules"],
    [
      "Webhooks",
      failingSince
        ? state(`Failing since ${displayInstant(failingSince, rules)}`, "late")
        : connected.hasWebhook
          ? `${webhooks.waiting} waiting, ${webhooks.givenUp} failed`
          : "Not set up",
    ],
    [
      "Backup",
      backup?.isOld === true
        ? state(`${displayInstant(backup.at, rules)}, more than two days ago`, "late")
        : backup
          ? displayInstant(backup.at, rules)
          : "None made with “registrar backup”",
    ],
    ...(await ownTexts(connected)),
    ["Old data", swept ? `Deleted ${displayInstant(new Date(swept.at), rules)}` : "Not deleted yet"],
  ]);
};

/**
 * The first page: waiting work, undelivered mails, recent activity, what is scheduled, and the status of the system.
 * DESK-04
 */
export const todayScreen: Screen = {
  path: "/today",
  entry: "today",
  show: async (visit) => {
    const { today, rules } = visit;
    const lines = await waitingLines(visit);
    return {
      title: "Today",
      action: { action: "saw today" },
      content: html`${head(`${weekdays[weekdayOf(today)] ?? ""}, ${displayDate(today, rules)}`, lines.length === 0 ? "Nothing to do." : "What needs attention, overdue first.", undefined, html`Today`)}
        <div class="beside">
          <div>
            ${section(
              "waits",
              "To do",
              lines.length === 0
                ? empty("Nothing to do.", "Submissions, unmatched payments and undelivered emails appear here.")
                : html`<ul class="lines ruled">${lines}</ul>`,
            )}
            ${await unfinishedPaymentsSection(visit)}
            ${await undelivered(visit)}
            ${section("done", "Recent activity", await recentActivity(visit))}
          </div>
          <aside aria-label="Scheduled, and system status">${section("itself", "Scheduled", await scheduledChanges(visit), html`<a class="to" href="/desk/year">The year</a>`)}${section("runs", "System status", await systemStatus(visit))}</aside>
        </div>`,
    };
  },
};
