import { describe, expect, it } from "vitest";

import type { Call } from "../../../adapters/contract/call.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { sample } from "../../application/support/fitting.ts";
import { firstDayFile } from "../support/first-day.ts";
import { ask, openInstitute } from "../support/open-institute.ts";

const now = () => new Date(2027, 2, 1, 9);

/** One person per customer type, and a fellow. */
const kinds = {
  Maya: "member",
  Fiona: "member",
  Ada: "affiliate",
  Stella: "student",
  Greta: "graduate",
  Frank: "firm",
} as const;
type Who = keyof typeof kinds;

interface Refusing {
  readonly refused: string;
  readonly answered: readonly Who[];
  /** Who is refused for another reason than the others. */
  readonly otherwise?: Partial<Record<Who, string>>;
}

/** Calls for some customer types only, and the refusals for the others. */
const forSome: Readonly<Record<string, Refusing>> = {
  "POST /customers/{id}/cpds/submissions": { refused: "422 NOTHING_TO_DECLARE", answered: ["Maya"] },
  "POST /customers/{id}/cpds/adjustments": { refused: "422 NOTHING_TO_WAIVE", answered: ["Maya", "Fiona"] },
  "POST /customers/{id}/membership/application": { refused: "422 NOT_ELIGIBLE", answered: ["Ada"] },
  "POST /customers/{id}/membership/retirement": { refused: "422 NOT_ELIGIBLE", answered: ["Fiona"] },
  "POST /customers/{id}/standing-link": { refused: "403 NOT_ELIGIBLE", answered: ["Maya"] },
  "PUT /customers/{id}/networks/regional": { refused: "403 NO_NETWORKS", answered: ["Maya", "Fiona"] },
  "PUT /customers/{id}/networks/employment": { refused: "403 NO_NETWORKS", answered: ["Maya", "Fiona"] },
  "POST /customers/{id}/cpds/log": {
    refused: "422 NO_CPD_RECORD",
    answered: ["Maya"],
    // Has declared the year.
    otherwise: { Fiona: "422 WRONG_ACTIVITY" },
  },
  "PUT /customers/{id}/cpds/log/{activityId}": { refused: "422 NO_CPD_RECORD", answered: ["Maya", "Fiona"] },
  "DELETE /customers/{id}/cpds/log/{activityId}": { refused: "422 NO_CPD_RECORD", answered: ["Maya", "Fiona"] },
  "GET /customers/{id}/cpds/record": { refused: "404 NO_CPD_RECORD", answered: ["Maya", "Fiona"] },
  "GET /customers/{id}/membership-credential": { refused: "404 NO_SUCH_DOCUMENT", answered: ["Maya", "Fiona"] },
  "GET /customers/{id}/exams": { refused: "404 NO_QUALIFICATION", answered: ["Ada", "Stella", "Greta"] },
  "GET /customers/{id}/progress": { refused: "404 NO_QUALIFICATION", answered: ["Ada", "Stella", "Greta"] },
};

const named = ({ method, path }: Call): string => `${method} ${path}`;

describe("the refusals of each customer type (CALL-02)", () => {
  it("name existing calls", () => {
    for (const name of Object.keys(forSome)) expect(calls.map(named)).toContain(name);
  });

  // Each call is tried on both databases in call.test.ts.
  it("follow from the rules only", async () => {
    const institute = await openInstitute(await firstDayFile(), { now });
    const statusOf = async (who: Who, call: Call): Promise<string> => {
      const query = call.query && (sample(call.query) as Record<string, string>);
      const { status, refusal } = await ask(institute, who, call, {
        ...(query ? { query: "customerType" in query ? { ...query, customerType: kinds[who] } : query } : {}),
        ...(call.body ? { body: sample(call.body) as object } : {}),
        params: { name: "landing-page" },
        headers: { "idempotency-key": "a-key-of-their-own" },
      });
      return `${status} ${refusal.code}`;
    };
    for (const call of calls) {
      const answers = new Map<Who, string>();
      for (const who of Object.keys(kinds) as Who[]) answers.set(who, await statusOf(who, call));
      const rule = forSome[named(call)];
      const rightful = (Object.keys(kinds) as Who[]).filter((who) => rule?.answered.includes(who) ?? true);
      // A sample value may be refused, but equally for each permitted type.
      expect(
        new Set(rightful.map((who) => answers.get(who))).size,
        `${named(call)} ${JSON.stringify([...answers])}`,
      ).toBe(1);
      for (const [who, answer] of answers)
        if (rule && !rightful.includes(who))
          expect([named(call), who, answer]).toEqual([named(call), who, rule.otherwise?.[who] ?? rule.refused]);
        else expect([named(call), who, answer]).not.toEqual([named(call), who, rule?.refused]);
    }
    await institute.close();
  });
});
