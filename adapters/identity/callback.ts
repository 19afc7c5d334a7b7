import { ErrorResponse, OidcClient, User } from "oidc-client-ts";

import type { Clock, NewIdentifier, OtherTabs } from "../../application/ports/browser.ts";
import type { SignInFailure } from "../../application/shell/failures.ts";
import { signedInMessage } from "../../application/shell/session-handover.ts";
import { safeReturnAddress } from "../../domain/customer/routes.ts";
import { isClockTolerated } from "../../domain/shell/clock-skew.ts";
import { clientSettings, knownMetadata } from "./client-settings.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInState } from "./sign-in-state.ts";
import { forgetUser, storedUser } from "./stored-user.ts";
import { redirectTriedKey, takeTriedRedirect } from "./tried-redirect.ts";
import { userKey, UserStore } from "./user-store.ts";

export type SignInOutcome =
  | { readonly kind: "signed in"; readonly returnAddress: string }
  /** The provider reports that its session has ended. */
  | { readonly kind: "ended" }
  /** The page redirects to the provider once more. */
  | { readonly kind: "asked again" }
  | { readonly kind: "failed"; readonly why: SignInFailure; readonly error?: unknown };

/** Minimum lifetime of an access token in seconds. Renewal by a full page interrupts the person, so it needs more. */
const shortestLife = 30;
const shortestLifeByFullPage = 120;

/** The provider's tokens expire so soon that the portal would renew all the time. */
class TokensTooShort extends Error {
  override readonly name = "TokensTooShort";
}

/** The browser's services that completing a sign-in needs. */
interface Surroundings {
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly tabs: OtherTabs;
}

/**
 * Completes a sign-in on the callback page: exchanges the code, compares the device's clock with the provider's, ends
 * other people's sessions in other tabs, and resolves with the portal's page to open. SIGN-02, SIGN-04, SIGN-10
 */
export const completeSignIn = async (
  settings: IdentitySettings,
  { clock, newIdentifier, tabs }: Surroundings,
): Promise<SignInOutcome> => {
  const client = new OidcClient(clientSettings(settings, knownMetadata(settings)));
  try {
    const user = new User(await client.processSigninResponse(location.href));
    await new UserStore(sessionStorage, settings).set(userKey, user.toStorageString());
    if (!isClockTolerated(clock.now().getTime() / 1000, user.profile.iat)) {
      forgetUser(sessionStorage, settings);
      return { kind: "failed", why: "clockSkew" };
    }
    sessionStorage.removeItem(redirectTriedKey);
    const { returnAddress, renewalFor } = (user.state ?? {}) as Partial<SignInState>;
    // Another person has signed in at the provider meanwhile. This tab's session has ended, and it does not adopt
    // theirs.
    if (renewalFor !== undefined && storedUser(sessionStorage, settings)?.customerId !== renewalFor) {
      forgetUser(sessionStorage, settings);
      return { kind: "ended" };
    }
    const shortest = renewalFor === undefined ? shortestLife : shortestLifeByFullPage;
    if (user.expires_in !== undefined && user.expires_in < shortest) {
      forgetUser(sessionStorage, settings);
      const error = new TokensTooShort(`Access tokens last ${user.expires_in} s, and have to last ${shortest} s.`);
      return { kind: "failed", why: "refused", error };
    }
    const signedIn = storedUser(sessionStorage, settings);
    if (signedIn) tabs.tell(signedInMessage(signedIn.customerId));
    return {
      kind: "signed in",
      returnAddress: safeReturnAddress(typeof returnAddress === "string" ? returnAddress : undefined),
    };
  } catch (error) {
    if (error instanceof ErrorResponse && (error.state as Partial<SignInState> | undefined)?.renewalFor !== undefined)
      return { kind: "ended" };
    // A concurrent request by another tab may have invalidated this grant: it is retried without an error.
    const state = error instanceof ErrorResponse && error.error === "invalid_grant" ? takeTriedRedirect() : undefined;
    if (state) {
      const { url } = await client.createSigninRequest({ state, nonce: newIdentifier() });
      location.assign(url);
      return { kind: "asked again" };
    }
    // Going back to this page after a sign-in fails, because its code is used; a signed-in user continues.
    if (storedUser(sessionStorage, settings)) return { kind: "signed in", returnAddress: "/" };
    const isDeclined = error instanceof ErrorResponse && error.error === "access_denied";
    return { kind: "failed", why: isDeclined ? "declined" : "refused", error };
  }
};
