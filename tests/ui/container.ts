import { Container } from "inversify";
import {
  CLOCK,
  CONFIGURATION,
  COOKIES,
  CURRENT_ADDRESS,
  FILE_SAVER,
  IDENTITY,
  NEW_IDENTIFIER,
  OTHER_TABS,
  TAB_STORE,
  TRACKING,
} from "../../ui/composition/bindings/ports.ts";
import { SESSION } from "../../ui/composition/bindings/shell.ts";
import { bindHttpPorts } from "../../ui/composition/http-ports.ts";
import { bindServices } from "../../ui/composition/services.ts";
import { coreConfiguration } from "../actors/core-configuration.ts";
import { memoryCookies } from "../actors/memory-cookies.ts";
import { memoryTab } from "../actors/memory-tab.ts";
import { TestClock } from "../actors/test-clock.ts";
import { TrialIdentity } from "../application/support/trial-identity.ts";

/** The portal's services as a browser has them, over a line of the test's own, with someone signed in. */
export const containerOn = (fetch: (url: string, init: RequestInit) => Promise<Response>): Container => {
  const container = new Container();
  let identifiers = 0;
  container.bind(CLOCK).toConstantValue(new TestClock(new Date("2026-03-04T12:00:00Z")));
  container.bind(NEW_IDENTIFIER).toConstantValue(() => `identifier-${(identifiers += 1)}`);
  container.bind(TAB_STORE).toConstantValue(memoryTab());
  container.bind(COOKIES).toConstantValue(memoryCookies());
  container.bind(OTHER_TABS).toConstantValue({ tell: () => undefined, listen: () => undefined });
  container.bind(CURRENT_ADDRESS).toConstantValue(() => "/");
  container.bind(FILE_SAVER).toConstantValue({ save: () => undefined });
  container.bind(TRACKING).toConstantValue({
    push: () => undefined,
    hashedId: () => Promise.resolve(""),
    asksAgreement: false,
  });
  container.bind(CONFIGURATION).toConstantValue(coreConfiguration);
  container.bind(IDENTITY).toConstantValue(new TrialIdentity("4711007"));
  bindHttpPorts(container, {
    fetch,
    apiBase: coreConfiguration.apiBase,
    contentBase: coreConfiguration.contentBase,
    clientId: coreConfiguration.identity.clientId,
    page: () => "/",
    onUnauthorized: () => container.get(SESSION).ended("not renewed"),
  });
  bindServices(container);
  return container;
};
