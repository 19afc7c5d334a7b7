import { ErrorResponse, type UserManager } from "oidc-client-ts";

import type { NewIdentifier } from "../../application/ports/browser.ts";
import type { Renewal } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInState } from "./sign-in-state.ts";
import { storedUser, type StoredUser } from "./stored-user.ts";
import { redirectTriedKey } from "./tried-redirect.ts";
import { storeMetadata } from "./user-manager.ts";

/** Submits parameters as a form, because a query would appear in the history and in logs. */
const postForm = (address: URL, values: Readonly<Record<string, string>>): void => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address.href;
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

// Requests to the provider that need the library. Both load on first use.

/** Clients whose provider refuses silent renewal without an id token hint. */
const hintRequired = new WeakSet<UserManager>();

/** Renews in a hidden frame. The address contains the id token only after a provider has refused without it. */
const renewInFrame = async (
  manager: UserManager,
  settings: IdentitySettings,
  newIdentifier: NewIdentifier,
): Promise<boolean> => {
  const request = { nonce: newIdentifier(), forceIframeAuth: true };
  const idToken = storedUser(sessionStorage, settings)?.idToken;
  try {
    return (await manager.signinSilent({ ...request, ...hint(manager, idToken) })) !== null;
  } catch (error) {
    const isDemanded = error instanceof ErrorResponse && error.error === "invalid_request";
    if (!isDemanded || idToken === undefined || hintRequired.has(manager)) throw error;
    hintRequired.add(manager);
    return renewInFrame(manager, settings, newIdentifier);
  }
};

const hint = (manager: UserManager, idToken: string | undefined): { readonly id_token_hint?: string } =>
  idToken !== undefined && hintRequired.has(manager) ? { id_token_hint: idToken } : {};

/** Errors of the provider itself, after which the session may still be active. */
const providerErrors = ["server_error", "temporarily_unavailable"];

/**
 * Renews with the refresh token, if any. A refused refresh token does not mean that the session has ended, so a frame
 * then checks it. SIGN-03
 */
export const renewToken = async (
  manager: UserManager,
  settings: IdentitySettings,
  newIdentifier: NewIdentifier,
): Promise<Renewal> => {
  const outcomeOf = async (renewal: Promise<boolean>): Promise<Renewal> => {
    try {
      return (await renewal) ? "renewed" : "refused";
    } catch (error) {
      return error instanceof ErrorResponse && !providerErrors.includes(error.error ?? "") ? "refused" : "no answer";
    }
  };
  const byToken = async (): Promise<boolean> =>
    (await manager.signinSilent({ nonce: newIdentifier(), forceIframeAuth: false })) !== null;
  const first = storedUser(sessionStorage, settings)?.hasRefreshToken === true ? await outcomeOf(byToken()) : "refused";
  return first === "refused" ? outcomeOf(renewInFrame(manager, settings, newIdentifier)) : first;
};

/**
 * Renews by a full-page redirect after a frame was refused: browsers withhold third-party cookies from frames, so the
 * session may still be active. Runs once between two sign-ins.
 */
export const renewByRedirect = async (
  manager: UserManager,
  settings: IdentitySettings,
  { nonce, user }: { readonly nonce: string; readonly user: StoredUser | undefined },
): Promise<void> => {
  if (sessionStorage.getItem(redirectTriedKey) !== null)
    throw new Error("Renewal by a full page was already attempted.");
  const state: SignInState = {
    returnAddress: location.hash.replace(/^#/, "") || "/",
    renewalFor: user?.customerId ?? "",
  };
  sessionStorage.setItem(redirectTriedKey, JSON.stringify(state));
  await storeMetadata(manager, settings);
  await manager.signinRedirect({
    prompt: "none",
    state,
    nonce,
    ...hint(manager, user?.idToken),
  });
};

/** Whether no other tab is signing out at the provider. Holds the lock until the page unloads. */
const isFirstToSignOut = (): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request("guildhall.sign-out", { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && Promise.race<never>([]);
    });
  });

/**
 * Redirects to the provider's sign-out. A provider on another site gets its cookies with a navigation but not with a
 * form post, and an address must not contain the id token; such a provider asks for confirmation. Throws when another
 * tab is already signing out, as on idle timeout: a provider rejects a second simultaneous sign-out as forged. SIGN-06
 */
export const redirectToSignOut = async (
  manager: UserManager,
  settings: IdentitySettings,
  idToken: string | undefined,
): Promise<void> => {
  if (!(await isFirstToSignOut())) throw new Error("Another tab is signing out.");
  const end = new URL((await manager.metadataService.getEndSessionEndpoint()) ?? "");
  const parameters = { client_id: settings.clientId, post_logout_redirect_uri: settings.loggedOutUrl };
  if (end.origin === location.origin)
    postForm(end, { ...parameters, ...(idToken === undefined ? {} : { id_token_hint: idToken }) });
  else {
    for (const [name, value] of Object.entries(parameters)) end.searchParams.set(name, value);
    location.assign(end);
  }
};
