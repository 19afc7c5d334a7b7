import { beforeAll, expect, test } from "vitest";

import type { Call } from "../../../../../adapters/contract/call.ts";
import { contractCalls as calls } from "../../../../../adapters/institute/main/contract-calls.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

/** Calls that read a member's own records. */
const readingCalls = calls.filter(
  ({ method, path, file }) => method === "GET" && file === undefined && /^[^{]*\{id\}[^{]*$/.test(path),
);

/** Whatever one of these calls requires. */
const query = {
  report: "full",
  customerType: "member",
  adjustmentStatuses: "AWARDED,PENDING",
  expand: "consents,primaryContactMechanisms",
};

onEachDatabase(({ name, fresh }) => {
  const statements: string[] = [];
  let institute: TestInstitute;
  beforeAll(async () => {
    institute = await openInstitute(await fresh(), { onStatement: (statement) => void statements.push(statement) });
    return () => institute.close();
  });

  const countOf = async (call: Call): Promise<number> => {
    const { customerId } = institute.person("Maya");
    const authorization = `Bearer ${await institute.accessTokenFor(customerId, "one")}`;
    statements.length = 0;
    const { status } = await ask(institute, "Maya", call, { query, headers: { authorization } });
    // 404 and 409: a member sits no exams, and has no session open.
    expect([200, 404, 409], call.path).toContain(status);
    // Others are of the workers.
    return statements.filter((statement) => statement.includes('"customerId"')).length;
  };

  test(`a reading call on ${name} sends one statement about its caller and one about its answer`, async () => {
    const counts = new Map<string, number>();
    for (const call of readingCalls) counts.set(call.path, await countOf(call));
    const exceptions = [...counts].filter(([, count]) => count > 2);
    expect(Object.fromEntries(exceptions)).toEqual({ "/customers/{id}/activity": 5 });
    expect(counts.size).toBeGreaterThan(15);
  });
});
