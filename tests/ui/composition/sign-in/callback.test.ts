import { SigninState } from "oidc-client-ts";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";

import { completeSignIn } from "../../../../adapters/identity/callback.ts";
import { signInStateStore, type SignInState } from "../../../../adapters/identity/sign-in-state.ts";
import { redirectTriedKey } from "../../../../adapters/identity/tried-redirect.ts";
import { FAILURES } from "../../../../ui/composition/container/modules/shell.ts";
import { finishSignIn } from "../../../../ui/composition/sign-in/callback.ts";
import { coreConfiguration } from "../../../actors/core-configuration.ts";
import { browserTabs } from "../../../application/support/browser-tabs.ts";
import { containerOn } from "../../support/container.ts";
import { storeUser } from "../../support/store-user.ts";

const { identity } = coreConfiguration;
const addresses = { authorization: `${identity.authority}/auth`, token: `${identity.authority}/token`, styles: "" };
const known = { ...identity, signIn: addresses };
const configuration = { ...coreConfiguration, identity: { ...identity, signIn: addresses } };
const container = () => containerOn(() => Promise.reject(new TypeError("The institute does not answer.")));
const clock = { now: () => new Date(), after: () => () => undefined };
const newTab = browserTabs();
const surroundings = { clock, newIdentifier: () => "an-id", tabs: newTab() };
let left: MockInstance<Location["assign"]>;

/** Returns from the provider with a code that cannot be used. */
const comeBack = async (data: SignInState): Promise<SigninState> => {
  const kept = await SigninState.create({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: identity.callbackUrl,
    scope: identity.scope,
    code_verifier: true,
    data,
  });
  await signInStateStore().set(kept.id, kept.toStorageString());
  history.replaceState(null, "", `${new URL(identity.callbackUrl).pathname}?code=used&state=${kept.id}`);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({ error: "invalid_grant" }, { status: 400, headers: { "Content-Type": "application/json" } }),
    ),
  );
  return kept;
};

/** Provides the outcome as the callback page's script does. */
const complete = (): void => {
  window.signInOutcome = completeSignIn(known, surroundings);
};

beforeEach(() => {
  sessionStorage.clear();
  left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  delete window.signInOutcome;
});

test("an unusable code replaces the screen, and the portal does not start (SIGN-10)", async () => {
  await comeBack({ returnAddress: "/help" });
  complete();
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(false);
  expect(portal.get(FAILURES).shown).toMatchObject({ screen: "standard", isTakeOver: true });
  expect(left).not.toHaveBeenCalled();
});

test.each([
  [25, undefined, "failed"],
  [35, undefined, "signed in"],
  [110, "4711007", "failed"],
  [130, "4711007", "signed in"],
])(
  "tokens that last %i s, renewed by a full page for %s, end a sign-in as %s: a short lifetime causes no redirect loop",
  async (expires_in, renewalFor, kind) => {
    await comeBack({ returnAddress: "/help", ...(renewalFor === undefined ? {} : { renewalFor }) });
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: identity.authority,
      aud: identity.clientId,
      iat: now,
      exp: now + expires_in,
      sub: "4711007",
      [identity.claims.customerId]: "4711007",
    };
    const idToken = [{ alg: "none" }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")).join(".");
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        Response.json({ access_token: "a token", id_token: `${idToken}.x`, token_type: "Bearer", expires_in }),
      ),
    );
    expect((await completeSignIn(known, surroundings)).kind).toBe(kind);
  },
);

test("returning to a used code opens the first page, and prefetches its data at once (SIGN-02)", async () => {
  await comeBack({ returnAddress: "/help" });
  await storeUser(identity, { expires_at: 2_000_000_000 });
  const prefetchPage = vi.fn();
  window.prefetchPage = prefetchPage;
  complete();
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(true);
  expect([`${location.pathname}${location.hash}`, prefetchPage.mock.calls.length]).toEqual(["/#/", 1]);
  expect(portal.get(FAILURES).shown).toBeUndefined();
  delete window.prefetchPage;
});

test("a code spoiled by another tab is requested again silently", async () => {
  await comeBack({ returnAddress: "/help" });
  sessionStorage.setItem(redirectTriedKey, JSON.stringify({ returnAddress: "/help" } satisfies SignInState));
  complete();
  const portal = container();
  const finished = finishSignIn(portal, configuration);
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(String(left.mock.calls[0]?.[0])).toContain(addresses.authorization);
  // A browser may restore the page from its back/forward cache.
  window.dispatchEvent(new Event("pageshow"));
  expect(await finished).toBe(false);
  expect(portal.get(FAILURES).shown).toBeUndefined();
  expect(location.pathname).toBe(new URL(identity.callbackUrl).pathname);
});

test("the callback page exchanges the code before the portal's code has loaded, once", async () => {
  const code = await comeBack({ returnAddress: "/help" });
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ error: "server_error" }, { status: 400 })),
  );
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = `<script type="application/json" id="configuration">${JSON.stringify(configuration)}</script>`;
  vi.resetModules();
  window.signInOutcome = (await import("../../../../ui/composition/sign-in/complete-sign-in.ts")).outcome;
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(false);
  expect(portal.get(FAILURES).shown).toMatchObject({ screen: "standard", isTakeOver: true });
  expect(fetched).toHaveBeenCalledOnce();
  const [address, { method, body }] = fetched.mock.calls[0] ?? ["", {}];
  expect([address, method, Object.fromEntries(body as URLSearchParams)]).toEqual([
    addresses.token,
    "POST",
    {
      grant_type: "authorization_code",
      client_id: identity.clientId,
      code: "used",
      redirect_uri: identity.callbackUrl,
      code_verifier: code.code_verifier,
    },
  ]);
});

test("no other page at the callback's address signs anyone in", async () => {
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(false);
  expect(portal.get(FAILURES).shown).toMatchObject({ screen: "standard", isTakeOver: true });
});

test("when the sign-in script fails to load, the portal shows a failed sign-in", async () => {
  window.signInOutcome = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  await expect(finishSignIn(container(), configuration)).rejects.toThrow("dynamically imported");
});

test("a code that this tab did not request is not exchanged", async () => {
  await comeBack({ returnAddress: "/help" });
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  history.replaceState(null, "", `${new URL(identity.callbackUrl).pathname}?code=used&state=unknown`);
  expect((await completeSignIn(known, surroundings)).kind).toBe("failed");
  history.replaceState(null, "", new URL(identity.callbackUrl).pathname);
  expect((await completeSignIn(known, surroundings)).kind).toBe("failed");
  expect(fetched).not.toHaveBeenCalled();
});
