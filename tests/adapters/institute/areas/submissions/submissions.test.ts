import { describe, expect, it } from "vitest";

import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { dayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const copyFor = async (institute: TestInstitute, who: string, reference: string) => {
  const { customerId } = institute.person(who);
  const { statusCode, headers, rawPayload } = await institute.app.inject({
    url: `/api/customers/${customerId}/submissions/${reference}`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
  return {
    status: statusCode,
    disposition: headers["content-disposition"],
    begins: rawPayload.subarray(0, 5).toString(),
  };
};

describe("a copy of a submission", () => {
  onEachDatabase(({ fresh }) => {
    const atFirst = institutePutBack(fresh);

    it("is available by its reference, only to its author (WAIV-05, RETR-01)", async () => {
      const institute = await atFirst();
      const today = dayOf(new Date(), defaultRules);
      const year = Number(today.slice(0, 4));
      const waived = await ask(institute, "Priya", requestWaiver, {
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
      const retired = await ask(institute, "Fiona", joinRetiredRegister, {
        headers: { "idempotency-key": "retirement-of-fiona" },
        body: { retirementDate: today },
      });
      const references = { Priya: waived.answer.reference ?? "", Fiona: retired.answer.reference };
      for (const [who, reference] of Object.entries(references)) {
        const disposition = `attachment; filename="COPY_${reference}_${institute.person(who).customerId}.pdf"`;
        expect(await copyFor(institute, who, reference)).toEqual({ status: 200, disposition, begins: "%PDF-" });
        expect((await copyFor(institute, "Maya", reference)).status).toBe(404);
      }
    });
  });
});
