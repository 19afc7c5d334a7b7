import { describe, expect, it } from "vitest";

import type { Call } from "../../../adapters/contract/call.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { firstDayFile } from "../support/first-day.ts";
import { sharedInstitute } from "../support/fixture.ts";
import { ask } from "../support/open-institute.ts";

const named = ({ method, path }: Call): string => `${method} ${path}`;

/** The refusal that each person gets at each access level. */
const refusals: Readonly<Record<Call["access"], Readonly<Record<string, string | undefined>>>> = {
  nothing: {},
  "sign-in": {},
  "open account": { Clara: "ACCOUNT_CLOSED" },
  "not past grace": { Clara: "ACCOUNT_CLOSED", Petra: "SUSPENDED", Paolo: "SUSPENDED" },
  "not suspended": {
    Clara: "ACCOUNT_CLOSED",
    Petra: "SUSPENDED",
    Paolo: "SUSPENDED",
    Grace: "SUSPENDED",
    Suki: "SUSPENDED",
  },
};
const statusOf: Readonly<Record<string, number>> = { ACCOUNT_CLOSED: 410, SUSPENDED: 403 };

describe("the access level of a call (SUSP-03, ERR-05)", () => {
  it("is lowest for calls before the profile is known, and highest behind the blocked view", () => {
    const callsAt = (level: Call["access"]) =>
      calls
        .filter(({ access }) => access === level)
        .map(named)
        .toSorted();
    expect(callsAt("nothing")).toEqual(["POST /reports"]);
    expect(callsAt("sign-in")).toEqual(["GET /content/templates/{name}"]);
    expect(callsAt("open account")).toEqual([
      "DELETE /customers/{id}/standing-link",
      "GET /customers/{id}/issued-documents",
      "GET /customers/{id}/notifications",
      "GET /customers/{id}/personal-data",
      "GET /customers/{id}/personal-data/document",
      "GET /customers/{id}/profile",
      "GET /customers/{id}/sessions/encrypt",
      "GET /customers/{id}/standing-link",
      "POST /customers/{id}/sessions",
      "PUT /customers/{id}/language",
    ]);
    expect(callsAt("not past grace")).toEqual([
      "DELETE /customers/{id}/cpds/adjustments/{waiverId}",
      "DELETE /customers/{id}/cpds/log/{activityId}",
      "DELETE /customers/{id}/evidence/{fileId}",
      "GET /customers/{id}/balance",
      "GET /customers/{id}/cpds",
      "GET /customers/{id}/cpds/log",
      "GET /customers/{id}/cpds/overview",
      "GET /customers/{id}/cpds/record",
      "GET /customers/{id}/evidence",
      "GET /customers/{id}/evidence/{fileId}",
      "GET /customers/{id}/fees",
      "GET /customers/{id}/fees/invoices/{reference}",
      "GET /customers/{id}/fees/receipts/{reference}",
      "GET /customers/{id}/payments/{reference}",
      "GET /customers/{id}/requests",
      "GET /customers/{id}/submissions/{reference}",
      "POST /customers/{id}/cpds/adjustments",
      "POST /customers/{id}/cpds/log",
      "POST /customers/{id}/cpds/submissions",
      "POST /customers/{id}/evidence",
      "POST /customers/{id}/payments",
      "POST /customers/{id}/submissions/{reference}/answers",
      "PUT /customers/{id}/cpds/log/{activityId}",
    ]);
    expect(callsAt("not suspended").length).toBeGreaterThan(15);
  });

  // Access is decided before any query that differs between databases.
  const institute = sharedInstitute(firstDayFile);

  it.each(calls.map((call) => ({ title: named(call), call })))("$title", async ({ call }) => {
    for (const who of ["Maya", "Stella", "Clara", "Petra", "Paolo", "Grace", "Suki"]) {
      const { status, refusal } = await ask(institute(), who, call);
      const expected = refusals[call.access][who];
      if (expected !== undefined) expect([who, status, refusal.code]).toEqual([who, statusOf[expected], expected]);
      else expect(["ACCOUNT_CLOSED", "SUSPENDED"], `${who} is refused ${refusal.code}`).not.toContain(refusal.code);
    }
  });
});
