import type { Container } from "inversify";

import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import type { SignInOutcome } from "../../../adapters/identity/callback.ts";
import { FAILURES } from "../container/modules/shell.ts";

declare global {
  interface Window {
    /** The outcome of the sign-in that the callback page completes in before-callback.ts. */
    signInOutcome?: Promise<SignInOutcome>;
  }
}

/**
 * On the callback page, awaits the sign-in and continues as the portal at the requested address, which saves a second
 * page load. Resolves to false when the page redirects or the sign-in failed, which shows an error screen. SIGN-02,
 * SIGN-04, SIGN-10
 */
export const finishSignIn = async (container: Container, configuration: PortalConfiguration): Promise<boolean> => {
  // Only callback.html provides the outcome; elsewhere it is undefined.
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
