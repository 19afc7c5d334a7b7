import { describe, expect, it } from "vitest";

import { cpdOverview } from "../../../../../adapters/contract/cpd.contract.ts";
import { profile } from "../../../../../adapters/contract/customer.contract.ts";
import { accountDetails } from "../../../../../adapters/contract/my-details-account.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const today = dayOf(new Date(), defaultRules);

const retire = (institute: TestInstitute, who: string, key: string | undefined, retirementDate: string = today) =>
  ask(institute, who, joinRetiredRegister, { body: { retirementDate }, headers: { "idempotency-key": key } });

describe("an entry in the register of retired members", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("is stored, and changes the member's status and CPD duty (RETR-05)", () =>
      opened(async (institute) => {
        const { status, answer } = await retire(institute, "Fiona", "key-of-fiona");
        expect(status).toBe(201);
        expect(answer).toMatchObject({ retirementDate: today, registeredOn: today });
        expect(answer.reference).toMatch(/^RET-\d{4}-\w{8}$/);
        expect((await ask(institute, "Fiona", profile)).answer).toMatchObject({ status: "Retired", isRetired: true });
        expect((await ask(institute, "Fiona", cpdOverview)).answer.code).toBe("NOT_REQUIRED");
        const account = await ask(institute, "Fiona", accountDetails, { query: { customerType: "member" } });
        expect(account.answer).toMatchObject({ status: "Retired", retirementDate: today });
      }));

    it("gets the stored response for a repeat with its key, unless the payload differs", () =>
      opened(async (institute) => {
        const first = await retire(institute, "Fiona", "key-of-fiona");
        expect(await retire(institute, "Fiona", "key-of-fiona")).toMatchObject({ status: 201, answer: first.answer });
        const other = await retire(institute, "Fiona", "key-of-fiona", plusDays(today, -1));
        expect([other.status, other.refusal.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
      }));

    it("is stored once, however many arrive at once", () =>
      opened(async (institute) => {
        const all = await Promise.all(
          Array.from({ length: 20 }, (_, index) => retire(institute, "Chen", `key-number-${index % 2}`)),
        );
        const taken = all.filter(({ status }) => status === 201);
        expect(taken).toHaveLength(10);
        expect(new Set(taken.map(({ answer }) => answer.reference)).size).toBe(1);
        expect(all.filter(({ refusal }) => refusal.code === "ALREADY_RETIRED")).toHaveLength(10);
      }));

    it("is refused for an ineligible member, with the reason (RETR-03)", () =>
      opened(async (institute) => {
        const refusalOf = async (who: string) => (await retire(institute, who, "some-key-of-mine")).refusal;
        for (const who of ["Maya", "Ada", "Stella", "Frank"])
          expect(await refusalOf(who)).toMatchObject({
            code: "NOT_ELIGIBLE",
            description: "The register of retired members is open to fellows.",
          });
        expect(await refusalOf("Felix")).toMatchObject({
          code: "NON_STANDARD",
          description: expect.stringContaining("Contact us") as string,
        });
        expect(await refusalOf("Rita")).toMatchObject({
          code: "ALREADY_RETIRED",
          description: "You are already on the register of retired members.",
        });
      }));

    it("is refused with an impossible date, without any change (RETR-04)", () =>
      opened(async (institute) => {
        const refusalOf = async (day: string) => (await retire(institute, "Fiona", "some-key-of-mine", day)).refusal;
        expect(await refusalOf("2026-02-30")).toMatchObject({ code: "INVALID_REQUEST" });
        expect(await refusalOf(plusDays(today, 2))).toMatchObject({
          code: "WRONG_DATE",
          description: "The retirement date must not be in the future.",
        });
        const { membershipDate = today } = (await ask(institute, "Fiona", profile)).answer;
        expect(await refusalOf(plusDays(membershipDate, -1))).toMatchObject({
          code: "WRONG_DATE",
          description: "The retirement date must not be before you became a member.",
        });
        expect((await ask(institute, "Fiona", profile)).answer.isRetired).toBe(false);
        expect((await retire(institute, "Fiona", "some-key-of-mine", membershipDate)).status).toBe(201);
      }));
  });
});
