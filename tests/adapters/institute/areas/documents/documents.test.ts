import { expect, it } from "vitest";

import { documents } from "../../../../../adapters/contract/documents.contract.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const goodStandingOf = async (institute: TestInstitute, who: string) => {
  const { customerId } = institute.person(who);
  const { answer } = await ask(institute, who, documents, { query: { customerType: "member" } });
  const { eligible, warning, certificateNumber = "", certificateType = "" } = answer.keyResources.goodStanding ?? {};
  const { statusCode } = await institute.app.inject({
    url: `/api/customers/${customerId}/certificates/${certificateNumber}?certificateType=${certificateType}`,
    headers: {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      "x-client-id": "guildhall-portal",
    },
  });
  return { eligible, warning, statusCode };
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a letter that certifies paid fees is not issued once one is overdue, whatever its record says (DOCS-02)", async () => {
    const institute = await atFirst();
    expect(await goodStandingOf(institute, "Maya")).toEqual({ eligible: true, warning: undefined, statusCode: 200 });
    const { customerId } = institute.person("Maya");
    await institute.database
      .updateTable("subscriptions")
      .set({ dueDate: plusDays(dayOf(new Date(), defaultRules), -1) })
      .where("customerId", "=", customerId)
      .execute();
    expect(await goodStandingOf(institute, "Maya")).toEqual({ eligible: false, warning: "fees", statusCode: 403 });
  });
});
