import { createSecretKey } from "node:crypto";

import { expect, it } from "vitest";

import { cpdOverview } from "../../../../../adapters/contract/cpd.contract.ts";
import { balance, notifications } from "../../../../../adapters/contract/customer.contract.ts";
import { fees } from "../../../../../adapters/contract/fees.contract.ts";
import { progress } from "../../../../../adapters/contract/qualifications.contract.ts";
import { progressIn } from "../../../../../adapters/http/qualifications.http.ts";
import { obligationFactsOf } from "../../../../../adapters/institute/areas/customer/obligation-facts.store.ts";
import { customerById } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { replaceNotifications } from "../../../../../adapters/institute/platform/customers/notifications.ts";
import { everyone } from "../../../../../adapters/institute/trial/everyone.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { toDeclareOf } from "../../../../../domain/cpd/status.ts";
import { obligationsOf } from "../../../../../domain/customer/obligations.ts";
import { dayOf, plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { hasReachedMembership } from "../../../../../domain/qualifications/progress.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { entered } from "../../../support/exam-entries.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = dayOf(new Date(), trialRules);

const calendarAndSearchOf = async (institute: TestInstitute, who: string) =>
  (await ask(institute, who, notifications)).answer.facts ?? {};

/** The obligations that the portal derives from its calls. */
const inPortal = async (institute: TestInstitute, who: string) => {
  const { type, traits } = institute.person(who);
  const notified = (await ask(institute, who, notifications)).answer.notifications;
  const overview = type === "member" ? (await ask(institute, who, cpdOverview)).answer : undefined;
  return obligationsOf({
    today,
    declaration: overview && toDeclareOf(overview, traits.isRetired ?? false),
    balance: (await ask(institute, who, balance, { query: { report: "full" } })).answer.amount,
    statement: (await ask(institute, who, fees)).answer,
    notifications: notified,
    mayApply:
      type === "affiliate" && hasReachedMembership(progressIn((await ask(institute, who, progress)).answer), notified),
    institute: await calendarAndSearchOf(institute, who),
    takesAnswers: true,
  });
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("obligations are the same in the portal as in the institute's calendar and the registrar's search (DATE-01)", async () => {
    const institute = await atFirst();
    const reachable = everyone.filter(({ traits }) => !traits.isClosed && !traits.suspension);
    const kinds = new Set<string>();
    for (const { firstName, customerId } of reachable) {
      const customer = await customerById(institute.database, customerId);
      if (!customer) throw new Error(`${firstName} is not stored.`);
      const items = obligationsOf(await obligationFactsOf(institute.database, customer, { today, rules: trialRules }));
      expect(await inPortal(institute, firstName)).toEqual(items);
      for (const { kind } of items) kinds.add(kind);
    }
    expect([...kinds].toSorted((one, other) => one.localeCompare(other))).toEqual(
      expect.arrayContaining([
        "application",
        "declaration",
        "exam",
        "insurance",
        "notification",
        "payment",
        "submission",
      ]),
    );
  });

  it("practising certificates are obligations from their first reminder on, but not for retired members (DATE-01)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Maya");
    await institute.database
      .updateTable("practisingCertificates")
      .set({ expiresOn: plusDays(today, 10) })
      .where("customerId", "=", customerId)
      .execute();
    const expected = { expiresOn: plusDays(today, 10), renewFrom: plusDays(today, -50) };
    expect((await calendarAndSearchOf(institute, "Maya")).certificates).toMatchObject([expected, expected]);
    await institute.database
      .updateTable("customers")
      .set({ isRetired: 1 })
      .where("customerId", "=", customerId)
      .execute();
    expect((await calendarAndSearchOf(institute, "Maya")).certificates).toBeUndefined();
  });

  it("exams are obligations until they have passed (DATE-01)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Tom");
    const entry = { exam: "Strategic Leadership", time: "09:00 to 12:15", place: "Hall 3, Leeds" };
    const enter = (date: CalendarDate) => entered(institute.database, { customerId, ...entry, date, timeZone: null });
    await enter(today);
    expect((await calendarAndSearchOf(institute, "Tom")).exams).toEqual([{ ...entry, date: today }]);
    await enter(plusDays(today, -1));
    expect((await calendarAndSearchOf(institute, "Tom")).exams).toBeUndefined();
  });

  it("notifications have the day on which they were posted, or none where it was not recorded (DATE-01)", async () => {
    const institute = await atFirst();
    const { customerId } = institute.person("Tom");
    const datesOf = async () => (await calendarAndSearchOf(institute, "Tom")).notificationDates;
    const notify = async (day: CalendarDate, codes: readonly string[]) => {
      const clerk = {
        by: "A. Clerk",
        now: new Date(),
        today: day,
        rules: trialRules,
        auditKey: createSecretKey("key", "utf8"),
      };
      await replaceNotifications(clerk, institute.database, { customerId }, codes);
    };
    const [first, later] = [plusDays(today, -30), plusDays(today, -2)];
    await notify(first, ["LTA_REDUCED_SUBS"]);
    await notify(later, ["LTA_RS_SUBMITTED", "LTA_REDUCED_SUBS"]);
    const submitted = { code: "LTA_RS_SUBMITTED", since: later };
    expect(await datesOf()).toEqual([submitted, { code: "LTA_REDUCED_SUBS", since: first }]);
    await institute.database
      .updateTable("notifications")
      .set({ since: null })
      .where("customerId", "=", customerId)
      .where("code", "=", "LTA_REDUCED_SUBS")
      .execute();
    expect(await datesOf()).toEqual([submitted]);
    await notify(today, ["LTA_REDUCED_SUBS"]);
    expect(await datesOf()).toBeUndefined();
    await notify(today, []);
    expect(await datesOf()).toBeUndefined();
  });

  it("a submission with an open request is an obligation with its date (DATE-01, SENT-03)", async () => {
    const institute = await atFirst();
    expect((await calendarAndSearchOf(institute, "Olga")).submissions?.[0]).toMatchObject({
      of: "application",
      since: plusDays(today, -10),
      request: { wanted: expect.stringContaining("A letter from your employer") as string, by: plusDays(today, 14) },
    });
    expect((await calendarAndSearchOf(institute, "Amir")).submissions).toEqual([
      { of: "application", reference: expect.any(String) as string, since: plusDays(today, -10) },
    ]);
    const waivers = (await calendarAndSearchOf(institute, "Maya")).submissions;
    expect(waivers).toMatchObject([{ of: "waiver" }]);
    expect((await calendarAndSearchOf(institute, "Priya")).lacksInsurance).toBe(true);
    expect(await calendarAndSearchOf(institute, "Maya")).not.toHaveProperty("lacksInsurance");
  });
});
