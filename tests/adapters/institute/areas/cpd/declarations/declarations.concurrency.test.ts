import { expect, it } from "vitest";

import { submitDeclaration } from "../../../../../../adapters/contract/cpd-declarations.contract.ts";
import { overviewOf } from "../../../../../../adapters/institute/areas/cpd/duty.store.ts";
import { personNamed } from "../../../../../../adapters/institute/trial/everyone.ts";
import { addPerson } from "../../../../../../adapters/institute/trial/seed.ts";
import type { Declaration } from "../../../../../../domain/cpd/declaration.ts";
import { dayOf } from "../../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { openInstitute } from "../../../../support/open-institute.ts";

const rounds = 24;
const atOnce = 8;
const now = () => new Date(2027, 2, 1, 9);

// The order of requests differs between rounds, so a race shows in some of them.
onEachDatabase(({ fresh }) => {
  it("stores one declaration in every race, and answers each request by its key", async () => {
    const institute = await openInstitute(await fresh(), { now });
    const { database } = institute;
    const outcomes = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const customerId = String(7_000_000 + round);
      const person = { ...personNamed("Maya"), customerId, email: `member-${round}@example.org` };
      await addPerson({
        database,
        person,
        passwordHash: "nobody signs in",
        today: dayOf(now(), defaultRules),
        rules: defaultRules,
      });
      const { year } = await overviewOf(database, customerId, {
        today: dayOf(now(), defaultRules),
        rules: defaultRules,
      });
      const declaration: Declaration = {
        year,
        isRequirementsMet: true,
        route: "UNIT_ROUTE",
        isEngagementPartner: false,
        isConfirmed: true,
      };
      const keys = round % 2 === 0 ? "one key" : "own keys";
      const authorization = `Bearer ${await institute.accessTokenFor(customerId)}`;
      const answers = await Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          const answer = await institute.app.inject({
            method: "POST",
            url: `/api${submitDeclaration.path.replace("{id}", customerId)}`,
            headers: {
              authorization,
              "x-client-id": "guildhall-portal",
              "idempotency-key": keys === "one key" ? "the-same-key" : `key-number-${index}`,
            },
            payload: declaration,
          });
          return answer.json<{ readonly reference?: string; readonly error?: { readonly code: string } }>();
        }),
      );
      expect(new Set(answers.flatMap(({ reference }) => reference ?? [])).size).toBe(1);
      for (const { error } of answers) {
        const outcome = `${keys}: ${error ? error.code : "stored"}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    await institute.close();
    expect(Object.fromEntries(outcomes)).toEqual({
      "one key: stored": (rounds / 2) * atOnce,
      "own keys: stored": rounds / 2,
      "own keys: ALREADY_DECLARED": (rounds / 2) * (atOnce - 1),
    });
  });
});
