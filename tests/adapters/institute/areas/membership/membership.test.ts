import { describe, expect, it } from "vitest";

import { notifications, profile } from "../../../../../adapters/contract/customer.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const application = {
  employmentCategory: "FT",
  businessCategory: "PRACTICE",
  professionalQualifications: ["CTA", "ATT"],
  regionalNetwork: "LONDON",
  employmentNetworks: ["SMALL_PRACTICE"],
  optInMemberDirectory: true,
  jobTitle: "Auditor",
  companyName: "Ledger and Sons",
  organisationSize: "SMALL",
};

const apply = (institute: TestInstitute, who: string, key: string | undefined, body: object = application) =>
  ask(institute, who, applyForMembership, { body, headers: { "idempotency-key": key } });

const notificationsOf = async (institute: TestInstitute, who: string) =>
  (await ask(institute, who, notifications)).answer.notifications;

describe("an application for membership", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("is recorded, and adds its notification (MEMB-02, MEMB-08)", () =>
      opened(async (institute) => {
        const { status, answer } = await apply(institute, "Ada", "key-of-ada");
        expect(status).toBe(201);
        expect(answer.reference).toMatch(/^MEM-\d{4}-\w{8}$/);
        expect(await notificationsOf(institute, "Ada")).toEqual(["APPLIED_FOR_MEMBERSHIP"]);
        expect((await ask(institute, "Ada", profile)).answer.eligibleForMembership).toBe(false);
      }));

    it("is accepted without an employer from a person who is not employed (MEMB-05)", () =>
      opened(async (institute) => {
        const { businessCategory: _, jobTitle: __, companyName: ___, organisationSize: ____, ...rest } = application;
        expect((await apply(institute, "Ada", "key-of-ada", { ...rest, employmentCategory: "NE" })).status).toBe(201);
      }));

    it("gets the stored response for a repeat with its key, unless the payload differs", () =>
      opened(async (institute) => {
        const first = await apply(institute, "Ada", "key-of-ada");
        expect(await apply(institute, "Ada", "key-of-ada")).toMatchObject({ status: 201, answer: first.answer });
        const other = await apply(institute, "Ada", "key-of-ada", { ...application, regionalNetwork: "WALES" });
        expect([other.status, other.refusal.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
      }));

    it("is stored once, however many arrive at once; each with the same key gets the same answer", () =>
      opened(async (institute) => {
        const all = await Promise.all(
          Array.from({ length: 20 }, (_, index) => apply(institute, "Ada", `key-number-${index % 2}`)),
        );
        const taken = all.filter(({ status }) => status === 201);
        expect(taken).toHaveLength(10);
        expect(new Set(taken.map(({ answer }) => answer.reference)).size).toBe(1);
        expect(all.filter(({ status }) => status === 409)).toHaveLength(10);
        expect(await notificationsOf(institute, "Ada")).toEqual(["APPLIED_FOR_MEMBERSHIP"]);
      }));

    it("is refused for an ineligible customer, with the reason (MEMB-03)", () =>
      opened(async (institute) => {
        const refusalOf = async (who: string) => (await apply(institute, who, "some-key-of-mine")).refusal;
        for (const who of ["Stella", "Greta", "Maya", "Frank"])
          expect(await refusalOf(who)).toMatchObject({
            code: "NOT_ELIGIBLE",
            description:
              "You can apply for membership once you have passed all your exams and completed the ethics module.",
          });
        for (const who of ["Amir", "Olga", "Carla"])
          expect(await refusalOf(who)).toMatchObject({
            code: "ALREADY_APPLIED",
            description: "You have already applied for membership.",
          });
      }));

    it("is refused when no answers lead to it, without any change (MEMB-08)", () =>
      opened(async (institute) => {
        const refusalOf = async (odd: object, who = "Ada", key = "some-key-of-mine") => {
          const { status, refusal } = await apply(institute, who, key, { ...application, ...odd });
          return [status, refusal.code, ...(refusal.code === "NO_SUCH_CHOICE" ? [refusal.field] : [])];
        };
        expect(await refusalOf({}, "Ada", "short")).toEqual([400, "IDEMPOTENCY_KEY_REQUIRED"]);
        expect(await refusalOf({ optInMemberDirectory: "yes" })).toEqual([400, "INVALID_REQUEST"]);
        expect(await refusalOf({ companyName: "x".repeat(68) })).toEqual([400, "INVALID_REQUEST"]);
        const noSuch = (field: string) => [422, "NO_SUCH_CHOICE", `body.${field}`];
        expect(await refusalOf({ employmentCategory: "KING" })).toEqual(noSuch("employmentCategory"));
        expect(await refusalOf({ professionalQualifications: ["CTA", "CTA"] })).toEqual(
          noSuch("professionalQualifications"),
        );
        expect(await refusalOf({ regionalNetwork: "SMALL_PRACTICE" })).toEqual(noSuch("regionalNetwork"));
        expect(await refusalOf({ businessCategory: undefined })).toEqual([422, "ANSWERS_DISAGREE"]);
        expect(await refusalOf({ employmentCategory: "NE" })).toEqual([422, "ANSWERS_DISAGREE"]);
        expect(await refusalOf({ regionalNetwork: undefined })).toEqual([422, "ANSWERS_DISAGREE"]);
        expect(await notificationsOf(institute, "Ada")).toEqual([]);
        expect((await apply(institute, "Ada", "some-key-of-mine")).status).toBe(201);
      }));
  });
});

it("an organisation without networks and categories accepts an application without them, and none with (MEMB-05, MEMB-06)", async () => {
  const lists = { ...trialRules.lists, businessCategories: [], regionalNetworks: [], employmentNetworks: [] };
  const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { rules: { ...defaultRules, lists } });
  const refused = await apply(institute, "Ada", "key-of-before");
  expect([refused.status, refused.refusal.code]).toEqual([422, "NO_SUCH_CHOICE"]);
  const { businessCategory: _, regionalNetwork: __, employmentNetworks: ___, ...rest } = application;
  expect((await apply(institute, "Ada", "key-of-ada", rest)).status).toBe(201);
  await institute.close();
});
