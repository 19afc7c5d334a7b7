import { describe, expect, it } from "vitest";

import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { trialInstitute } from "../../actors/trial-institute.ts";
import { named, tryBadInput } from "../support/bad-input.ts";
import { firstDayFile } from "../support/first-day.ts";
import { sharedInstitute } from "../support/fixture.ts";
import { textsIn, unfit } from "../support/misfits.ts";
import { ask } from "../support/open-institute.ts";
import { ofSeveralLines } from "../support/several-lines.ts";

// `npm run torture -- fuzz` runs more.
const numRuns = 6;

describe("an invalid request", () => {
  // No query differs between databases: a refused request reaches none.
  describe("of any kind", () => {
    const institute = sharedInstitute(firstDayFile);

    it.each(calls.map((call) => ({ title: named(call), call })))(
      "to $title is refused as the contract says, and changes nothing",
      async ({ call }) => {
        await tryBadInput(institute(), call, { numRuns });
      },
    );
  });

  describe("with an invalid text", () => {
    const institute = sharedInstitute(firstDayFile);
    const places = calls.flatMap((call) =>
      (["query", "body"] as const).flatMap((part) =>
        textsIn(call[part]).map(({ at, holding }) => ({
          call,
          part,
          at,
          holding,
          title: `${named(call)}: ${[part, ...at].join(".")}`,
        })),
      ),
    );

    it.each(places)("is refused with the field's name: $title", async ({ call, part, at, holding, title }) => {
      // Addresses are UTF-8, which cannot encode lone surrogates.
      const mayBeSent = part === "query" ? unfit.filter((character) => !/\p{Cs}/u.test(character)) : unfit;
      const characters = ofSeveralLines.includes(title)
        ? mayBeSent.filter((character) => character !== "\n")
        : mayBeSent;
      for (const text of [...characters.map((character) => `Le${character}eds`), "x".repeat(3_000)]) {
        const said = holding(text);
        // Rate limits are not under test.
        await institute().database.deleteFrom("limits").execute();
        const { status, refusal } = await ask(institute(), "Maya", call, {
          [part]: said,
          headers: { "idempotency-key": "a-key-of-mine" },
        });
        const shown = JSON.stringify(text.slice(0, 9));
        expect([shown, status, refusal.code, refusal.field]).toEqual([
          shown,
          400,
          "INVALID_REQUEST",
          [part, ...at].join("."),
        ]);
      }
    });
  });

  it.each([
    ["an address that cannot be read", "/api/customers/%zz/profile", 400],
    ["one that is too long", `/api/customers/${"x".repeat(200)}/profile`, 404],
    ["one where there is nothing", "/api/nowhere", 404],
  ])("%s below /api is refused in the contract's shape", async (_, url, expected) => {
    const institute = await trialInstitute();
    const response = await institute.app.inject({ url });
    const { error } = response.json<{ error: Record<string, string> }>();
    expect(response.statusCode).toBe(expected);
    expect(error["correlationId"]).toBe(response.headers["x-correlation-id"]);
    expect(error["description"]).not.toContain("/api");
    await institute.close();
  });
});
