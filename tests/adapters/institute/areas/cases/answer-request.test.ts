import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { notifications } from "../../../../../adapters/contract/customer.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { personalDataFile } from "../../../../../adapters/contract/personal-data.contract.ts";
import { answerRequest, submissionRequests } from "../../../../../adapters/contract/submissions-requests.contract.ts";
import { waitingSubmissions } from "../../../../../adapters/institute/areas/submissions/submission-lists.store.ts";
import { submissionOf } from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = dayOf(new Date(), defaultRules);
const year = Number(today.slice(0, 4));
const wanted = "A letter from your doctor";
const by = plusDays(today, 10);

const waive = async (institute: TestInstitute): Promise<string> => {
  const { answer } = await ask(institute, "Priya", requestWaiver, {
    headers: { "idempotency-key": "waiver-of-priya" },
    body: {
      year,
      startDate: `${year}-02-01`,
      endDate: `${year}-02-28`,
      reasonCode: "ILLNESS",
      reasonLabel: "Illness or injury",
      adjustmentType: "waiver",
    },
  });
  return answer.reference ?? "";
};

const request = (institute: TestInstitute, reference: string, words = wanted) =>
  registrarAt(institute.database)("decide", reference, "--ask", words, "--by", by, "--apply");

const threadsOf = async (institute: TestInstitute, who: string) =>
  (await ask(institute, who, submissionRequests)).answer.threads;

const answer = (
  institute: TestInstitute,
  reference: string,
  odd: { readonly request?: number; readonly words?: string; readonly who?: string; readonly key?: string } = {},
) =>
  ask(institute, odd.who ?? "Priya", answerRequest, {
    params: { reference },
    headers: { "idempotency-key": odd.key ?? crypto.randomUUID() },
    body: { request: odd.request ?? 1, words: odd.words ?? "It is on its way." },
  });

const lettersOf = async ({ database, person }: TestInstitute, who: string): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("mails")
    .select("subject")
    .where("customerId", "=", person(who).customerId)
    .execute();
  return rows.map(({ subject }) => subject);
};

describe("an answer to a request (LOG-04)", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);

    it("follows a request of several lines, as it was written, of 2,000 characters at most", async () => {
      const institute = await atFirst();
      const reference = await waive(institute);
      const words = `A letter of your doctor.\n\n${"Please say from when. ".repeat(30)}`;
      await request(institute, reference, words);
      expect((await threadsOf(institute, "Priya"))[0]?.request?.wanted).toBe(words);
      await expect(request(institute, reference, "x".repeat(2_001))).rejects.toThrow("2000 characters at most");
    });

    it("is stored once with its day, confirmed by mail, and withdraws the obligation and the mail that had not gone", async () => {
      const institute = await atFirst();
      const reference = await waive(institute);
      await request(institute, reference);
      const [thread] = await threadsOf(institute, "Priya");
      expect(thread).toMatchObject({ of: "waiver", reference, year, request: { number: 1, wanted, by } });
      const factsBefore = (await ask(institute, "Priya", notifications)).answer.facts;
      expect(factsBefore?.submissions).toMatchObject([{ reference, request: { wanted, by } }]);

      const key = "answer-of-priya";
      const first = await answer(institute, reference, { key, words: " It is\r\non its way. " });
      const again = await answer(institute, reference, { key, words: " It is\r\non its way. " });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(first.answer).toEqual({ reference, answeredOn: today });
      expect(again.answer).toEqual(first.answer);
      expect((await submissionOf(institute.database, reference))?.events.at(-1)).toMatchObject({
        type: "answered",
        by: institute.person("Priya").customerId,
        reason: "It is\non its way.",
        until: by,
      });
      expect((await threadsOf(institute, "Priya"))[0]?.request).toBeUndefined();
      const factsAfter = (await ask(institute, "Priya", notifications)).answer.facts;
      expect(factsAfter?.submissions?.find((one) => one.reference === reference)?.request).toBeUndefined();
      const letters = await lettersOf(institute, "Priya");
      expect(letters.filter((subject) => subject.startsWith("We have your answer about your waiver"))).toHaveLength(1);
      expect(letters.filter((subject) => subject.endsWith("we need something from you"))).toEqual([]);
    });

    it("is refused in words where nothing is asked any more, or something else", async () => {
      const institute = await atFirst();
      const reference = await waive(institute);
      const codeOf = async (odd?: Parameters<typeof answer>[2]) => {
        const { status, refusal } = await answer(institute, reference, odd);
        expect(refusal.description).not.toMatch(/^[A-Z_]+$/);
        return [status, refusal.code];
      };
      expect(await codeOf()).toEqual([409, "NOTHING_ASKED"]);
      await request(institute, reference);
      expect(await codeOf({ who: "Maya" })).toEqual([404, "NO_SUCH_SUBMISSION"]);
      expect(await codeOf({ words: " \n " })).toEqual([422, "NO_ANSWER"]);
      await request(institute, reference, "Its date");
      expect(await codeOf({ request: 1 })).toEqual([409, "ASKED_ANEW"]);
      expect((await answer(institute, reference, { request: 2 })).status).toBe(201);
      expect(await codeOf({ request: 2 })).toEqual([409, "ANSWERED_ALREADY"]);
      await registrarAt(institute.database)("decide", reference, "--grant", "--apply");
      expect(await codeOf({ request: 2 })).toEqual([409, "DECIDED_MEANWHILE"]);
    });

    it("is taken once of fifty at a time", async () => {
      const institute = await atFirst();
      const reference = await waive(institute);
      await request(institute, reference);
      const sent = await Promise.all(Array.from({ length: 50 }, () => answer(institute, reference)));
      expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
      const { events = [] } = (await submissionOf(institute.database, reference)) ?? {};
      expect(events.filter(({ type }) => type === "answered")).toHaveLength(1);
    });

    it("takes an application off hold", async () => {
      const institute = await atFirst();
      const applied = await ask(institute, "Ada", applyForMembership, {
        headers: { "idempotency-key": "application-of-ada" },
        body: {
          employmentCategory: "NE",
          professionalQualifications: ["CTA"],
          regionalNetwork: "LONDON",
          employmentNetworks: [],
          optInMemberDirectory: true,
        },
      });
      const { reference } = applied.answer;
      const codes = async () => (await ask(institute, "Ada", notifications)).answer.notifications;
      await request(institute, reference);
      expect(await codes()).toContain("MEMBERSHIP_APPLICATION_ONHOLD");
      await answer(institute, reference, { who: "Ada" });
      expect(await codes()).toContain("APPLIED_FOR_MEMBERSHIP");
      expect(await codes()).not.toContain("MEMBERSHIP_APPLICATION_ONHOLD");
      await request(institute, reference);
      await registrarAt(institute.database)("reopen", reference, "--apply");
      expect(await codes()).not.toContain("MEMBERSHIP_APPLICATION_ONHOLD");
    });

    it("about a declaration waits to be read, and is among the person's own data", async () => {
      const institute = await atFirst();
      const { database } = institute;
      const declared = await ask(institute, "Maya", submitDeclaration, {
        headers: { "idempotency-key": "declaration-of-maya" },
        body: await declarationOf(institute, "Maya"),
      });
      const { reference } = declared.answer;
      const isWaiting = async () => (await waitingSubmissions(database)).some((one) => one.reference === reference);
      expect(await isWaiting()).toBe(false);
      await request(institute, reference, "The certificates of the year");
      expect(await isWaiting()).toBe(true);
      await answer(institute, reference, { who: "Maya", words: "They are with my employer." });
      expect(await isWaiting()).toBe(true);
      await registrarAt(database)("show", reference);
      expect(await isWaiting()).toBe(false);
      const { answer: own } = await ask(institute, "Maya", personalDataFile);
      expect(JSON.stringify(own)).toContain("They are with my employer.");
    });
  });
});
