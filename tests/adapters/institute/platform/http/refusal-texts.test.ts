import { describe, expect, it } from "vitest";

import { newCalendarAddress } from "../../../../../adapters/contract/calendar.contract.ts";
import type { Call } from "../../../../../adapters/contract/call.ts";
import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { changePassword } from "../../../../../adapters/contract/credentials.contract.ts";
import { receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { personalDataFile } from "../../../../../adapters/contract/personal-data.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { contentOnDemand } from "../../../../../adapters/institute/platform/content/content-library.ts";
import { RefusalError, unavailable } from "../../../../../adapters/institute/platform/http/refusal-error.ts";
import { refusalMessage, refusalWordsIn } from "../../../../../adapters/institute/platform/http/refusal-texts.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { englishIn, pseudoTag, writePseudoTexts } from "../../../../actors/pseudo-language.ts";
import { wordsOfMarkup } from "../../../../actors/public-page.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { ask, type CallValues } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

describe("a member reads the organisation's words (RULE-04)", () => {
  const keyed = (body: object): CallValues => ({ body, headers: { "idempotency-key": "a-key-of-maya" } });
  const declaration = { year: 2001, isRequirementsMet: true, isEngagementPartner: false, isConfirmed: true };
  const cases = {
    NO_SUCH_RECEIPT: {
      ask: [receipt, { params: { reference: "NOBODYS-1" } }],
      shipped: "There is no receipt of this payment.",
      own: "We have no receipt.",
      read: /^We have no receipt\.$/,
    },
    NOT_ELIGIBLE: {
      ask: [joinRetiredRegister, keyed({ retirementDate: "2026-01-01" })],
      shipped: "The register of retired members is open to fellows.",
      own: "Only fellows join.",
      read: /^Only fellows join\.$/,
    },
    WRONG_YEAR: {
      ask: [submitDeclaration, keyed({ ...declaration, route: "UNIT_ROUTE" })],
      shipped: "The year you can declare now is {year}.",
      own: "Now it is {year}.",
      read: /^Now it is 20\d\d\.$/,
    },
    TOO_MANY_REQUESTS: {
      ask: [personalDataFile, {}],
      shipped: "Too many requests. Try again in {wait}.",
      own: "Wait {wait}.",
      read: /^Wait 4 hours\.$/,
    },
  } as const;
  it.each(Object.entries(cases))("in the refusal %s", async (code, { ask: [call, values], shipped, own, read }) => {
    const institute = await trialInstitute();
    await institute.texts.say(own, shipped, "refusals.yaml");
    let answered = await ask(institute, "Maya", call, values);
    while (answered.status === 200) answered = await ask(institute, "Maya", call, values);
    expect(answered.refusal).toMatchObject({ code, description: expect.stringMatching(read) as string });
    await institute.texts.putBack();
    await institute.close();
  });
});

describe("a member reads a refusal in the language of the call (LANG-04)", () => {
  const inWelsh = { headers: { "accept-language": pseudoTag } };
  const cases: Readonly<Record<string, readonly [call: Call, values: CallValues]>> = {
    "with a sentence": [receipt, { params: { reference: "NOBODYS-1" }, ...inWelsh }],
    "with a value": [personalDataFile, inWelsh],
    "of a rule, with a full stop": [
      changePassword,
      { body: { present: "not Maya's", chosen: "three unrelated words" }, ...inWelsh },
    ],
  };
  it.each(Object.entries(cases))("%s", async (_, [call, values]) => {
    const institute = await trialInstitute({ body: { ...trialBody, languages: ["en-GB", pseudoTag] } });
    await institute.texts.write("landing-page.yaml", "{}");
    writePseudoTexts(institute.texts.folder ?? "");
    let answered = await ask(institute, "Maya", call, values);
    while (answered.status === 200) answered = await ask(institute, "Maya", call, values);
    const { refusal, headers } = answered;
    expect(refusal.description).toMatch(/[áéíóúý].*\.$/);
    expect(englishIn(refusal.description, [])).toEqual([]);
    expect(headers).toMatchObject({
      "content-language": pseudoTag,
      vary: expect.stringContaining("accept-language") as string,
    });
    const inEnglish = await ask(institute, "Maya", receipt, { params: { reference: "NOBODYS-1" } });
    expect([inEnglish.refusal.description, inEnglish.headers["content-language"]]).toEqual([
      "There is no receipt of this payment.",
      "en-GB",
    ]);
    await institute.texts.putBack();
    await institute.close();
  });
});

it("a refusal names no language where one is offered (LANG-01)", async () => {
  const institute = await trialInstitute({ body: { ...trialBody, languages: undefined } });
  const { headers } = await ask(institute, "Maya", receipt, {
    params: { reference: "NOBODYS-1" },
    headers: { "accept-language": "fr" },
  });
  expect([headers["content-language"], headers["vary"]]).toEqual([undefined, undefined]);
  await institute.close();
});

it("without readable sentences a refusal still says what to do", async () => {
  const failing = () => Promise.reject(new Error("no content"));
  const words = { sentences: failing, wording: () => Promise.resolve({ locale: "en" }) };
  expect(await refusalMessage(unavailable(), words)).toBe("This is not possible at the moment. Try again later.");
});

it("a refusal without a sentence is answered as it is thrown", async () => {
  const words = refusalWordsIn(contentOnDemand({}), "en-GB");
  const refused = new RefusalError("malformed", "INVALID_REQUEST", "The request must be JSON.");
  expect(await refusalMessage(refused, words)).toBe("The request must be JSON.");
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
