import type { Container } from "inversify";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { completeSignIn } from "../../adapters/identity/callback.ts";
import { CLOCK, NEW_IDENTIFIER } from "./modules/ports.ts";
import { FAILURES } from "./modules/shell.ts";

declare global {
  interface Window {
    /** The provider's answer to the code that somebody came back with, asked for before the library has come. */
    exchanged?: Promise<Response> | undefined;
  }
}

/**
 * On the callback page, with which this comes: completes the sign-in, and goes on as the portal at the address asked
 * for, so that no second page has to load. False when the page is being left, or the sign-in failed, which takes
 * over the screen. SIGN-02, SIGN-04, SIGN-10
 */
export const finishSignIn = async (container: Container, configuration: PortalConfiguration): Promise<boolean> => {
  const outcome = await completeSignIn(configuration.identity, container.get(CLOCK), container.get(NEW_IDENTIFIER), window.exchanged);
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
