import { ErrorResponse, type UserManager } from "oidc-client-ts";
import type { NewIdentifier } from "../../application/ports/identifiers.ts";
import type { Renewal } from "../../application/ports/identity.ts";
import { sendAsForm } from "./send-as-form.ts";
import type { IdentitySettings } from "./settings.ts";
import { storedUser } from "./stored-user.ts";
import { keepMetadata } from "./user-manager.ts";
import { wentRoundKey } from "./went-round.ts";

// What is asked of the provider by the library. It loads when it is first needed, as the library does.

/** By the refresh token, where there is one; one that is refused says nothing of the session, which a frame is asked for. SIGN-03 */
export const askForToken = async (manager: UserManager, settings: IdentitySettings, newIdentifier: NewIdentifier): Promise<Renewal> => {
  const renewedBy = async (forceIframeAuth: boolean): Promise<Renewal> =>
    (await manager.signinSilent({ nonce: newIdentifier(), forceIframeAuth })) ? "renewed" : "refused";
  const answered = (error: unknown): Renewal => (error instanceof ErrorResponse ? "refused" : "no answer");
  const first = storedUser(sessionStorage, settings)?.hasRefreshToken === true ? await renewedBy(false).catch(answered) : "refused";
  return first === "refused" ? renewedBy(true).catch(answered) : first;
};

/**
 * Asks the provider by a full page, where a frame was refused: browsers keep the cookies of another site from
 * frames, so that it may have refused somebody whose session stands. Once, until a sign-in has been completed.
 */
export const goRound = async (
  manager: UserManager,
  settings: IdentitySettings,
  { nonce, idToken }: { readonly nonce: string; readonly idToken: string | undefined },
): Promise<void> => {
  if (sessionStorage.getItem(wentRoundKey) !== null) throw new Error("The provider has been asked by a full page already.");
  sessionStorage.setItem(wentRoundKey, "yes");
  await keepMetadata(manager, settings);
  await manager.signinRedirect({
    prompt: "none",
    state: { returnAddress: location.hash.replace(/^#/, "") || "/", isRound: true },
    nonce,
    ...(idToken === undefined ? {} : { id_token_hint: idToken }),
  });
};

/** Leaves for the provider's sign-out. SIGN-06 */
export const leaveSignedOut = async (manager: UserManager, settings: IdentitySettings, idToken: string | undefined): Promise<void> => {
  const end = new URL((await manager.metadataService.getEndSessionEndpoint()) ?? "");
  const told = {
    client_id: settings.clientId,
    post_logout_redirect_uri: settings.loggedOutUrl,
    ...(idToken === undefined ? {} : { id_token_hint: idToken }),
  };
  // The cookie of a provider on another site comes along to an address, and not with a form.
  if (end.origin === location.origin) sendAsForm(end, told);
  else location.assign(`${end.href}?${new URLSearchParams(told).toString()}`);
};
