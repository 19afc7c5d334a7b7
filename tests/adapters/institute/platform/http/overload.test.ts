import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { balance } from "../../../../../adapters/contract/customer.contract.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

describe("while the event loop is delayed", () => {
  const longestDelay = 300;
  let delay = 0;
  let institute: TestInstitute;
  let token = "";
  beforeAll(async () => {
    institute = await openInstitute(await firstDayFile(), { longestDelay, loopDelay: () => delay });
    token = await institute.accessTokenFor(institute.person("Maya").customerId);
  });
  afterAll(() => institute.close());

  const asked = async () => {
    const { status, refusal, headers } = await ask(institute, "Maya", balance, {
      query: { report: "full" },
      headers: { authorization: `Bearer ${token}` },
    });
    return { status, code: refusal.code, retryAfter: headers["retry-after"] };
  };
  const visited = async (url: string) => {
    const { statusCode, headers } = await institute.app.inject({ url });
    return { status: statusCode, retryAfter: headers["retry-after"] };
  };

  it("calls and pages are refused with a retry, health checks answer, and it recovers", async () => {
    expect((await asked()).status).toBe(200);

    delay = longestDelay + 1;
    expect(await asked()).toEqual({ status: 503, code: "OVERLOADED", retryAfter: "3" });
    for (const url of ["/idp/forgotten-password", "/idp/auth", "/pages/style.css", "/nothing/here"])
      expect([url, await visited(url)]).toEqual([url, { status: 503, retryAfter: "3" }]);
    for (const url of ["/healthz", "/readyz"]) expect([url, (await visited(url)).status]).toEqual([url, 200]);

    delay = longestDelay;
    expect((await asked()).status).toBe(200);
  });

  it("refused requests change nothing", async () => {
    delay = longestDelay + 1;
    const form = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=maya.member%40example.org",
    } as const;
    expect((await institute.app.inject({ ...form, url: "/idp/forgotten-password" })).statusCode).toBe(503);
    expect((await sql`select * from ${sql.table("passwordLinks")}`.execute(institute.database)).rows).toEqual([]);
    delay = 0;
  });
});
