import { expect, test } from "vitest";

import type { Obligation } from "../../domain/customer/obligation.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { ContentLink } from "../../domain/kernel/content.ts";
import type { CoreActor } from "../actors/core.ts";
import { pageTexts } from "../actors/page-texts.ts";
import { fillInWaiver, openWaiverForm } from "../actors/tasks/waiver.ts";
import { readerOf } from "./readers.ts";

// Each thing to do is followed from the dashboard to the page that names it and says where it can be done.

/** Who has a thing to do, and the words by which the page behind its link names it, unless that is another system's. */
interface Thing {
  readonly reader: string;
  readonly link: ContentLink | undefined;
  readonly names?: string;
  readonly prepare?: (actor: CoreActor) => Promise<unknown>;
}

const { obligations: texts } = pageTexts("page-framework");
const { notifications } = texts;

/** The link to the page where a request is answered. */
const answer = { text: texts.submission.answer, href: "/requests" };

const requestWaiver = async (actor: CoreActor): Promise<string> => {
  await openWaiverForm(actor);
  await fillInWaiver(actor, "1 February", "31 March", "Parental leave");
  await actor.forms.press("Request waiver");
  await actor.browser.open("/");
  return /WVR-\d{4}-\w+/.exec(await actor.page.words())?.[0] ?? "";
};

const nearlyExpired = (actor: CoreActor): Promise<void> => actor.passTo("2026-12-15" as CalendarDate);

/** By kind; a notification by its code. */
const things: Readonly<Record<Exclude<Obligation["kind"], "notification">, readonly Thing[]>> &
  Readonly<Record<string, readonly Thing[]>> = {
  payment: [{ reader: "Maya", link: texts.payment.link, names: "INV-4100107-09" }],
  declaration: [
    { reader: "Maya", link: texts.declaration.due.link, names: "Your declaration for 2025" },
    { reader: "Owen", link: texts.declaration.overdue.link, names: "Your declaration for 2025" },
    { reader: "Ready", link: texts.declaration.readyToStart.link, names: "Your declaration for 2025" },
  ],
  practisingCertificate: [
    {
      reader: "Frank",
      link: texts.practisingCertificate.link,
      names: "Practising certificate renewal",
      prepare: nearlyExpired,
    },
  ],
  exam: [{ reader: "Stella", link: texts.exam.link, names: "Exam attendance docket" }],
  submission: [
    { reader: "Priya", link: texts.submission.waiver.link, names: "6 units, pending", prepare: requestWaiver },
    {
      reader: "Priya",
      link: answer,
      names: "Answer by 1 May 2026",
      prepare: async (actor) => {
        const reference = await requestWaiver(actor);
        const request = ["--ask", "Your doctor’s letter", "--by", "2026-05-01"];
        await actor.institute.registrar("decide", reference, ...request, "--apply");
        await actor.browser.reload();
      },
    },
  ],
  contact: [{ reader: "Noel", link: texts.contact.missing.link, names: "Email" }],
  insurance: [{ reader: "Priya", link: texts.insurance.link, names: "professional indemnity insurance" }],
  application: [{ reader: "Ada", link: texts.application.link, names: "you can apply now" }],
  // Shown where the amount or the declaration cannot be loaded.
  PAYMENT_OVERDUE: [
    {
      reader: "Owen",
      link: notifications.PAYMENT_OVERDUE?.link,
      names: "What you owe",
      prepare: async (actor) => {
        await actor.faults.disturb("broken", "/balance");
        await actor.faults.disturb("garbled", "/fees");
        await actor.browser.reload();
      },
    },
  ],
  CPD_DECLARATION_OVERDUE_ONE: [
    {
      reader: "Owen",
      link: notifications.CPD_DECLARATION_OVERDUE_ONE?.link,
      names: "Annual declarations",
      prepare: async (actor) => {
        await actor.faults.disturb("broken", "/cpds/overview");
        await actor.browser.reload();
      },
    },
  ],
  CPD_REVIEW: [
    {
      reader: "Maya",
      link: notifications.CPD_REVIEW?.link,
      names: "Evidence tracker",
      prepare: async (actor) => {
        await actor.institute.registrar("notify", "CPD_REVIEW", "maya.member@example.org", "--apply");
        await actor.browser.reload();
      },
    },
  ],
  EXAM_SUPPRESSION_PERIOD: [
    { reader: "Eve", link: notifications.EXAM_SUPPRESSION_PERIOD?.link, names: "Exam results are not out yet" },
  ],
  AFTER_EXAM_SUPPRESSION_PERIOD: [
    {
      reader: "Asif",
      link: notifications.AFTER_EXAM_SUPPRESSION_PERIOD?.link,
      names: "Exam results have been published",
    },
  ],
  LTA_REDUCED_SUBS: [
    { reader: "Irina", link: notifications.LTA_REDUCED_SUBS?.link, names: "Apply for a reduced subscription" },
  ],
  LTA_RS_SUBMITTED: [
    {
      reader: "Sam",
      link: notifications.LTA_RS_SUBMITTED?.link,
      names: "We have your application for a reduced subscription",
    },
  ],
  APPLIED_FOR_MEMBERSHIP: [
    { reader: "Amir", link: notifications.APPLIED_FOR_MEMBERSHIP?.link, names: "We have your application" },
  ],
  MEMBERSHIP_APPLICATION_ONHOLD: [{ reader: "Olga", link: answer, names: "Application for membership" }],
  MEMBERSHIP_APPLICATION_COMPLETE: [
    {
      reader: "Carla",
      link: notifications.MEMBERSHIP_APPLICATION_COMPLETE?.link,
      names: "Your application is complete",
    },
  ],
};

const all = Object.entries(things).flatMap(([kind, some]) => some.map((thing) => [kind, thing.reader, thing] as const));

test.each(all)("%s: the link leads %s to a page that names it (LAND-02, DATE-01)", async (_, reader, thing) => {
  const { link, names, prepare } = thing;
  const actor = await readerOf(reader);
  await actor.session.arrive();
  await prepare?.(actor);
  const offered = (await actor.page.outline("the page")).filter(({ kind }) => kind === "link");
  expect(offered.map(({ words }) => words)).toContain(link?.text);
  if (names === undefined) {
    expect(link?.href).toMatch(/^\/outside\//);
    return;
  }
  await actor.faults.mendCalls();
  await actor.browser.open(link?.href ?? "");
  expect(await actor.page.words()).toContain(names);
});

test("every notification with texts is followed", () => {
  expect(Object.keys(things)).toEqual(expect.arrayContaining(Object.keys(notifications)));
});
