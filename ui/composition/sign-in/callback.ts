import type { Container } from "inversify";

import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { FAILURES } from "../container/modules/shell.ts";

/**
 * At the callback's address, awaits the sign-in and continues as the portal at the requested address, which saves a
 * second page load. Resolves to false when the page redirects or the sign-in failed, which shows an error screen.
 * SIGN-02, SIGN-04, SIGN-10
 */
export const finishSignIn = async (container: Container, configuration: PortalConfiguration): Promise<boolean> => {
  // A page that did not complete a sign-in (head-start.ts) provides no outcome.
  const outcome = (await window.signInOutcome) ?? { kind: "failed", why: "refused" };
  if (outcome.kind === "asked again") return false;
  if (outcome.kind === "ended") {
    location.replace(configuration.identity.loggedOutUrl);
    return false;
  }
  if (outcome.kind === "failed") {
    container.get(FAILURES).signInFailed(outcome.why, outcome.error);
    return false;
  }
  history.replaceState(null, "", `/#${outcome.returnAddress}`);
  window.prefetchPage?.();
  return true;
};
