import type { IdentitySettings } from "./settings.ts";
import type { SignInState } from "./sign-in-state.ts";

const asText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const secret = (): string => asText(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Begins a sign-in at an address of the provider's that is known, before the library has come: as it would, by
 * authorization code with PKCE, and with that in the tab by which it completes the sign-in. The address to go to comes
 * back; where somebody has to fill in a form it is the one that was asked, whose answer the browser has by then, so that
 * the form is there at once. Throws where the provider cannot be reached or refuses, which a page that had gone there
 * could not tell. SIGN-01, SIGN-11
 */
export const beginSignIn = async (
  { authority, clientId: client_id, callbackUrl: redirect_uri, scope }: IdentitySettings,
  authorization: string,
  data: SignInState,
): Promise<string> => {
  const [id, nonce, code_verifier] = [secret(), secret(), secret()];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code_verifier));
  const code_challenge = asText(new Uint8Array(digest));
  const created = Math.floor(Date.now() / 1000);
  const kept = { id, data, created, request_type: "si:r", code_verifier, code_challenge, authority, client_id, redirect_uri, scope, nonce };
  const address = new URL(authorization);
  const asked = { client_id, redirect_uri, response_type: "code", scope, nonce, state: id, code_challenge, code_challenge_method: "S256" };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const response = await fetch(address, { headers: { accept: "application/json, text/html;q=0.9" } });
  // Taken whole: a browser keeps nothing of an answer that was left.
  const answer = await response.text();
  if (!response.ok) throw new Error("The provider refuses the sign-in.");
  const isForm = response.headers.get("content-type")?.startsWith("text/html") === true;
  const location = isForm ? address.href : (JSON.parse(answer) as { readonly location?: string }).location;
  if (location === undefined) throw new Error("The provider does not say where to sign in.");
  sessionStorage.setItem(`oidc.${id}`, JSON.stringify(kept));
  return location;
};
