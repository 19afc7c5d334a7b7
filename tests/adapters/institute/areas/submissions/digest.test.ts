import { describe, expect, it } from "vitest";

import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { describeSubmission as inWords } from "../../../../../adapters/institute/areas/descriptions.ts";
import { writeDigest } from "../../../../../adapters/institute/areas/submissions/digest.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { isWorkingDay } from "../../../../../domain/institute/submissions/promises.ts";
import { dayOf, hourOf, plusDays, startOf, weekdayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { atOnce } from "../../../support/at-once.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { shippedMails } from "../../../support/mails.ts";
import { ask } from "../../../support/open-institute.ts";
import { daysFrom, schedulePeriods, scheduleZones } from "../../../support/schedules.ts";

const application = {
  employmentCategory: "NE",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: [],
  optInMemberDirectory: true,
};
const email = "registry@body.example";
const hour = 60 * 60 * 1000;

/** Next Wednesday in the organisation's zone, plus hours. */
const wednesday = (hours: number): Date => {
  const today = dayOf(new Date(), defaultRules);
  const start = startOf(plusDays(today, ((3 - weekdayOf(today) + 7) % 7) + 7), defaultRules);
  return new Date(start.getTime() + hours * hour);
};

const countDigests = async (database: Database): Promise<number> =>
  (await database.selectFrom("mails").select("mailId").where("recipient", "=", email).execute()).length;

describe("the registry's digest", () => {
  const atFirst = institutePutBack(firstDayFile);

  it.each(scheduleZones)("of a day is written from 5 o'clock there, once, in %s (REAL-09)", async (timeZone) => {
    const { database } = await atFirst();
    const rules = { ...defaultRules, timeZone };
    const written: Date[] = [];
    for (const [from, to] of schedulePeriods(rules))
      for (let at = startOf(from, rules); at < startOf(to, rules); at = new Date(at.getTime() + hour)) {
        const before = await countDigests(database);
        await writeDigest({
          describe: inWords,
          database,
          email,
          mails: shippedMails,
          rules,
          now: () => at,
          log: createLog("silent"),
          yieldToRequests: atOnce,
        });
        if ((await countDigests(database)) > before) written.push(at);
      }
    expect(written.map((at) => [dayOf(at, rules), hourOf(at, rules)])).toEqual(
      schedulePeriods(rules).flatMap(([from, to]) =>
        daysFrom(from, to)
          .filter((day) => isWorkingDay(day, rules))
          .map((day) => [day, 5]),
      ),
    );
  });
});

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh, { now: () => wednesday(-4) });

  it("the registry's digest is written once each working day, with new and late submissions (SENT-06)", async () => {
    const { database, ...institute } = await atFirst();
    const digests = async () =>
      (
        await database.selectFrom("mails").selectAll().where("recipient", "=", email).orderBy("writtenAt").execute()
      ).map(({ text }) => text);
    const write = async (at: Date) =>
      void (await Promise.all(
        [1, 2, 3].map(() =>
          writeDigest({
            describe: inWords,
            database,
            email,
            mails: shippedMails,
            rules: defaultRules,
            now: () => at,
            log: createLog("silent"),
            yieldToRequests: atOnce,
          }),
        ),
      ));
    const { answer } = await ask({ database, ...institute }, "Ada", applyForMembership, {
      headers: { "idempotency-key": "a-key-of-theirs" },
      body: application,
    });

    await write(wednesday(2));
    expect(await digests()).toEqual([]);
    await write(wednesday(7));
    await write(wednesday(9));
    const [first = "", ...others] = await digests();
    expect(others).toEqual([]);
    expect(first).toContain("Dear registry");
    expect(first).toContain(`${answer.reference}: Application for membership, sent on`);

    await write(wednesday(31));
    expect((await digests())[1]).toContain("Nothing was received since the last digest.");
    // No digest on Saturday and Sunday.
    for (const days of [3, 4]) await write(wednesday(days * 24 + 7));
    expect(await digests()).toHaveLength(2);
    await write(wednesday(26 * 24 + 7));
    expect((await digests())[2]).toMatch(new RegExp(`Waiting longer than promised:[^]*${answer.reference}`));
  });

  it("the digest is written again after a start with a fast clock, which is logged (REAL-09)", async () => {
    const { database } = await atFirst();
    const warnings: unknown[] = [];
    const log = { warn: (about: unknown) => void warnings.push(about) };
    const write = (at: Date) =>
      writeDigest({
        describe: inWords,
        database,
        email,
        mails: shippedMails,
        rules: defaultRules,
        now: () => at,
        log,
        yieldToRequests: atOnce,
      });
    await write(wednesday(7 + 56 * 7 * 24));
    expect(warnings).toEqual([]);
    await write(wednesday(7));
    expect(await countDigests(database)).toBe(2);
    expect(warnings).toEqual([expect.objectContaining({ name: "registry digest" })]);
    await write(wednesday(8));
    expect(await countDigests(database)).toBe(2);
  });
});
