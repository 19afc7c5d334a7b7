import { expect, it } from "vitest";

import "../../../../../adapters/institute/platform/customers/activity-counts.store.ts";
import "../../../../../adapters/institute/provider/staff/records.store.ts";
import { submissionOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { digestOfTables } from "../../../support/tables.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const reference = "MEM-2026-4100317";

/** A browser at the case of an application. */
const deskAtCase = async (institute: TestInstitute): Promise<DeskBrowser> => {
  const desk = new DeskBrowser(institute);
  await desk.signIn();
  const { customerId } = institute.person("Amir");
  const { reference: sent } = await institute.database
    .selectFrom("submissions")
    .select("reference")
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  desk.fill("Find a person, a reference or a code", sent);
  await desk.press("Find");
  return desk;
};

const deskAtPreview = async (institute: TestInstitute, verdict: "Grant" | "Refuse"): Promise<DeskBrowser> => {
  const desk = await deskAtCase(institute);
  desk.choose(verdict);
  if (verdict === "Refuse") desk.fill("Reason", "Not yet.");
  await desk.press("See what will happen");
  return desk;
};

const decisions = async ({ database }: TestInstitute) =>
  (
    await database.selectFrom("submissionEvents").select(["verdict", "by"]).where("type", "=", "decided").execute()
  ).filter(({ by }) => by.startsWith("desk: "));

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("what will happen changes nothing but the record of who looked (DESK-03)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const desk = await deskAtCase(institute);
    const clear = async () => {
      await database.deleteFrom("staffRecords").execute();
      await database.deleteFrom("activityCounts").execute();
    };
    await clear();
    const before = await digestOfTables(database);
    desk.choose("Grant");
    await desk.press("See what will happen");
    expect(desk.words).toContain("This will happen");
    await clear();
    expect(await digestOfTables(database)).toBe(before);
  });

  it("a confirmation sent ten times at once is done once, each with the same result (DESK-03)", async () => {
    const institute = await atFirst();
    const desk = await deskAtPreview(institute, "Grant");
    const { action, fields } = desk.formOf("Grant the application");
    const tabs = Array.from({ length: 10 }, () => desk.anotherTab());
    await Promise.all(tabs.map((tab) => tab.open(action, fields)));
    for (const tab of tabs) expect(tab.words).toContain("Amir Applied: granted, by Rosa Registrar.");
    expect(await decisions(institute)).toEqual([{ verdict: "grant", by: "desk: Rosa Registrar" }]);
  });

  it("of two who confirm at once, one decides and the other sees it (DESK-06)", async () => {
    const institute = await atFirst();
    const desks = [await deskAtPreview(institute, "Grant"), await deskAtPreview(institute, "Refuse")];
    await Promise.all([desks[0]?.press("Grant the application"), desks[1]?.press("Refuse the application")]);
    const [decision, ...others] = await decisions(institute);
    expect(others).toEqual([]);
    const loser = desks[decision?.verdict === "grant" ? 1 : 0];
    expect([loser?.status, loser?.words.includes("Rosa Registrar: ")]).toEqual([409, true]);
  });

  it("a token of another form, address or session confirms nothing (DESK-03)", async () => {
    const institute = await atFirst();
    const desk = await deskAtPreview(institute, "Grant");
    const { action, fields } = desk.formOf("Grant the application");
    for (const once of [
      "AAAA",
      `${fields["once"] ?? ""}A`,
      fields["once"]?.replace(/^./, (first) => (first === "_" ? "-" : "_")) ?? "",
    ]) {
      await desk.open(action, { ...fields, once });
      expect(desk.words).toContain("Nothing has changed yet.");
    }
    const other = new DeskBrowser(institute);
    await other.signIn();
    await other.open(action, fields);
    expect(other.words).toContain("This form was open for too long");
    expect(await decisions(institute)).toEqual([]);
  });

  it("a form that somebody changed by hand is refused, not done (DESK-03)", async () => {
    const institute = await atFirst();
    const desk = await deskAtPreview(institute, "Refuse");
    const { action, fields } = desk.formOf("Refuse the application");
    for (const changed of [{ reason: " " }, { verdict: "burn" }, { verdict: "ask", by: "soon" }]) {
      await desk.open(action, { ...fields, ...changed });
      expect(desk.status).toBe(422);
    }
    await desk.open(action, { ...fields, seen: "9" });
    expect([desk.status, desk.words.includes("The page shows the current state of the case.")]).toEqual([409, true]);
    expect(await decisions(institute)).toEqual([]);
  });

  it("without a session nothing is shown or decided (DESK-02)", async () => {
    const institute = await atFirst();
    const desk = await deskAtPreview(institute, "Grant");
    const { action, fields } = desk.formOf("Grant the application");
    const stranger = new DeskBrowser(institute);
    await stranger.open(action);
    expect(stranger.words).toContain("Sign in to the desk");
    await stranger.open(action, fields);
    expect([stranger.status, stranger.words.includes("You are signed out")]).toEqual([401, true]);
    expect(await decisions(institute)).toEqual([]);
  });

  it("when the database fails, a confirmation changes nothing and can be sent again (DESK-11)", async () => {
    const institute = await atFirst();
    const { database } = institute;
    const desk = await deskAtPreview(institute, "Grant");
    await database.schema.alterTable("mails").renameTo("awayMails").execute();
    await desk.press("Grant the application");
    await database.schema.alterTable("awayMails").renameTo("mails").execute();
    expect([desk.status, desk.words.includes("Back to the desk")]).toEqual([500, true]);
    expect(await decisions(institute)).toEqual([]);
    await desk.sendAgain();
    expect(desk.words).toContain("Amir Applied: granted, by Rosa Registrar.");
  });

  it("leads nowhere by a reference that is not the desk's (DESK-05)", async () => {
    const desk = new DeskBrowser(await atFirst());
    await desk.signIn();
    await desk.open(`/desk/cases/${reference}`);
    expect(desk.status).toBe(404);
  });

  it("records the decision of staff with their name, which the webhook and the record bear (DESK-03, DESK-10)", async () => {
    const institute = await atFirst();
    const desk = await deskAtPreview(institute, "Refuse");
    await desk.press("Refuse the application");
    const { customerId } = institute.person("Amir");
    const { reference: sent } = await institute.database
      .selectFrom("submissions")
      .select("reference")
      .where("customerId", "=", customerId)
      .executeTakeFirstOrThrow();
    const submission = await submissionOf(institute.database, sent);
    expect(submission?.events.at(-1)).toMatchObject({
      verdict: "refuse",
      reason: "Not yet.",
      by: "desk: Rosa Registrar",
    });
  });
});
