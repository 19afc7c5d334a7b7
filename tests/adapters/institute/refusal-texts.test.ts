import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { receipt } from "../../../adapters/fees/fees.contract.ts";
import { contentOnDemand, shippedContent } from "../../../adapters/institute/content/content-library.ts";
import { refusalMessage } from "../../../adapters/institute/refusal-texts.ts";
import { trialInstitute } from "../../actors/trial-institute.ts";
import { ask } from "../support/open-institute.ts";

it("refusals are answered in the organisation's words (RULE-04)", async () => {
  const institute = await trialInstitute();
  await institute.texts.say(
    "NO_SUCH_RECEIPT: We have no receipt",
    "NO_SUCH_RECEIPT: There is no receipt",
    "refusals.yaml",
  );
  const { status, refusal } = await ask(institute, "Maya", receipt, { params: { reference: "NOBODYS-1" } });
  expect(status).toBe(404);
  expect(refusal).toMatchObject({ code: "NO_SUCH_RECEIPT", description: "We have no receipt of this payment." });
  await institute.texts.putBack();
  await institute.close();
});

it("the shipped words of a refusal are those in the code, which stand in logs (RULE-04)", async () => {
  const texts = await contentOnDemand({ folders: shippedContent }).document("refusals", undefined);
  const sources = globSync("adapters/**/*.ts").map((path) => readFileSync(path, "utf8"));
  for (const [code, words] of Object.entries(texts)) {
    const thrown = new RegExp(String.raw`new Refused\(\s*\d+,\s*"${code}",\s*"([^"]+)"`, "g");
    const found = sources.flatMap((source) => [...source.matchAll(thrown)].map(([, sentence]) => sentence));
    expect([...new Set(found)], code).toEqual([words]);
  }
  expect(refusalMessage({ code: "WRONG_YEAR", message: "The year is 2026." }, texts)).toBe("The year is 2026.");
});
