import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OidcIdentity } from "../../adapters/identity/oidc-identity.ts";
import type { IdentitySettings } from "../../adapters/identity/settings.ts";
import type { SessionEnd } from "../../application/ports/identity.ts";
import { TestClock } from "../actors/test-clock.ts";

const settings: IdentitySettings = {
  authority: "http://institute.invalid/idp",
  clientId: "guildhall-portal",
  scope: "openid",
  callbackUrl: "http://institute.invalid/callback.html",
  renewUrl: "http://institute.invalid/silent-renew.html",
  loggedOutUrl: "http://institute.invalid/logged-out.html",
};
const start = new Date("2026-03-04T12:00:00Z");
const minutesLeft = 5;

// The library puts its renewal frame on the page before it asks; it stays an empty one here.
declare const happyDOM: { readonly settings: { enableIframePageLoading: boolean } };

beforeEach(async () => {
  happyDOM.settings.enableIframePageLoading = true;
  // The library is there already: how long it takes to load says nothing about renewal.
  await import("../../adapters/identity/user-manager.ts");
  sessionStorage.setItem(
    `oidc.user:${settings.authority}:${settings.clientId}`,
    JSON.stringify({
      access_token: "token",
      expires_at: start.getTime() / 1000 + minutesLeft * 60,
      profile: { sub: "4711007", name: "Maya Member" },
    }),
  );
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Someone signed in, and a provider that cannot be reached. */
const withoutProvider = () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.reject(new TypeError("fetch failed"));
  });
  const clock = new TestClock(start);
  const identity = new OidcIdentity(settings, clock, () => "an-id");
  const ends: SessionEnd[] = [];
  identity.keepFresh((why) => ends.push(why));
  /** Lets time go by, and what it set off come to its end. */
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

test("a provider that does not answer is asked twice more, 5 s apart; then the session has ended, told once", async () => {
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

test("several calls that meet an expired token are served by one renewal", async () => {
  const { asked, identity } = withoutProvider();
  const renewals = await Promise.all([identity.renew(), identity.renew(), identity.renew()]);
  expect(renewals).toEqual([false, false, false]);
  expect(asked).toHaveLength(1);
});

test("someone is signed in until the token expires, by the clock", async () => {
  const { identity, pass } = withoutProvider();
  await pass(minutesLeft * 60_000 - 1);
  expect(identity.user()?.customerId).toBe("4711007");
  await pass(1);
  expect(identity.user()).toBeUndefined();
});
