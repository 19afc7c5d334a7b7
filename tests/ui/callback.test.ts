import { SigninState } from "oidc-client-ts";
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { completeSignIn } from "../../adapters/identity/callback.ts";
import { exchangeAhead } from "../../adapters/identity/exchange-ahead.ts";
import { redirectTriedKey, type SignInState } from "../../adapters/identity/sign-in-state.ts";
import { finishSignIn } from "../../ui/composition/callback.ts";
import { FAILURES } from "../../ui/composition/modules/shell.ts";
import { coreConfiguration } from "../actors/core-configuration.ts";
import { containerOn } from "./container.ts";

const { identity } = coreConfiguration;
const addresses = { authorization: `${identity.authority}/auth`, token: `${identity.authority}/token`, styles: "" };
const known = { ...identity, signIn: addresses };
const configuration = { ...coreConfiguration, identity: { ...identity, signIn: addresses } };
const container = () => containerOn(() => Promise.reject(new TypeError("The institute does not answer.")));
let left: MockInstance<Location["assign"]>;

/** On the way back from the provider, which says that the code given cannot be used. */
const comeBack = async (data: SignInState): Promise<void> => {
  const kept = await SigninState.create({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: identity.callbackUrl,
    scope: identity.scope,
    request_type: "si:r",
    response_mode: "query",
    code_verifier: true,
    data,
  });
  sessionStorage.setItem(`oidc.${kept.id}`, kept.toStorageString());
  history.replaceState(null, "", `${new URL(identity.callbackUrl).pathname}?code=used&state=${kept.id}`);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: "invalid_grant" }, { status: 400, headers: { "Content-Type": "application/json" } })));
};

beforeEach(() => {
  sessionStorage.clear();
  left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

test("a code that cannot be used takes over the screen, and the portal does not go on (SIGN-10)", async () => {
  await comeBack({ returnAddress: "/help" });
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
])("tokens that last %i s, renewed by a full page for %s, end a sign-in as %s: too short a life sends nobody back and forth", async (expires_in, renewalFor, kind) => {
  await comeBack({ returnAddress: "/help", ...(renewalFor === undefined ? {} : { renewalFor }) });
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: identity.authority, aud: identity.clientId, iat: now, exp: now + expires_in, sub: "4711007", [identity.claims.customerId]: "4711007" };
  const idToken = [{ alg: "none" }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")).join(".");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ access_token: "a token", id_token: `${idToken}.x`, token_type: "Bearer", expires_in })));
  expect((await completeSignIn(known, { now: () => new Date(), after: () => () => undefined }, () => "an-id")).kind).toBe(kind);
});

test("whoever comes back to a code that signed them in before goes on, at the first page, and what it shows is asked for at once (SIGN-02)", async () => {
  await comeBack({ returnAddress: "/help" });
  const kept = { access_token: "a token", expires_at: 2_000_000_000, profile: { [identity.claims.customerId]: "4711007" } };
  sessionStorage.setItem(`oidc.user:${identity.authority}:${identity.clientId}`, JSON.stringify(kept));
  const askAhead = vi.fn();
  window.askAhead = askAhead;
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(true);
  expect([`${location.pathname}${location.hash}`, askAhead.mock.calls.length]).toEqual(["/#/", 1]);
  expect(portal.get(FAILURES).shown).toBeUndefined();
  delete window.askAhead;
});

test("a code that another tab spoiled is asked for again by itself, and nothing is shown of it", async () => {
  await comeBack({ returnAddress: "/help" });
  sessionStorage.setItem(redirectTriedKey, JSON.stringify({ returnAddress: "/help" } satisfies SignInState));
  const portal = container();
  const finished = finishSignIn(portal, configuration);
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(String(left.mock.calls[0]?.[0])).toContain(addresses.authorization);
  // A browser may bring the page back as it was left.
  window.dispatchEvent(new Event("pageshow"));
  expect(await finished).toBe(false);
  expect(portal.get(FAILURES).shown).toBeUndefined();
  expect(location.pathname).toBe(new URL(identity.callbackUrl).pathname);
});

test("the code is exchanged before the library has come, as it would, and the library is given the answer", async () => {
  await comeBack({ returnAddress: "/help" });
  const asking = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json({ error: "server_error" }, { status: 400 })));
  vi.stubGlobal("fetch", asking);
  const exchanged = exchangeAhead(known);
  const [address, { method, body }] = asking.mock.calls[0] ?? ["", {}];
  const kept = JSON.parse(sessionStorage.getItem(`oidc.${new URL(location.href).searchParams.get("state")}`) ?? "{}") as Record<string, string>;
  expect([address, method, Object.fromEntries(body as URLSearchParams)]).toEqual([
    addresses.token,
    "POST",
    { grant_type: "authorization_code", client_id: identity.clientId, code: "used", redirect_uri: identity.callbackUrl, code_verifier: kept["code_verifier"] },
  ]);

  window.exchanged = exchanged;
  const portal = container();
  expect(await finishSignIn(portal, configuration)).toBe(false);
  expect(asking).toHaveBeenCalledOnce();
  expect(globalThis.fetch).toBe(asking);
  expect(portal.get(FAILURES).shown).toMatchObject({ screen: "standard", isTakeOver: true });
  delete window.exchanged;
});

test("what the portal asks of others meanwhile is not answered by what the provider said", async () => {
  await comeBack({ returnAddress: "/help" });
  let answer: (response: Response) => void = () => undefined;
  const asking = vi.fn(() => Promise.resolve(new Response(null, { status: 202 })));
  vi.stubGlobal("fetch", asking);
  window.exchanged = new Promise((resolve) => {
    answer = resolve;
  });
  const finished = finishSignIn(container(), configuration);
  await vi.waitFor(() => expect(globalThis.fetch).not.toBe(asking));
  const report = await fetch(`${coreConfiguration.apiBase}/failures`, { method: "POST" });
  expect(report.status).toBe(202);
  answer(Response.json({ error: "server_error" }, { status: 400 }));
  expect(await finished).toBe(false);
  delete window.exchanged;
});

test("the library asks by itself where the code could not be exchanged ahead", async () => {
  await comeBack({ returnAddress: "/help" });
  const asking = vi.fn(() => Promise.resolve(Response.json({ error: "server_error" }, { status: 400 })));
  vi.stubGlobal("fetch", asking);
  const exchanged = Promise.reject<Response>(new TypeError("Nobody answers."));
  exchanged.catch(() => undefined);
  window.exchanged = exchanged;
  expect(await finishSignIn(container(), configuration)).toBe(false);
  expect(asking).toHaveBeenCalledOnce();
  delete window.exchanged;
});

test("no code is exchanged ahead that this tab did not ask for, nor where the provider is not known", async () => {
  await comeBack({ returnAddress: "/help" });
  const asking = vi.fn();
  vi.stubGlobal("fetch", asking);
  expect(exchangeAhead(identity)).toBeUndefined();
  expect(exchangeAhead({ ...known, clientId: "another" })).toBeUndefined();
  expect(exchangeAhead({ ...known, authority: "https://another.example" })).toBeUndefined();
  history.replaceState(null, "", `${new URL(identity.callbackUrl).pathname}?code=used&state=unknown`);
  expect(exchangeAhead(known)).toBeUndefined();
  history.replaceState(null, "", new URL(identity.callbackUrl).pathname);
  expect(exchangeAhead(known)).toBeUndefined();
  expect(asking).not.toHaveBeenCalled();
});
