import { expect, it } from "vitest";
import { declare } from "../../adapters/cpd/declarations/declare.ts";
import { overviewOf } from "../../adapters/cpd/storage.ts";
import { personCalled } from "../../adapters/institute/people/everyone.ts";
import { addPerson } from "../../adapters/institute/people/seed.ts";
import { Refused } from "../../adapters/institute/refused.ts";
import { openStorage } from "../../adapters/institute/storage/storage.ts";
import type { Declaration } from "../../domain/cpd/declaration.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "./databases.ts";

const rounds = 60;
const atOnce = 8;
const now = new Date(2027, 2, 1, 9);

// Which request gets where first differs from round to round: a gap between two looks at the database shows in some of them.
onEachDatabase(({ fresh }) => {
  it("stores one declaration in every race, and answers each request by what its key says", async () => {
    const { database, close } = await openStorage(await fresh());
    const outcomes = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const customerId = String(7_000_000 + round);
      const person = { ...personCalled("Maya"), customerId, email: `member-${round}@example.org` };
      await addPerson({ database, person, passwordHash: "nobody signs in", today: dayOf(now) });
      const { year } = await overviewOf(database, customerId, now);
      const declaration: Declaration = {
        year,
        isRequirementsMet: true,
        route: "UNIT_ROUTE",
        isEngagementPartner: false,
        isConfirmed: true,
      };
      const keys = round % 2 === 0 ? "one key" : "own keys";
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => {
          const idempotencyKey = keys === "one key" ? "the-same-key" : `key-number-${index}`;
          return declare(database, { customerId, declaration, idempotencyKey }, now).catch((error: unknown) =>
            error instanceof Refused ? error.code : Promise.reject(error as Error),
          );
        }),
      );
      const references = answers.filter((answer) => typeof answer !== "string").map(({ reference }) => reference);
      expect(new Set(references).size).toBe(1);
      for (const answer of answers) {
        const outcome = `${keys}: ${typeof answer === "string" ? answer : "stored"}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    await close();
    expect(Object.fromEntries(outcomes)).toEqual({
      "one key: stored": (rounds / 2) * atOnce,
      "own keys: stored": rounds / 2,
      "own keys: ALREADY_DECLARED": (rounds / 2) * (atOnce - 1),
    });
  });
});
