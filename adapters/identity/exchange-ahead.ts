import type { IdentitySettings } from "./settings.ts";

/** What the library, or the page in its place (begin-sign-in.ts), left in the tab when it went to sign in. */
interface Begun {
  readonly authority: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly code_verifier: string;
}

/**
 * Exchanges the code that somebody came back with before the library has come: as it would, and only where this tab
 * began the sign-in. The library is given the answer when it asks. Undefined where it has to ask by itself. SIGN-02, SIGN-11
 */
export const exchangeAhead = ({ authority, clientId, signIn }: IdentitySettings): Promise<Response> | undefined => {
  const { searchParams } = new URL(location.href);
  const code = searchParams.get("code");
  const begun = JSON.parse(sessionStorage.getItem(`oidc.${searchParams.get("state")}`) ?? "{}") as Partial<Begun>;
  const { client_id, redirect_uri, code_verifier } = begun;
  if (!signIn || code === null || begun.authority !== authority || client_id !== clientId || !redirect_uri || !code_verifier) return undefined;
  const body = new URLSearchParams({ grant_type: "authorization_code", client_id, code, redirect_uri, code_verifier });
  const answer = fetch(signIn.token, { method: "POST", headers: { accept: "application/json" }, body });
  // The library meets the failure, and asks by itself.
  answer.catch(() => undefined);
  return answer;
};
