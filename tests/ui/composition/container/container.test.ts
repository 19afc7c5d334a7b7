import { expect, test } from "vitest";

import { portalContainer } from "../../../../ui/composition/container/container.ts";
import { CONTENT_LIBRARY } from "../../../../ui/composition/container/modules/ports.ts";
import { LANGUAGE } from "../../../../ui/composition/container/modules/shell.ts";
import { coreConfiguration } from "../../../actors/core-configuration.ts";
import { pageTexts } from "../../../actors/page-texts.ts";
import { browserTabs } from "../../../application/support/browser-tabs.ts";
import { memoryCookies } from "../../../application/support/memory-cookies.ts";
import { memoryTab } from "../../../application/support/memory-tab.ts";
import { TestClock } from "../../../application/support/test-clock.ts";
import { TrialIdentity } from "../../../application/support/trial-identity.ts";

const answer = (heading: string) => Response.json({ ...pageTexts("page-not-found"), heading });

test("texts that were requested before the language changed are not shown in it (LANG-03)", async () => {
  const asked: (string | undefined)[] = [];
  const container = portalContainer(
    { ...coreConfiguration, body: { ...coreConfiguration.body, languages: ["en-GB", "fr"] } },
    {
      clock: new TestClock(new Date("2026-03-04T12:00:00Z")),
      newIdentifier: () => "an-id",
      tab: memoryTab(),
      cookies: memoryCookies(),
      tabs: browserTabs()(),
      address: () => "/",
      identity: new TrialIdentity("4711007"),
      language: { first: () => "en-GB", keep: () => undefined },
      prefetched: () => ({ correlationId: "early", response: () => Promise.resolve(answer("Requested early")) }),
      fetch: (_, { headers }) => {
        asked.push((headers as Record<string, string>)["accept-language"]);
        return Promise.resolve(answer("Requested now"));
      },
    },
  );
  const heading = async () => (await container.get(CONTENT_LIBRARY).page("page-not-found", "system")).heading;
  expect(await heading()).toBe("Requested early");
  await container.get(LANGUAGE).show("fr");
  expect([await heading(), asked]).toEqual(["Requested now", ["fr"]]);
});
