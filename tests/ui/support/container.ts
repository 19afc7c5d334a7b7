import type { Container } from "inversify";

import { portalContainer } from "../../../ui/composition/container/container.ts";
import { coreConfiguration } from "../../actors/core-configuration.ts";
import { replaceTracking } from "../../actors/track-by.ts";
import { browserTabs } from "../../application/support/browser-tabs.ts";
import { memoryCookies } from "../../application/support/memory-cookies.ts";
import { memoryTab } from "../../application/support/memory-tab.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { TrialIdentity } from "../../application/support/trial-identity.ts";

const nothing = (): void => undefined;

/** The portal's services as in a browser, with a custom fetch and a signed-in customer. */
export const containerOn = (fetch: (url: string, init: RequestInit) => Promise<Response>): Container => {
  let identifiers = 0;
  const container = portalContainer(coreConfiguration, {
    clock: new TestClock(new Date("2026-03-04T12:00:00Z")),
    newIdentifier: () => `identifier-${(identifiers += 1)}`,
    tab: memoryTab(),
    cookies: memoryCookies(),
    tabs: browserTabs()(),
    address: () => "/",
    identity: new TrialIdentity("4711007"),
    fetch,
  });
  replaceTracking(container, { push: nothing, hashedId: () => Promise.resolve(""), asksAgreement: false });
  return container;
};
