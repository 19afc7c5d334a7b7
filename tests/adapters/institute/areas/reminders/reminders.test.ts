import "../../../../../adapters/institute/platform/storage/properties.ts";
import { describe, expect, it, vi } from "vitest";

import { latestRun, sentReminders } from "../../../../../adapters/institute/areas/reminders/reminders.store.ts";
import { sendReminders } from "../../../../../adapters/institute/areas/reminders/worker.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import {
  dayOf,
  displayDate,
  hourOf,
  plusDays,
  startOf,
  type CalendarDate,
} from "../../../../../domain/kernel/calendar-date.ts";
import { rulesWith } from "../../../../../domain/rules/given-rules.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { atOnce } from "../../../support/at-once.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { shippedMails } from "../../../support/mails.ts";
import { openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { daysFrom, schedulePeriods, scheduleZones } from "../../../support/schedules.ts";

const portalUrl = "https://portal.body.example";
const rules = rulesWith({ reminders: trialRules.reminders });
const today = dayOf(new Date(), rules);
const hour = 60 * 60 * 1000;

/** Noon of a day, in days from today. */
const noon = (days: number): Date => new Date(`${plusDays(today, days)}T12:00:00Z`);

const mails = { ...shippedMails, portalUrl };

type Work = Parameters<typeof sendReminders>[0];

const onFailure = (error: unknown) => {
  throw error;
};

/** Runs the worker; returns the number of reminders. */
const work = async (database: Database, at: Date, others: Partial<Work> = {}): Promise<number | undefined> =>
  (
    await sendReminders({
      database,
      rules,
      mails,
      fromHour: 6,
      now: () => at,
      onFailure,
      log: createLog("silent"),
      yieldToRequests: atOnce,
      ...others,
    })
  )?.sent;

/** A database that rejects mails to one person. */
const refusingMailsTo = (database: Database, customerId: string): Database =>
  database.withPlugin({
    transformQuery: ({ node }) => {
      const words = JSON.stringify(node);
      if (node.kind === "InsertQueryNode" && words.includes('"mails"') && words.includes(customerId))
        throw new Error("This mail is not taken.");
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });

const mailsTo = async (database: Database, recipient: string) =>
  database
    .selectFrom("mails")
    .select(["subject", "text"])
    .where("recipient", "=", recipient)
    .orderBy("writtenAt")
    .execute();

const subjectsTo = async (database: Database, firstName: string): Promise<readonly string[]> =>
  (await mailsTo(database, `${firstName}@example.org`)).map(({ subject }) => subject);

describe("reminders", () => {
  const atFirst = institutePutBack(firstDayFile);

  it.each(scheduleZones)("are sent from 6 o'clock there, once a day, in %s (REAL-09)", async (timeZone) => {
    const { database } = await atFirst();
    const there = rulesWith({ reminders: trialRules.reminders, timeZone });
    const sent: Date[] = [];
    for (const [from, to] of schedulePeriods(there))
      for (let at = startOf(from, there); at < startOf(to, there); at = new Date(at.getTime() + hour))
        if ((await work(database, at, { rules: there })) !== undefined) sent.push(at);
    expect(sent.map((at) => [dayOf(at, there), hourOf(at, there)])).toEqual(
      schedulePeriods(there).flatMap(([from, to]) => daysFrom(from, to).map((day) => [day, 6])),
    );
  });
});

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  /** Leaves one person's fees, due in some days, as the only obligation with reminders. */
  const onlyFees = async (database: Database, customerId: string, dueInDays: number): Promise<CalendarDate> => {
    const dueDate = plusDays(today, dueInDays);
    await database
      .updateTable("cpdOverviews")
      .set({ nextDueDate: plusDays(today, 2000) })
      .execute();
    await database.deleteFrom("practisingCertificates").execute();
    await database.updateTable("subscriptions").set({ dueDate }).where("customerId", "=", customerId).execute();
    return dueDate;
  };

  it("are sent once a day, by one of the processes (YEAR-02, YEAR-03)", async () => {
    const { database } = await atFirst();
    const sent = await Promise.all([1, 2, 3].map(() => work(database, noon(0))));
    expect(sent.filter((count) => count !== undefined)).toHaveLength(1);
    const count = Math.max(...sent.map((each) => each ?? 0));
    expect(count).toBeGreaterThan(1);
    const mails = await database.selectFrom("mails").select(["recipient", "subject"]).execute();
    expect(mails).toHaveLength(count);
    expect(new Set(mails.map(({ recipient, subject }) => `${recipient} ${subject}`)).size).toBe(count);
    // Later that day, when another process could claim a run again, there is nothing left to do.
    for (const minutes of [0, 20, 600])
      expect(await work(database, new Date(noon(0).getTime() + minutes * 60_000))).toBeUndefined();
    expect(await registrarAt(database)("status")).toContain(`Reminders: `);
    expect(await registrarAt(database)("status")).toContain(`${count} reminders were sent.`);
  });

  it("are sent once at each step until the payment (YEAR-02)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    await onlyFees(database, customerId, 61);
    const counts: number[] = [];
    for (const days of [0, 1, 2, 30, 31, 32, 54, 60]) {
      await work(database, noon(days));
      counts.push((await subjectsTo(database, "maya.member")).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 4]);
    await registrarAt(database)(
      "post",
      "payment",
      customerId,
      "--amount",
      "268.50",
      "--description",
      "Cheque",
      "--apply",
    );
    await work(database, noon(62));
    const subjects = await subjectsTo(database, "maya.member");
    expect(subjects.filter((subject) => subject !== "Receipt for £268.50")).toHaveLength(4);
  });

  it("of missed days are skipped except the latest (YEAR-02)", async () => {
    const { database, person } = await atFirst();
    await onlyFees(database, person("Maya").customerId, 61);
    await work(database, noon(1));
    await work(database, noon(90));
    expect((await subjectsTo(database, "maya.member")).map((subject) => subject.replace(/\d{4}.*/, ""))).toEqual([
      "Your subscription for ",
      "Your subscription for ",
    ]);
    expect((await subjectsTo(database, "maya.member"))[1]).toMatch(/is overdue$/);
    const { customerId } = person("Maya");
    const sent = (await sentReminders(database, [customerId], noon(1000))).get(customerId) ?? [];
    expect(sent.map(({ step }) => step).toSorted((one, other) => one - other)).toEqual([-60, 14]);
  });

  it("resume after an interrupted run without duplicates (YEAR-03)", async () => {
    const { database } = await atFirst();
    await work(database, noon(0));
    const before = (await database.selectFrom("mails").select("mailId").execute()).length;
    // A state as after a crash: half of the reminders are sent, and the run is not recorded as complete.
    await database.deleteFrom("databaseProperties").where("name", "=", "reminders").execute();
    const [half] = await database
      .selectFrom("reminders")
      .select(["customerId"])
      .orderBy("customerId")
      .limit(1)
      .execute();
    await database
      .deleteFrom("reminders")
      .where("customerId", "=", half?.customerId ?? "")
      .execute();
    await database
      .deleteFrom("mails")
      .where("customerId", "=", half?.customerId ?? "")
      .execute();
    // The lease has not expired yet.
    expect(await work(database, new Date(noon(0).getTime() + 60_000))).toBeUndefined();
    expect(await work(database, new Date(noon(0).getTime() + 11 * 60_000))).toBeGreaterThan(0);
    expect((await database.selectFrom("mails").select("mailId").execute()).length).toBe(before);
  });

  it("give way after each person, and go on where they were stopped (YEAR-03)", async () => {
    const { database } = await atFirst();
    const all = await work(database, noon(0));
    await database.deleteFrom("reminders").execute();
    await database.deleteFrom("mails").execute();
    await database.deleteFrom("databaseProperties").where("name", "like", "%reminders").execute();
    let units = 0;
    const yieldToRequests = async () => {
      units += 1;
      if (units === 4) throw new DOMException("Stopped.", "AbortError");
    };
    await expect(work(database, noon(0), { yieldToRequests })).rejects.toThrow("Stopped.");
    const before = (await database.selectFrom("mails").select("mailId").execute()).length;
    expect(before).toBeGreaterThan(0);
    expect(await work(database, new Date(noon(0).getTime() + 11 * 60_000))).toBe((all ?? 0) - before);
  });

  it("read each text once for all people (YEAR-03)", async () => {
    const { database } = await atFirst();
    const read: string[] = [];
    const library: typeof mails.library = {
      document: (name, type) => {
        read.push(`${name} ${type}`);
        return mails.library.document(name, type);
      },
    };
    expect(await work(database, noon(0), { mails: { ...mails, library } })).toBeGreaterThan(5);
    expect(read).toEqual([...new Set(read)]);
  });

  it("reach everyone else when one person fails, who is retried (YEAR-02)", async () => {
    const { database, person } = await atFirst();
    const { customerId, email } = person("Owen");
    const failures: unknown[] = [];
    const sent = await work(refusingMailsTo(database, customerId), noon(0), {
      onFailure: (error) => failures.push(error),
    });
    expect(failures).toHaveLength(1);
    expect(sent).toBeGreaterThan(1);
    expect(await mailsTo(database, email)).toEqual([]);
    expect(await registrarAt(database)("status")).toContain("1 person could not be reminded: see the log.");
    await work(database, noon(1));
    expect((await mailsTo(database, email)).length).toBeGreaterThan(0);
  });

  it("start again with a new due date (YEAR-02)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    await onlyFees(database, customerId, 7);
    await work(database, noon(0));
    await onlyFees(database, customerId, 35);
    await work(database, noon(5));
    expect(await subjectsTo(database, "maya.member")).toHaveLength(2);
  });

  it("wait for the morning of the organisation's day, and need rules (YEAR-02, RULE-03)", async () => {
    const { database } = await atFirst();
    const apia = rulesWith({ reminders: trialRules.reminders, timeZone: "Pacific/Apia" });
    // Midnight in Apia, where the day is 13 hours ahead of UTC.
    const night = new Date(`${today}T11:30:00Z`);
    expect(await work(database, night, { rules: apia })).toBeUndefined();
    expect(await work(database, new Date(`${today}T17:30:00Z`), { rules: apia })).toBeGreaterThan(0);
    expect(await work(database, noon(3), { rules: defaultRules })).toBeUndefined();
  });

  it("are sent again after a start with a fast clock, which is logged (REAL-09)", async () => {
    const { database, person } = await atFirst();
    const dueDate = await onlyFees(database, person("Maya").customerId, 7);
    const warnings: unknown[] = [];
    const log = { warn: (about: unknown) => void warnings.push(about) };
    await work(database, noon(400), { log });
    expect(warnings).toEqual([]);
    expect(await work(database, noon(0), { log })).toBeGreaterThan(0);
    expect(warnings).toEqual([expect.objectContaining({ name: "reminders" })]);
    expect(await work(database, noon(0), { log })).toBeUndefined();
    expect((await subjectsTo(database, "maya.member"))[0]).toContain(`is due by ${displayDate(dueDate, rules)}`);
    expect(await work(database, noon(1), { log })).toBeDefined();
  });

  it("are sent by a starting server, where the rules define any (YEAR-03)", async () => {
    const institute = await openInstitute(await fresh(), { rules });
    await institute.listen(0, "127.0.0.1");
    await vi.waitFor(async () => expect((await latestRun(institute.database))?.sent).toBeGreaterThan(0), 10_000);
    await institute.close();
  });

  describe("the texts (YEAR-02)", () => {
    const letter = async (firstName: string, email: string, days = 0) => {
      const { database, person } = await atFirst();
      await onlyFees(database, person(firstName).customerId, 7);
      await work(database, noon(days));
      return (await mailsTo(database, `${email}@example.org`)).at(-1);
    };

    it("name the task, its date, the consequences and the place before it is due", async () => {
      const found = await letter("Maya", "maya.member");
      expect(found?.subject).toMatch(/^Your subscription for \d{4} is due by \d+ \w+ \d{4}$/);
      expect(found?.text).toMatch(/by \d+ \w+ \d{4}: that is in 7 days\. £268\.50 is still to be paid\./);
      expect(found?.text).toContain("If it is not paid by then, we can suspend your membership.");
      expect(found?.text).toContain(`${portalUrl}/#/fees-and-transactions`);
    });

    it("name the delay afterwards", async () => {
      const found = await letter("Maya", "maya.member", 8);
      expect(found?.subject).toMatch(/^Your subscription for \d{4} is overdue$/);
      expect(found?.text).toContain("Please pay it now. As long as it is unpaid, we can suspend your membership.");
    });

    it("name the consequences for students in their words", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Suki");
      await registrarAt(database)("reinstate", customerId, "--apply");
      await onlyFees(database, customerId, 7);
      await work(database, noon(8));
      const found = (await mailsTo(database, "suki.singapore@example.org")).at(-1);
      expect(found?.text).toContain("we can suspend your registration, and you cannot enter exams.");
    });

    it("name the end of the suspension to people suspended for the same reason", async () => {
      const found = await letter("Suki", "suki.singapore", 8);
      expect(found?.text).toMatch(
        /The suspension ends as soon as all that is overdue is paid\. The last day for it is \d+ \w+ \d{4}\./,
      );
      expect(found?.text).not.toContain("we can suspend");
    });
  });

  describe("the preview of a day (YEAR-03)", () => {
    it("lists what the worker sends on each day, and changes nothing", async () => {
      const { database } = await atFirst();
      const preview = registrarAt(database);
      const told = async (days: number) => {
        const csv = await preview("year", "--on", plusDays(today, days), "--csv");
        return csv.split("\n").filter((line) => line.startsWith("reminder,")).length;
      };
      const expected = [];
      for (const days of [0, 1, 2, 3]) expected.push(await told(days));
      expect(await database.selectFrom("mails").selectAll().execute()).toEqual([]);
      const sent = [];
      for (const days of [0, 1, 2, 3]) sent.push(await work(database, noon(days)));
      expect(sent).toEqual(expected);
      const later = await registrarAt(database, {}, noon(3))("year", "--on", plusDays(today, 3), "--csv");
      expect(later).not.toContain("reminder,");
    });

    it("refuses earlier days", async () => {
      const { database } = await atFirst();
      await expect(registrarAt(database)("year", "--on", "2020-01-01")).rejects.toThrow("today or a later day");
    });
  });
});
