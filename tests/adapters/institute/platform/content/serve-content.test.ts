import { expect, test } from "vitest";

import { contentTemplate } from "../../../../../adapters/institute/platform/content/serve-content.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { ask } from "../../../support/open-institute.ts";

const heading = async (languages: string[] | undefined, accepted: string | undefined) => {
  const institute = await trialInstitute({ body: { ...trialBody, languages } });
  await institute.texts.write("fr/page-not-found.yaml", "heading: Page introuvable");
  const { answer, headers } = await ask(institute, "Maya", contentTemplate, {
    params: { name: "page-not-found" },
    query: { type: "system" },
    headers: { "accept-language": accepted },
  });
  await institute.close();
  const { "content-language": language, vary } = headers;
  return [(answer as { readonly heading: string }).heading, language, vary];
};

test.each([
  ["fr", "Page introuvable", "fr"],
  ["fr-CA;q=0.8, de", "Page introuvable", "fr"],
  ["en;q=0.5, fr;q=0.6", "Page introuvable", "fr"],
  ["fr;q=0, en", "Page not found", "en-GB"],
  ["de", "Page not found", "en-GB"],
  [undefined, "Page not found", "en-GB"],
])("content for a reader of %s says “%s”, and that it is in %s (LANG-06)", async (accepted, text, language) => {
  expect(await heading(["en-GB", "fr"], accepted)).toEqual([text, language, "accept-language, accept-encoding"]);
});

test("an organisation with one language answers everybody alike, and names none (LANG-01)", async () => {
  expect(await heading(undefined, "fr")).toEqual(["Page not found", undefined, "accept-encoding"]);
});
