import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../../adapters/contract/cpd-declarations.contract.ts";
import { cpdHistory, cpdOverview } from "../../../../../../adapters/contract/cpd.contract.ts";
import { notifications } from "../../../../../../adapters/contract/customer.contract.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { declarationAnswers } from "../../../../support/declaring.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask } from "../../../../support/open-institute.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

const history = { query: { adjustmentStatuses: "AWARDED,PENDING" } };

const overviewOf = async (institute: TestInstitute, who: string) => (await ask(institute, who, cpdOverview)).answer;

const declare = async (institute: TestInstitute, who: string, key: string | undefined, odd: object = {}) => {
  const { year } = await overviewOf(institute, who);
  return ask(institute, who, submitDeclaration, {
    body: { year, ...declarationAnswers, ...odd },
    headers: { "idempotency-key": key },
  });
};

describe("an annual declaration", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("is recorded, clears the overview and the reminder, and joins the history (CPD-09, CPD-11)", () =>
      opened(async (institute) => {
        const before = await overviewOf(institute, "Owen");
        expect((await ask(institute, "Owen", notifications)).answer.notifications).toContain(
          "CPD_DECLARATION_OVERDUE_ONE",
        );

        const { status, answer } = await declare(institute, "Owen", "key-of-owen");
        expect(status).toBe(201);
        expect(answer).toMatchObject({ year: before.year, status: "COMPLETE" });

        const after = await overviewOf(institute, "Owen");
        expect(after.year).toBe(before.year + 1);
        expect(after.code).not.toBe("OVERDUE");
        expect((await ask(institute, "Owen", notifications)).answer.notifications).toEqual(["PAYMENT_OVERDUE"]);
        const { annualDeclarations } = (await ask(institute, "Owen", cpdHistory, history)).answer;
        const { reference, submittedOn } = answer as { reference: string; submittedOn: string };
        expect(annualDeclarations[0]).toMatchObject({
          year: before.year,
          status: "COMPLETE",
          reference,
          submittedOn,
          adjustments: [],
        });
        expect(annualDeclarations[1]).not.toHaveProperty("reference");
      }));

    it("ends the notices that asked for it, and leaves that of a review (NAV-07)", () =>
      opened(async (institute) => {
        const { customerId } = institute.person("Maya");
        const rows = ["CPD_SECOND_REMINDER", "CPD_REVIEW"].map((code, position) => ({ customerId, position, code }));
        await institute.database.deleteFrom("notifications").where("customerId", "=", customerId).execute();
        await institute.database.insertInto("notifications").values(rows).execute();
        const codes = async () => (await ask(institute, "Maya", notifications)).answer.notifications;
        expect(await codes()).toEqual(expect.arrayContaining(["CPD_SECOND_REMINDER", "CPD_REVIEW"]));
        expect(await declare(institute, "Maya", "a-key-of-maya")).toMatchObject({ status: 201 });
        expect((await codes()).filter((code) => code.startsWith("CPD"))).toEqual(["CPD_REVIEW"]);
      }));

    it("gets the stored response for a repeat with its key, unless the payload differs", () =>
      opened(async (institute) => {
        const { year } = await overviewOf(institute, "Maya");
        const first = await declare(institute, "Maya", "key-of-maya", { year });
        const again = await declare(institute, "Maya", "key-of-maya", { year });
        expect(again).toMatchObject({ status: 201, answer: first.answer });
        const other = await declare(institute, "Maya", "key-of-maya", { year, route: "PART_TIME" });
        expect([other.status, other.refusal.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
      }));

    it("is accepted once per year", () =>
      opened(async (institute) => {
        const { year } = await overviewOf(institute, "Maya");
        await declare(institute, "Maya", "first-key", { year });
        const { status, refusal } = await declare(institute, "Maya", "other-key", { year });
        expect(status).toBe(409);
        expect(refusal).toMatchObject({ description: `You have already declared your CPD for ${year}.` });
      }));

    it("is stored once, however many arrive at once with the same key", () =>
      opened(async (institute) => {
        const { year } = await overviewOf(institute, "Maya");
        const all = await Promise.all(
          Array.from({ length: 20 }, () => declare(institute, "Maya", "one-key-for-all", { year })),
        );
        expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
        expect(new Set(all.map(({ answer }) => answer.reference)).size).toBe(1);
      }));

    it("is stored once, however many arrive at once with different keys", () =>
      opened(async (institute) => {
        const { year } = await overviewOf(institute, "Maya");
        const all = await Promise.all(
          Array.from({ length: 20 }, (_, index) => declare(institute, "Maya", `key-number-${index}`, { year })),
        );
        expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
        expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
      }));

    it("is recorded with its status (CPD-10)", () =>
      opened(async (institute) => {
        const notMet = { isRequirementsMet: false, route: "NOT_MET_REQUIREMENTS" };
        expect((await declare(institute, "Maya", "not-met-key", notMet)).answer.status).toBe("NOT_MET_REQUIREMENTS");
        const unsaid = { route: "NOT_SPECIFIED" };
        expect((await declare(institute, "Ready", "unsaid-key", unsaid)).answer.status).toBe("INCOMPLETE");
      }));

    it("is refused when it breaks a rule, without any change", () =>
      opened(async (institute) => {
        const refusalOf = async (who: string, odd: object = {}, key = "some-key") => {
          const { status, refusal } = await declare(institute, who, key, odd);
          return [status, refusal.code];
        };
        expect(await refusalOf("Maya", {}, "short")).toEqual([400, "IDEMPOTENCY_KEY_REQUIRED"]);
        expect(await refusalOf("Maya", { isConfirmed: false })).toEqual([400, "INVALID_REQUEST"]);
        expect(await refusalOf("Maya", { route: "NOT_MET_REQUIREMENTS" })).toEqual([422, "ANSWERS_DISAGREE"]);
        expect(await refusalOf("Maya", { year: 2001 })).toEqual([422, "WRONG_YEAR"]);
        expect(await refusalOf("Priya")).toEqual([422, "NOTHING_TO_DECLARE"]);
        expect(await refusalOf("Rita")).toEqual([422, "NOTHING_TO_DECLARE"]);
        expect(await refusalOf("Stella")).toEqual([422, "NOTHING_TO_DECLARE"]);
        expect(await refusalOf("Petra")).toEqual([403, "SUSPENDED"]);
        expect((await declare(institute, "Maya", "some-key")).status).toBe(201);
      }));
  });
});
