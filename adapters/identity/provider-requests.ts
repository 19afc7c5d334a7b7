import { ErrorResponse, type UserManager } from "oidc-client-ts";

import type { NewIdentifier } from "../../application/ports/browser.ts";
import type { Renewal } from "../../application/ports/identity.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInState } from "./sign-in-state.ts";
import { storedUser, type StoredUser } from "./stored-user.ts";
import { redirectTriedKey } from "./tried-redirect.ts";
import { storeMetadata } from "./user-manager.ts";

/**
 * Goes to an address and tells it something in the body of a form: in a query it would stand in the history and in
 * logs.
 */
const postForm = (address: URL, told: Readonly<Record<string, string>>): void => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address.href;
  for (const [name, value] of Object.entries(told)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

// What is asked of the provider by the library. It loads when it is first needed, as the library does.

/** The providers, by who speaks to them, that answer nothing about a session unless they are told whose it is. */
const demandingHint = new WeakSet<UserManager>();

/** By a frame. The id token stands in its address only where a provider has refused to answer without. */
const renewInFrame = async (
  manager: UserManager,
  settings: IdentitySettings,
  newIdentifier: NewIdentifier,
): Promise<boolean> => {
  const asking = { nonce: newIdentifier(), forceIframeAuth: true };
  const idToken = storedUser(sessionStorage, settings)?.idToken;
  try {
    return (await manager.signinSilent({ ...asking, ...hint(manager, idToken) })) !== null;
  } catch (error) {
    const isDemanded = error instanceof ErrorResponse && error.error === "invalid_request";
    if (!isDemanded || idToken === undefined || demandingHint.has(manager)) throw error;
    demandingHint.add(manager);
    return renewInFrame(manager, settings, newIdentifier);
  }
};

const hint = (manager: UserManager, idToken: string | undefined): { readonly id_token_hint?: string } =>
  idToken !== undefined && demandingHint.has(manager) ? { id_token_hint: idToken } : {};

/** What a provider answers that has trouble of its own: the session may well stand. */
const passing = ["server_error", "temporarily_unavailable"];

/**
 * By the refresh token, where there is one; one that is refused says nothing of the session, which a frame is asked
 * for. SIGN-03
 */
export const renewToken = async (
  manager: UserManager,
  settings: IdentitySettings,
  newIdentifier: NewIdentifier,
): Promise<Renewal> => {
  const outcomeOf = async (asking: Promise<boolean>): Promise<Renewal> => {
    try {
      return (await asking) ? "renewed" : "refused";
    } catch (error) {
      return error instanceof ErrorResponse && !passing.includes(error.error ?? "") ? "refused" : "no answer";
    }
  };
  const byToken = async (): Promise<boolean> =>
    (await manager.signinSilent({ nonce: newIdentifier(), forceIframeAuth: false })) !== null;
  const first = storedUser(sessionStorage, settings)?.hasRefreshToken === true ? await outcomeOf(byToken()) : "refused";
  return first === "refused" ? outcomeOf(renewInFrame(manager, settings, newIdentifier)) : first;
};

/**
 * Asks the provider by a full page, where a frame was refused: browsers keep the cookies of another site from
 * frames, so that it may have refused somebody whose session stands. Once, until a sign-in has been completed.
 */
export const renewByRedirect = async (
  manager: UserManager,
  settings: IdentitySettings,
  { nonce, user }: { readonly nonce: string; readonly user: StoredUser | undefined },
): Promise<void> => {
  if (sessionStorage.getItem(redirectTriedKey) !== null)
    throw new Error("The provider has been asked by a full page already.");
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

/** Whether no other tab is on its way to the provider's sign-out; from then on until it is left, this one is. */
const isFirstToSignOut = (): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request("guildhall.sign-out", { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && Promise.race<never>([]);
    });
  });

/**
 * Leaves for the provider's sign-out. The cookie of a provider on another site comes along to an address, and not with
 * a form; and an address holds no id token, so that such a provider asks whether to sign out. Throws where another tab is
 * on its way there, as when all were left alone for too long: a provider takes the second in an instant for a forged one. SIGN-06
 */
export const redirectToSignOut = async (
  manager: UserManager,
  settings: IdentitySettings,
  idToken: string | undefined,
): Promise<void> => {
  if (!(await isFirstToSignOut())) throw new Error("Another tab signs out.");
  const end = new URL((await manager.metadataService.getEndSessionEndpoint()) ?? "");
  const told = { client_id: settings.clientId, post_logout_redirect_uri: settings.loggedOutUrl };
  if (end.origin === location.origin)
    postForm(end, { ...told, ...(idToken === undefined ? {} : { id_token_hint: idToken }) });
  else {
    for (const [name, value] of Object.entries(told)) end.searchParams.set(name, value);
    location.assign(end);
  }
};
