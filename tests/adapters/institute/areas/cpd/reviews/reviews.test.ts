import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import {
  populationOf,
  allReviews,
  sampleOf,
} from "../../../../../../adapters/institute/areas/cpd/reviews/reviews.store.ts";
import { addEvent, storeSubmission } from "../../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import type { Database } from "../../../../../../adapters/institute/platform/storage/storage.ts";
import type { SubmittedRoute } from "../../../../../../domain/cpd/cpd-routes.ts";
import { dayOf, plusDays } from "../../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { registrarAt } from "../../../../support/registrar.ts";

const year = 2025;
const now = new Date();
const today = dayOf(now, defaultRules);

const onDay = (days: number) => ({ today: plusDays(today, days), rules: defaultRules });

const referenceOf = (customerId: string, of = year): string => `CPD-${of}-${customerId}`;

const declare = async (
  database: Database,
  customerId: string,
  route: SubmittedRoute = "UNIT_ROUTE",
  of = year,
): Promise<void> => {
  const answers = {
    year: of,
    isRequirementsMet: route !== "NOT_MET_REQUIREMENTS",
    route,
    isEngagementPartner: false,
    isConfirmed: true,
  };
  const reference = referenceOf(customerId, of);
  await storeSubmission(database, { reference, customerId, kind: "declaration", answers, now, today });
};

const openAccounts = async (database: Database): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("customers")
    .select("customerId")
    .where("isClosed", "=", 0)
    .orderBy("customerId")
    .execute();
  return rows.map(({ customerId }) => customerId);
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  /** An institute where 30 people have declared, 27 of them by the unit route. */
  const declared = async () => {
    const institute = await atFirst();
    const { database } = institute;
    const people = (await openAccounts(database)).slice(0, 30);
    for (const [index, customerId] of people.entries())
      await declare(database, customerId, index < 3 ? "NOT_MET_REQUIREMENTS" : "UNIT_ROUTE");
    return { ...institute, people, registrar: registrarAt(database) };
  };

  it("a draw takes the sizes of the rules, and its dry run tells neither names nor seed (LOG-05)", async () => {
    const { database, registrar } = await declared();
    const preview = await registrar("review", String(year), "--draw");
    expect(preview).toMatch(/Unit route +27 +2\b[^]*Requirements not met +3 +3\b/);
    expect(preview).toContain("5 of 30 declarations");
    expect(preview).not.toMatch(/[0-9a-f]{32}|CPD-2025-/);
    expect(await allReviews(database)).toEqual([]);

    await registrar("review", String(year), "--draw", "--apply");
    const [review] = await allReviews(database);
    expect(review).toMatchObject({
      year,
      number: 1,
      population: 30,
      rules: defaultRules.review,
      drawnBy: "registrar: A. Clerk",
    });
    expect(await registrar("review", String(year))).toContain("Checked: population, rules and seed give this sample.");
    const lines = await registrar("review", String(year), "--csv");
    expect(lines.split("\n")).toHaveLength(6);
  });

  it("the published population and seed give digest and sample by standard tools (LOG-05)", async () => {
    const { database, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    const [review] = await allReviews(database);
    const text = `${await registrar("review", String(year), "--population")}\n`;
    const sha256 = (words: string) => createHash("sha256").update(words).digest("hex");
    expect(sha256(text)).toBe(review?.digest);
    const lines = text
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    const drawn = (route: string, count: number) =>
      lines
        .filter((line) => line[1] === route)
        .map(([id = ""]) => `${sha256(`${review?.seed}:${id}`)} ${id}`)
        .toSorted()
        .slice(0, count)
        .map((ranked) => ranked.split(" ")[1]);
    const sample = await sampleOf(database, { year, number: 1 }, onDay(0));
    expect(sample.map(({ customerId }) => customerId)).toEqual([
      ...drawn("UNIT_ROUTE", 2),
      ...drawn("NOT_MET_REQUIREMENTS", 3),
    ]);
  });

  it("a sample that was changed by hand is found (LOG-05)", async () => {
    const { database, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    const other = (await populationOf(database, { year, number: 1 })).find(({ place }) => place === undefined);
    await database
      .updateTable("cpdReviewMembers")
      .set({ place: 1 })
      .where("customerId", "=", other?.customerId ?? "")
      .execute();
    expect(await registrar("review", String(year))).toContain("do NOT give this sample");
  });

  it("a further draw of a year needs a reason, has a number, and draws nobody again (LOG-05)", async () => {
    const { database, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    await expect(registrar("review", String(year), "--draw", "--apply")).rejects.toThrow(
      "Give a reason to draw another",
    );
    await registrar("review", String(year), "--draw", "--reason", "Late declarations", "--apply");
    const [second, first] = await allReviews(database);
    expect([first?.number, second?.number, second?.reason]).toEqual([1, 2, "Late declarations"]);
    const drawn = await Promise.all([1, 2].map((number) => sampleOf(database, { year, number }, onDay(0))));
    const ids = drawn.flat().map(({ customerId }) => customerId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second?.population).toBe(25);
    expect(second?.seed).not.toBe(first?.seed);
  });

  it("closed accounts, full waivers and declarations that were taken back are no part of it (LOG-05)", async () => {
    const { database, people, registrar } = await declared();
    const [closed = "", waived = "", partly = "", undone = ""] = people.slice(10);
    await database.updateTable("customers").set({ isClosed: 1 }).where("customerId", "=", closed).execute();
    for (const [customerId, units] of [
      [waived, 40],
      [partly, 39],
    ] as const)
      await database
        .insertInto("cpdAdjustments")
        .values({
          adjustmentId: `W-${customerId}`,
          customerId,
          year,
          type: "waiver",
          reason: "Illness",
          reasonCode: null,
          units,
          status: "AWARDED",
          startDate: null,
          endDate: null,
        })
        .execute();
    await registrar("reopen", referenceOf(undone), "--reason", "You asked us to", "--apply");
    await registrar("review", String(year), "--draw", "--apply");
    const ids = (await populationOf(database, { year, number: 1 })).map(({ customerId }) => customerId);
    expect(ids).toHaveLength(27);
    expect(ids).toContain(partly);
    for (const customerId of [closed, waived, undone]) expect(ids).not.toContain(customerId);
  });

  it("members who were drawn the year before rest while others suffice (LOG-05)", async () => {
    const { database, people, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    for (const customerId of people) await declare(database, customerId, "UNIT_ROUTE", year + 1);
    await registrar("review", String(year + 1), "--draw", "--apply");
    const resting = (await populationOf(database, { year: year + 1, number: 1 })).filter(({ isResting }) => isResting);
    expect(resting).toHaveLength(5);
    expect(resting.filter(({ place }) => place !== undefined)).toEqual([]);
  });

  it("an outcome is undone within ten minutes, and taken back later with a reason; the declaration stays (LOG-05)", async () => {
    const { database, people } = await declared();
    const [customerId = ""] = people;
    const reference = referenceOf(customerId);
    const at = (minutes: number) => registrarAt(database, {}, new Date(now.getTime() + minutes * 60_000));
    await expect(at(0)("decide", reference, "--grant")).rejects.toThrow("It is not under review");
    await at(-30)("decide", reference, "--ask", "Your certificate", "--by", plusDays(today, 10), "--apply");
    await expect(at(1)("decide", reference, "--refuse", "--apply")).rejects.toThrow("A refusal has to say why");
    await at(1)("decide", reference, "--refuse", "--reason", "No certificate", "--apply");
    await expect(at(2)("decide", reference, "--grant", "--apply")).rejects.toThrow("It has been reviewed already.");
    expect(await at(3)("reopen", reference, "--apply")).toContain("no email is sent");
    await at(4)("decide", reference, "--refuse", "--reason", "No certificate", "--apply");
    expect(await at(20)("show", reference)).toContain("evidence not sufficient “No certificate”");
    await at(21)("reopen", reference, "--reason", "We found it", "--apply");
    await at(22)("decide", reference, "--grant", "--apply");
    const subjects = await database
      .selectFrom("mails")
      .select("subject")
      .where("customerId", "=", customerId)
      .where("writtenAt", ">", now.getTime())
      .orderBy("writtenAt")
      .execute();
    expect(subjects.map(({ subject }) => subject)).toEqual([
      "Your evidence of CPD for 2025 is not sufficient",
      "The review of your CPD for 2025 is open again",
      "Your evidence of CPD for 2025 is sufficient",
    ]);
    const messages = await database
      .selectFrom("webhookMessages")
      .select("payload")
      .where("customerId", "=", customerId)
      .execute();
    const reviewed = messages.filter(({ payload }) => payload.includes('"submission.reviewed"'));
    expect(reviewed.map(({ payload }) => (JSON.parse(payload) as { data: { verdict: string } }).data.verdict)).toEqual([
      "refuse",
      "grant",
    ]);
    const events = await database
      .selectFrom("submissionEvents")
      .select("type")
      .where("reference", "=", reference)
      .where("type", "=", "taken back")
      .execute();
    expect(events).toEqual([]);
  });

  it("asks everybody in the sample once, and collects who answered, waits and is late (LOG-05)", async () => {
    const { database, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    const ask = ["review", String(year), "--ask", "Your certificates", "--by"] as const;
    const until = plusDays(today, 20);
    await expect(registrar(...ask, today, "--apply")).rejects.toThrow("The day has to be after today.");
    expect(await registrar(...ask, until)).toContain("asked: 5 people");
    const [, , other] = await sampleOf(database, { year, number: 1 }, onDay(0));
    const close = (isClosed: 0 | 1) =>
      database
        .updateTable("customers")
        .set({ isClosed })
        .where("customerId", "=", other?.customerId ?? "")
        .execute();
    await close(1);
    const output = await registrar(...ask, until, "--apply");
    expect(output).toContain("cannot be asked: 1 person");
    expect(output).toContain("asked: 4 people");
    expect(await registrar(...ask, until, "--apply")).toContain("asked: 0 people");
    await close(0);
    expect(await registrar(...ask, until, "--apply")).toContain("asked: 1 person");
    expect(await registrar(...ask, until, "--apply")).toContain("asked: 0 people");
    await expect(registrar(...ask, today, "--apply")).rejects.toThrow("The day has to be after today.");

    const answered = (await sampleOf(database, { year, number: 1 }, onDay(0))).at(0)?.submission;
    if (!answered) throw new Error("Nobody was drawn.");
    const answer = {
      type: "answered",
      at: now.getTime(),
      by: answered.customerId,
      reason: "Two courses.",
      until,
    } as const;
    await addEvent(database, answered, answer);
    const states = async (days: number) =>
      (await sampleOf(database, { year, number: 1 }, onDay(days))).map(({ progress }) => progress.state).toSorted();
    expect(await states(20)).toEqual(["answered", "waiting", "waiting", "waiting", "waiting"]);
    expect(await states(21)).toEqual(["answered", "late", "late", "late", "late"]);
  });

  it("undoes within ten minutes what a sample was asked, and leaves those asked before as they were (LOG-05)", async () => {
    const { database } = await declared();
    const at = (minutes: number) => registrarAt(database, {}, new Date(now.getTime() + minutes * 60_000));
    await at(0)("review", String(year), "--draw", "--apply");
    const [first] = await sampleOf(database, { year, number: 1 }, onDay(0));
    const until = plusDays(today, 20);
    await at(1)("decide", first?.reference ?? "", "--ask", "Your certificate", "--by", until, "--apply");
    await expect(at(12)("review", String(year), "--undo", "--apply")).rejects.toThrow("Nobody in the sample was asked");
    await at(12)("review", String(year), "--ask", "Your certificates", "--by", until, "--apply");
    expect(await at(13)("review", String(year), "--undo")).toContain("no longer asked: 4 people");
    expect(await at(13)("review", String(year), "--undo", "--apply")).toContain("no longer asked: 4 people");
    const states = (await sampleOf(database, { year, number: 1 }, onDay(0))).map(({ progress }) => progress.state);
    expect(states).toEqual(["waiting", "not asked", "not asked", "not asked", "not asked"]);
    const asking = await database
      .selectFrom("mails")
      .select("customerId")
      .where("subject", "like", "%we need something from you")
      .execute();
    expect(asking).toEqual([{ customerId: first?.customerId }]);
    expect(await at(14)("review", String(year), "--ask", "Your certificates", "--by", until, "--apply")).toContain(
      "asked: 4 people",
    );
  });

  it("an erasure keeps the figures and the proof of the draw (LOG-05, KEEP-02)", async () => {
    const { database, people, registrar } = await declared();
    const [, , customerId = ""] = people;
    await registrar("review", String(year), "--draw", "--apply");
    await registrar("decide", referenceOf(customerId), "--grant", "--apply");
    await database.deleteFrom("transactions").where("customerId", "=", customerId).execute();
    const before = await registrar("review", String(year));
    await registrar("erase", customerId, "--confirm", customerId, "--apply");
    expect(await registrar("review", String(year))).toBe(before);
    expect(before).toMatch(/Total +30 +5 +0 +0 +0 +1 +0 +0$/m);
    expect(await registrar("review", String(year), "--csv")).toContain("Erased person");
  });

  it("a merger leaves the draw as it was, and lists the kept account (LOG-05, LIFE-02)", async () => {
    const { database, people, registrar } = await declared();
    await registrar("review", String(year), "--draw", "--apply");
    const [, , first = ""] = people;
    const kept = (await openAccounts(database)).find((customerId) => !people.includes(customerId)) ?? "";
    await registrar("merge", first, "--into", kept, "--apply");
    const output = await registrar("review", String(year), "--rows");
    expect(output).toContain("Checked: population, rules and seed give this sample.");
    expect(output).toMatch(new RegExp(`${kept} .*${referenceOf(first)}`));
  });
});
