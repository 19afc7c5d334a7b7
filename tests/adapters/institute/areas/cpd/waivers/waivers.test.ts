import { describe, expect, it } from "vitest";

import { deleteWaiver, requestWaiver } from "../../../../../../adapters/contract/cpd-waivers.contract.ts";
import { cpdHistory } from "../../../../../../adapters/contract/cpd.contract.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask } from "../../../../support/open-institute.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

const year = 2026;
const now = () => new Date(year, 5, 15, 12);
const illness = { reasonCode: "ILLNESS", reasonLabel: "Illness or injury", adjustmentType: "waiver" };
const february = { year, startDate: `${year}-02-01`, endDate: `${year}-02-28` };

const request = (institute: TestInstitute, who: string, odd: object = {}, key: string = crypto.randomUUID()) =>
  ask(institute, who, requestWaiver, {
    body: { ...february, ...illness, ...odd },
    headers: { "idempotency-key": key },
  });

const waiversOf = async (institute: TestInstitute, who: string) => {
  const { answer } = await ask(institute, who, cpdHistory, { query: { adjustmentStatuses: "AWARDED,PENDING" } });
  return answer.annualDeclarations.flatMap(({ year: of, adjustments }) =>
    adjustments.map((waiver) => ({ of, ...waiver })),
  );
};

describe("a waiver", () => {
  onEachDatabase(({ empty }) => {
    const atFirst = institutePutBack(empty, { now });
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("is stored as pending with its verifiable units, and joins the history (WAIV-02, WAIV-05)", () =>
      opened(async (institute) => {
        const { status, answer } = await request(institute, "Priya");
        expect(status).toBe(201);
        expect(answer).toMatchObject({ status: "PENDING", verifiableUnits: 2 });
        expect(answer.reference).toMatch(/^WVR-2026-\w{8}$/);
        const waivers = await waiversOf(institute, "Priya");
        expect(waivers).toEqual([
          expect.objectContaining({
            of: year,
            type: "waiver",
            reason: "Illness or injury",
            units: 3,
            startDate: february.startDate,
            endDate: february.endDate,
            status: { code: "PENDING" },
          }),
        ]);
      }));

    it("has the institute's label of its reason, whatever the request contains", () =>
      opened(async (institute) => {
        await request(institute, "Priya", { reasonLabel: "Because" });
        expect((await waiversOf(institute, "Priya"))[0]?.reason).toBe("Illness or injury");
      }));

    it("is refused with a description where it overlaps a pending or awarded one", () =>
      opened(async (institute) => {
        for (const { of, startDate } of await waiversOf(institute, "Maya")) {
          const { status, refusal } = await request(institute, "Maya", { year: of, startDate, endDate: `${of}-12-31` });
          expect([status, refusal.code], String(of)).toEqual(
            of >= year - 2 ? [409, "WAIVER_OVERLAPS"] : [422, "WRONG_DATES"],
          );
          expect(refusal.description).not.toBe("");
        }
      }));

    it.each([
      ["a year that is not offered", { year: 2023, startDate: "2023-02-01", endDate: "2023-02-02" }, 422],
      ["dates outside the year", { startDate: "2025-12-31" }, 422],
      ["dates the wrong way round", { startDate: "2026-03-01" }, 422],
      ["a day there is not", { endDate: "2026-02-30" }, 400],
      ["a reason that is none of those offered", { reasonCode: "HOLIDAY" }, 422],
      ["another kind of adjustment", { adjustmentType: "bonus" }, 422],
    ])("is refused for %s (WAIV-01)", (_, odd, expected) =>
      opened(async (institute) => {
        expect((await request(institute, "Priya", odd)).status).toBe(expected);
        expect(await waiversOf(institute, "Priya")).toEqual([]);
      }),
    );

    it("is refused for customers without CPD to declare, and for suspended ones", () =>
      opened(async (institute) => {
        const codeFor = async (who: string) => (await request(institute, who)).refusal.code;
        expect(await codeFor("Rita")).toBe("NOTHING_TO_WAIVE");
        expect(await codeFor("Stella")).toBe("NOTHING_TO_WAIVE");
        expect(await codeFor("Petra")).toBe("SUSPENDED");
        expect((await request(institute, "Grace")).status).toBe(201);
      }));

    it("is stored once, however many requests arrive at once with the same key", () =>
      opened(async (institute) => {
        const all = await Promise.all(
          Array.from({ length: 10 }, () => request(institute, "Priya", {}, "one-key-for-all")),
        );
        expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
        expect(await waiversOf(institute, "Priya")).toHaveLength(1);
        const other = await request(institute, "Priya", { endDate: "2026-02-20" }, "one-key-for-all");
        expect(other.refusal.code).toBe("IDEMPOTENCY_KEY_REUSED");
      }));

    it("is stored once, however many overlapping requests arrive with different keys", () =>
      opened(async (institute) => {
        const all = await Promise.all(Array.from({ length: 10 }, () => request(institute, "Priya")));
        expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
        expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
        expect(await waiversOf(institute, "Priya")).toHaveLength(1);
      }));

    it("that is deleted leaves the history, and another one is possible (WAIV-06)", () =>
      opened(async (institute) => {
        await request(institute, "Priya");
        const [waiver] = await waiversOf(institute, "Priya");
        const remove = (who: string) => ask(institute, who, deleteWaiver, { params: { waiverId: waiver?.id ?? "" } });
        expect((await remove("Maya")).refusal.code).toBe("NO_SUCH_WAIVER");
        expect((await remove("Priya")).status).toBe(204);
        expect(await waiversOf(institute, "Priya")).toEqual([]);
        expect((await remove("Priya")).status).toBe(404);
        expect((await request(institute, "Priya")).status).toBe(201);
      }));

    it("that is deleted is requested anew by a repeat, without the stored response (WAIV-06)", () =>
      opened(async (institute) => {
        const { answer } = await request(institute, "Priya", {}, "key-of-one-request");
        const { answer: other } = await request(
          institute,
          "Priya",
          { startDate: "2026-03-01", endDate: "2026-03-31" },
          "key-of-another-request",
        );
        await ask(institute, "Priya", deleteWaiver, { params: { waiverId: answer.reference ?? "" } });
        const repeat = await request(institute, "Priya", {}, "key-of-one-request");
        expect(repeat.status).toBe(201);
        expect(
          (
            await request(
              institute,
              "Priya",
              { startDate: "2026-03-01", endDate: "2026-03-31" },
              "key-of-another-request",
            )
          ).answer,
        ).toEqual(other);
        expect(new Set((await waiversOf(institute, "Priya")).map(({ id }) => id))).toEqual(
          new Set([other.reference, repeat.answer.reference]),
        );
      }));
  });
});
