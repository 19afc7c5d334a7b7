import { setImmediate } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { OidcIdentity } from "../../../adapters/identity/oidc-identity.ts";
import type { IdentitySettings } from "../../../adapters/identity/settings.ts";
import { recordKey } from "../../../adapters/identity/stored-user.ts";
import type { SessionEnd } from "../../../application/ports/identity.ts";
import { browserTabs } from "../../application/support/browser-tabs.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { storeUser } from "../../ui/support/store-user.ts";

const newTab = browserTabs();
let tests = 0;
// Each test has its own client, because listeners of earlier tests remain.
const settingsOf = (test: number): IdentitySettings => ({
  authority: "http://institute.invalid/idp",
  signIn: { authorization: "http://institute.invalid/auth", token: "http://institute.invalid/token", styles: "" },
  clientId: `portal of test ${test}`,
  scope: "openid",
  claims: { customerId: "sub", groups: "groups" },
  callbackUrl: "http://institute.invalid/callback.html",
  renewUrl: "http://institute.invalid/silent-renew.html",
  loggedOutUrl: "http://institute.invalid/logged-out.html",
});
const start = new Date("2026-03-04T12:00:00Z");
const minutesLeft = 5;

// The library inserts its renewal iframe first; keep it empty here.
declare const happyDOM: { readonly settings: { enableIframePageLoading: boolean } };

beforeEach(async () => {
  Object.defineProperty(navigator, "locks", { value: locks(), configurable: true });
  happyDOM.settings.enableIframePageLoading = true;
  // Preload the library: its loading time is unrelated to renewal.
  await import("../../../adapters/identity/provider-requests.ts");
  await import("../../../adapters/identity/user-manager.ts");
  tests += 1;
  await keep({ expires_at: start.getTime() / 1000 + minutesLeft * 60 });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Locks as in a browser, with one holder at a time; happy-dom has none. Another tab gets a lock only if it is free. */
const locks = () => {
  let held: Promise<unknown> = Promise.resolve();
  const request = (_name: string, ...[options, work]: [Work] | [LockOptions, Work]): Promise<unknown> => {
    if (typeof options === "object") return Promise.resolve(work?.(null));
    const done = held.then(() => options(null));
    held = done.catch(() => undefined);
    return done;
  };
  return { request };
};
type Work = (lock: Lock | null) => unknown;

/** A signed-in user with an unreachable provider. */
const withoutProvider = () => withProvider(() => Promise.reject(new TypeError("fetch failed")));

/** A signed-in user with a fake provider. */
const withProvider = (answer: () => Promise<Response>) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return answer();
  });
  const clock = new TestClock(start);
  const identity = new OidcIdentity({
    settings: settingsOf(tests),
    clock,
    newIdentifier: () => "an-id",
    tabs: newTab(),
    language: () => undefined,
  });
  const ends: SessionEnd[] = [];
  identity.keepFresh((why) => ends.push(why));
  /** Advances time and waits for what it triggers. */
  const pass = async (milliseconds: number): Promise<void> => {
    clock.goOn(milliseconds);
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  };
  return { asked, clock, identity, ends, pass };
};

test("the token is renewed a minute before it expires, and not earlier", async () => {
  const { asked, pass } = withoutProvider();
  await pass((minutesLeft - 1) * 60_000 - 1);
  expect(asked).toHaveLength(0);
  await pass(1);
  expect(asked).toHaveLength(1);
});

test("a provider without response is retried twice, 5 s apart; then the session ends once", async () => {
  const { asked, ends, pass } = withoutProvider();
  await pass((minutesLeft - 1) * 60_000);
  expect([asked.length, ends]).toEqual([1, []]);
  await pass(4_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect([asked.length, ends]).toEqual([2, []]);
  await pass(5_000);
  expect([asked.length, ends]).toEqual([3, ["not renewed"]]);
  await pass(24 * 60 * 60_000);
  expect([asked.length, ends]).toEqual([3, ["not renewed"]]);
});

const keep = (values: { readonly expires_at: number; readonly refresh_token?: string }): Promise<void> =>
  storeUser(settingsOf(tests), values);

test("a token that lasts a minute or less is renewed at half of its remaining time, and never at once", async () => {
  await keep({ expires_at: start.getTime() / 1000 + 40 });
  const half = withoutProvider();
  await half.pass(19_999);
  expect(half.asked).toHaveLength(0);
  await half.pass(1);
  expect(half.asked).toHaveLength(1);

  await keep({ expires_at: start.getTime() / 1000 + 1 });
  const soon = withoutProvider();
  await soon.pass(4_999);
  expect(soon.asked).toHaveLength(0);
  await soon.pass(1);
  expect(soon.asked).toHaveLength(1);
});

test("tabs renew their tokens one after the other", async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { asked, identity, clock } = withProvider(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  const otherTab = new OidcIdentity({
    settings: settingsOf(tests),
    clock,
    newIdentifier: () => "an-id",
    tabs: newTab(),
    language: () => undefined,
  });
  const renewals = [identity.renew(), otherTab.renew()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  refuse(new TypeError("fetch failed"));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  refuse(new TypeError("fetch failed"));
  expect(await Promise.all(renewals)).toEqual(["no answer", "no answer"]);
});

test("one renewal serves several calls with an expired token", async () => {
  const { asked, identity } = withoutProvider();
  const renewals = await Promise.all([identity.renew(), identity.renew(), identity.renew()]);
  expect(renewals).toEqual(["no answer", "no answer", "no answer"]);
  expect(asked).toHaveLength(1);
});

test("during the redirect to the sign-out no token is requested", async () => {
  const { asked, identity } = withoutProvider();
  const signingOut = identity.signOut("logout");
  expect(await identity.renew()).toBe("no answer");
  await signingOut;
  expect(asked).toEqual([]);
});

describe("a user who returns to the tab", () => {
  const comeBack = (state: DocumentVisibilityState = "visible"): void => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  test("triggers a session check at the provider; no response changes nothing", async () => {
    const { asked, ends, pass } = withoutProvider();
    comeBack("hidden");
    await pass(0);
    expect(asked).toHaveLength(0);
    comeBack();
    await pass(0);
    expect(asked).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  test("triggers no check once they are signed out", async () => {
    const { asked, pass } = withoutProvider();
    sessionStorage.clear();
    comeBack();
    await pass(0);
    expect(asked).toHaveLength(0);
  });
});

test("a user is signed in until the token expires", async () => {
  const { identity, pass } = withoutProvider();
  await pass(minutesLeft * 60_000 - 1);
  expect(identity.user()?.customerId).toBe("4711007");
  await pass(1);
  expect(identity.user()).toBeUndefined();
});

describe("a new tab that asks for the session", () => {
  /** The answers that a new tab hears. */
  const ask = () => {
    const tabs = newTab();
    const answers: string[] = [];
    tabs.listen((word) => {
      if (word.startsWith("session for")) answers.push(word);
    });
    tabs.tell(`session? ${JSON.stringify(settingsOf(tests))} an id`);
    return answers;
  };

  test("gets it from a signed-in tab", () => {
    withoutProvider();
    const [answer = ""] = ask();
    expect(answer).toContain(sessionStorage.getItem(recordKey(settingsOf(tests))));
  });

  test("gets no refresh token", async () => {
    await keep({ expires_at: start.getTime() / 1000 + minutesLeft * 60, refresh_token: "a refresh token" });
    withoutProvider();
    expect(ask()).toEqual([]);
  });

  test("gets nothing from a tab that signs out", async () => {
    const { identity } = withoutProvider();
    const signingOut = identity.signOut("logout");
    expect(sessionStorage.getItem(recordKey(settingsOf(tests)))).not.toBeNull();
    expect(ask()).toEqual([]);
    await signingOut;
  });
});

test.each([
  ["fr", "fr"],
  [undefined, null],
])("a sign-in that the library begins requests pages in the language %s (LANG-02)", async (language, requested) => {
  const { authority, signIn } = settingsOf(tests);
  const metadata = { issuer: authority, authorization_endpoint: signIn?.authorization, token_endpoint: signIn?.token };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(metadata)));
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const identity = new OidcIdentity({
    settings: settingsOf(tests),
    clock: new TestClock(start),
    newIdentifier: () => "an-id",
    tabs: newTab(),
    language: () => language,
  });
  void identity.startSignIn("/");
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(new URL(String(left.mock.calls[0]?.[0])).searchParams.get("ui_locales")).toBe(requested);
  left.mockRestore();
});
