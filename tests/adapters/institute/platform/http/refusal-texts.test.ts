import { expect, it } from "vitest";

import { newCalendarAddress } from "../../../../../adapters/contract/calendar.contract.ts";
import { receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { contentOnDemand, shippedContent } from "../../../../../adapters/institute/platform/content/content-library.ts";
import { refusalMessage } from "../../../../../adapters/institute/platform/http/refusal-texts.ts";
import { wordsOfMarkup } from "../../../../actors/public-page.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

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

it("a message with values in it, or needed without content, is answered as it is thrown", async () => {
  const { document } = contentOnDemand({ folders: shippedContent });
  const read = () => document("refusals", undefined);
  expect(await refusalMessage({ code: "WRONG_YEAR", message: "The year is 2026." }, read)).toBe("The year is 2026.");
  const failing = () => Promise.reject(new Error("no content"));
  expect(await refusalMessage({ code: "UNAVAILABLE", message: "Try again." }, failing)).toBe("Try again.");
});

it("a page outside the portal shows the sentence too, and not the code", async () => {
  const institute = await trialInstitute();
  const { answer } = await ask(institute, "Maya", newCalendarAddress);
  const { customerId } = institute.person("Maya");
  const suspension = ["--code", "UNPAID_FEES", "--grace-days", "0", "--apply"];
  await registrarAt(institute.database)("suspend", customerId, ...suspension);
  const { body } = await institute.app.inject({ url: new URL(answer.address).pathname });
  expect(wordsOfMarkup(body)).toContain("This is not available while your membership is suspended.");
  await institute.close();
});
