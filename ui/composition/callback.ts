import type { Container } from "inversify";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import type { SignInOutcome } from "../../adapters/identity/callback.ts";
import { FAILURES } from "./modules/shell.ts";

declare global {
  interface Window {
    /** The outcome of the sign-in that the callback page completes (before-callback.ts). */
    signInOutcome?: Promise<SignInOutcome>;
  }
}

/**
 * On the callback page: awaits the outcome of the sign-in, and goes on as the portal at the requested address, so that
 * no second page has to load. False when the page is being left, or the sign-in failed, which takes over the
 * screen. SIGN-02, SIGN-04, SIGN-10
 */
export const finishSignIn = async (container: Container, configuration: PortalConfiguration): Promise<boolean> => {
  // Only the callback page itself completes one.
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
  window.askAhead?.();
  return true;
};
