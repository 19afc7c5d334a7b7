import { SigninState } from "oidc-client-ts";

import type { IdentitySettings } from "./settings.ts";
import { signInStateStore, type SignInState } from "./sign-in-state.ts";

/**
 * Builds the address of an authorization request. In the library this needs the whole client, 6 kB more in every page.
 */
const authorizationUrl = (
  address: string,
  { id, client_id, redirect_uri, scope, nonce = "", code_challenge = "" }: SigninState,
  language: string | undefined,
): string => {
  const url = new URL(address);
  const query = {
    client_id,
    redirect_uri,
    response_type: "code",
    scope,
    nonce,
    state: id,
    code_challenge,
    code_challenge_method: "S256",
    ...(language === undefined ? {} : { ui_locales: language }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Begins a sign-in before the portal's code has loaded: authorization code with PKCE. Resolves with the address to
 * open. Where the provider answers with its form, that is the requested address, and the browser shows the form from
 * its HTTP cache. Rejects when the provider is unreachable or refuses, so the portal can report it. `language` is the one
 * that the provider's pages should have. SIGN-01, SIGN-11, LANG-02
 */
export const beginSignIn = async (
  { authority, clientId, callbackUrl, scope }: IdentitySettings,
  authorization: string,
  data: SignInState,
  language?: string,
): Promise<string> => {
  const state = await SigninState.create({
    authority,
    client_id: clientId,
    redirect_uri: callbackUrl,
    scope,
    nonce: crypto.randomUUID(),
    code_verifier: true,
    data,
  });
  const url = authorizationUrl(authorization, state, language);
  const response = await fetch(url, { headers: { accept: "application/json, text/html;q=0.9" } });
  // Browsers cache a response only after its body is read to the end.
  const body = await response.text();
  const isForm = response.headers.get("content-type")?.startsWith("text/html") === true;
  const location = isForm ? url : (JSON.parse(body) as { readonly location?: string }).location;
  if (!response.ok || location === undefined) throw new Error("The provider's response contains no sign-in address.");
  await signInStateStore().set(state.id, state.toStorageString());
  return location;
};
