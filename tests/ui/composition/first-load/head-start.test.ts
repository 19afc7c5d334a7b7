import { createHash } from "node:crypto";

import { SigninState } from "oidc-client-ts";
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";

import { browserClock } from "../../../../adapters/browser/browser.ts";
import { keepLanguage } from "../../../../adapters/browser/kept-language.ts";
import { otherTabs } from "../../../../adapters/browser/other-tabs.ts";
import { signInStateStore } from "../../../../adapters/identity/sign-in-state.ts";
import { storedUser } from "../../../../adapters/identity/stored-user.ts";
import { tabSession } from "../../../../adapters/identity/tab-session.ts";
import type { HandedSession } from "../../../../application/ports/identity.ts";
import { followTabs } from "../../../../application/shell/session-handover.ts";
import { loggedInKey, returnKey } from "../../../../application/shell/session-keys.ts";
import { userTypes } from "../../../../domain/customer/user-type.ts";
import { leavingDelay } from "../../../../ui/boot/leaving.ts";
import { typefaceKey } from "../../../../ui/composition/first-load/typeface.ts";
import { coreConfiguration as inTwoLanguages } from "../../../actors/core-configuration.ts";
import { browserLocks } from "../../support/browser-locks.ts";
import { storeUser } from "../../support/store-user.ts";

/** The configuration of an organisation with one language. */
const coreConfiguration = { ...inTwoLanguages, body: { ...inTwoLanguages.body, languages: undefined } };
const { identity } = coreConfiguration;
const firstLoad = {
  everywhere: {
    contents: [{ path: "/content/frame", query: { type: "{userType}" }, cacheable: true }],
    calls: [{ path: "/customers/{id}/profile" }],
  },
  pages: {
    "/": {
      contents: [],
      calls: [
        { path: "/fees", cacheable: true },
        { path: "/cpd", only: ["member"] },
      ],
      area: { name: "progress-dashboard", only: ["student"] },
    },
    "/help": { contents: [{ path: "/content/help", cacheable: true }], calls: [], area: { name: "later" } },
  },
  files: {
    "progress-dashboard": ["/assets/progress-dashboard.js"],
    later: ["/assets/later.js", "/assets/parts.js"],
    "sign-in": ["/assets/sign-in.js"],
  },
  typeface: ["/assets/serif.woff2"],
};
const signIn = {
  authorization: `${identity.authority}/auth`,
  token: `${identity.authority}/token`,
  styles: "http://institute/pages/style.css",
};
/** The page of somebody without a session in this tab, with a sign-in page that is known. */
const openSignedOut = (callbackUrl = identity.callbackUrl) =>
  openPage({ expiresIn: -1, settings: { ...coreConfiguration, identity: { ...identity, callbackUrl, signIn } } });

declare global {
  var portalLoaded: number;
}

let modules = 0;
/** The address of a new module, since modules run once. */
const moduleWith = (code: string): string => `data:text/javascript,${code}//${String((modules += 1))}`;
/** The files of a page: the portal's code counts its runs, and a sign-in results in the page's address. */
const builtFiles = () => ({
  code: [moduleWith("globalThis.portalLoaded=globalThis.portalLoaded+1")],
  completion: moduleWith("export const outcome=Promise.resolve(location.href)"),
});

interface SentCall {
  readonly address: string;
  readonly init: RequestInit & { readonly headers: Readonly<Record<string, string>> };
}
const sentCalls: SentCall[] = [];

interface Known {
  readonly accountState?: string | undefined;
  readonly customerType?: string | undefined;
  readonly locale?: string | undefined;
  readonly expiresIn?: number;
  readonly settings?: object;
  readonly address?: string;
  readonly isCallback?: boolean;
}

/** Stores the user in the tab, like a sign-in. */
const signInAs = (customerType: string, expiresIn = 600, accountState?: string, locale?: string): Promise<void> => {
  const profile = {
    ...(customerType === "" ? {} : { customer_type: customerType }),
    account_state: accountState,
    locale,
  };
  return storeUser(identity, { access_token: "a-token", expires_at: Date.now() / 1000 + expiresIn, profile });
};

/** What a page prefetches for the stored user. */
const openPage = async ({
  customerType = "MEMBER",
  expiresIn = 600,
  settings = coreConfiguration,
  address = "",
  accountState,
  locale,
  isCallback = false,
}: Known = {}) => {
  document.body.innerHTML = `<div id="root"><div id="boot"></div></div>${Object.entries({
    "first-load": { ...firstLoad, ...builtFiles(), isCallback },
    configuration: settings,
  })
    .map(([id, block]) => `<script type="application/json" id="${id}">${JSON.stringify(block)}</script>`)
    .join("")}`;
  location.hash = address;
  await signInAs(customerType, expiresIn, accountState, locale);
  vi.resetModules();
  await import("../../../../ui/composition/first-load/head-start.ts");
  return sentCalls.map((call) => call.address.replace(coreConfiguration.apiBase, ""));
};
/** The preload links, except those for the portal's own code. */
const links = () =>
  [...document.head.querySelectorAll("link")]
    .filter(({ href }) => !href.startsWith("data:"))
    .map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

beforeEach(() => {
  document.head.innerHTML = "";
  sessionStorage.clear();
  delete window.prefetched;
  delete window.prefetchPage;
  delete window.leaving;
  delete window.signInOutcome;
  globalThis.portalLoaded = 0;
  delete document.documentElement.dataset["typeface"];
  sentCalls.length = 0;
  vi.stubGlobal("fetch", (address: string, init: SentCall["init"]) => {
    sentCalls.push({ address, init });
    return Promise.resolve(new Response("{}"));
  });
});

test("prefetches the data of the page and of every page, for the stored user", async () => {
  expect(await openPage()).toEqual(["/customers/4711007/profile", "/content/frame?type=member", "/fees", "/cpd"]);
  expect(window.prefetched).toBeDefined();
  const [profile, frame, fees] = sentCalls.map(({ init }) => init);
  expect([profile?.cache, frame?.cache, fees?.cache]).toEqual(["no-store", "no-cache", "no-cache"]);
  expect([profile?.credentials, frame?.credentials, fees?.credentials]).toEqual([undefined, "omit", "omit"]);
  expect(profile?.headers).toEqual({
    accept: "application/json",
    authorization: "Bearer a-token",
    "x-client-id": identity.clientId,
    "x-correlation-id": expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  });
});

test.each(["suspended", "closed"])(
  "for an account that is %s only every page's data is prefetched, since the rest would be rejected",
  async (accountState) => {
    expect(await openPage({ accountState })).toEqual(["/customers/4711007/profile", "/content/frame?type=member"]);
  },
);

test("for an open account the page's data is prefetched", async () => {
  expect(await openPage({ accountState: "open" })).toContain("/cpd");
});

test("loads the portal's code for a signed-in user", async () => {
  await openPage();
  await vi.waitFor(() => expect(globalThis.portalLoaded).toBe(1));
});

test("skips calls and code for other user types", async () => {
  expect(await openPage({ customerType: "STUDENT" })).not.toContain("/cpd");
  expect(links()).toEqual(["modulepreload /assets/progress-dashboard.js"]);
});

test("a member's dashboard has its code in the first load", async () => {
  await openPage();
  expect(links()).toEqual([]);
});

test.each(userTypes)("prefetches for the page in the address, with its code: %s", async (type) => {
  const made = await openPage({ customerType: type.toUpperCase(), address: "#/help?from=here" });
  expect(made).toEqual(["/customers/4711007/profile", `/content/frame?type=${type}`, "/content/help"]);
  expect(links()).toEqual(["modulepreload /assets/later.js", "modulepreload /assets/parts.js"]);
});

test("skips calls that depend on an unknown user type", async () => {
  expect(await openPage({ customerType: "" })).toEqual(["/customers/4711007/profile", "/fees"]);
});

test("for an unknown address only every page's data is prefetched", async () => {
  expect(await openPage({ address: "#/nowhere" })).toEqual([
    "/customers/4711007/profile",
    "/content/frame?type=member",
  ]);
});

test("without a user, preloads the sign-in code and prefetches nothing", async () => {
  expect(await openPage({ expiresIn: -1 })).toEqual([]);
  const discovery = `preload ${new URL(identity.authority).pathname.replace(/\/?$/, "/")}.well-known/openid-configuration`;
  expect([links(), window.prefetched]).toEqual([["modulepreload /assets/sign-in.js", discovery], undefined]);
});

test("with a known sign-in page, redirects at once and stores what the library needs to complete it", async () => {
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const asking = vi.fn((_address: string) => Promise.resolve(Response.json({ location: "/idp/the-form" })));
  vi.stubGlobal("fetch", asking);
  sessionStorage.setItem(returnKey, "/fees-and-transactions");
  await openSignedOut();
  expect(await window.leaving).toBe(true);
  expect(left).toHaveBeenCalledExactlyOnceWith("/idp/the-form");
  expect(links()).toEqual(["preload /pages/style.css"]);

  const address = new URL(asking.mock.calls[0]?.[0] ?? "about:blank");
  const asked = Object.fromEntries(address.searchParams);
  const kept = await SigninState.fromStorageString((await signInStateStore().get(asked["state"] ?? "")) ?? "");
  expect(`${address.origin}${address.pathname}`).toBe(signIn.authorization);
  expect(asked).toEqual({
    client_id: identity.clientId,
    redirect_uri: identity.callbackUrl,
    response_type: "code",
    scope: identity.scope,
    nonce: kept.nonce,
    state: kept.id,
    code_challenge: createHash("sha256")
      .update(kept.code_verifier ?? "")
      .digest("base64url"),
    code_challenge_method: "S256",
  });
  expect(new Set([kept.id, kept.nonce, kept.code_verifier]).size).toBe(3);
  expect(kept).toMatchObject({
    authority: identity.authority,
    client_id: identity.clientId,
    redirect_uri: identity.callbackUrl,
    data: { returnAddress: "/fees-and-transactions" },
  });
  left.mockRestore();
});

test.each([
  ["the language chosen on this device", "fr", "fr"],
  ["the language that the browser prefers", undefined, "en-GB"],
])("requests %s of the sign-in page, where several are offered (LANG-02)", async (_, chosen, requested) => {
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const asking = vi.fn((_address: string) => Promise.resolve(Response.json({ location: "/idp/the-form" })));
  vi.stubGlobal("fetch", asking);
  if (chosen !== undefined) keepLanguage(chosen);
  const body = { ...coreConfiguration.body, languages: ["en-GB", "fr"] };
  await openPage({ expiresIn: -1, settings: { ...coreConfiguration, body, identity: { ...identity, signIn } } });
  await window.leaving;
  expect(new URL(asking.mock.calls[0]?.[0] ?? "about:blank").searchParams.get("ui_locales")).toBe(requested);
  document.cookie = "guildhall.language=; Max-Age=0; Path=/";
  left.mockRestore();
});

test.each([
  ["their own", "fr", "en-GB", "fr"],
  ["the one chosen on this device, where the provider knows none", undefined, "fr", "fr"],
])("prefetches texts for somebody signed in in %s language (LANG-02)", async (_, locale, chosen, requested) => {
  keepLanguage(chosen);
  const body = { ...coreConfiguration.body, languages: ["en-GB", "fr"] };
  await openPage({ locale, settings: { ...coreConfiguration, body } });
  expect(new Set(sentCalls.map(({ init }) => new Headers(init.headers).get("accept-language")))).toEqual(
    new Set([requested]),
  );
  expect(document.documentElement.lang).toBe(requested);
  document.cookie = "guildhall.language=; Max-Age=0; Path=/";
});

test("when the form is in the response, redirects to the requested address, which the browser has cached", async () => {
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const form = new Response("<form>", { headers: { "content-type": "text/html; charset=utf-8" } });
  const asking = vi.fn((_address: string) => Promise.resolve(form));
  vi.stubGlobal("fetch", asking);
  await openSignedOut();
  expect(await window.leaving).toBe(true);
  expect(left).toHaveBeenCalledExactlyOnceWith(asking.mock.calls[0]?.[0]);
  expect(form.bodyUsed).toBe(true);
  left.mockRestore();
});

test.each<[string, () => Promise<Response>]>([
  ["nobody answers", () => Promise.reject(new Error("Nobody answers."))],
  ["the provider is too busy", () => Promise.resolve(Response.json({ error: { code: "BUSY" } }, { status: 503 }))],
  ["the answer says nothing of where to", () => Promise.resolve(Response.json({}))],
  ["something else than the provider answers", () => Promise.resolve(new Response("<html>", { status: 502 }))],
])("when it cannot redirect itself, because %s, the library does", async (_, answer) => {
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", answer);
  await openSignedOut();
  expect(await window.leaving).toBe(false);
  expect(left).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe("while the session at the provider is active", () => {
  const callbackUrl = new URL("/callback.html", location.href).href;
  const callback = `${callbackUrl}?code=a-code&state=a-state`;
  let left: MockInstance<Location["assign"]>;

  beforeEach(() => {
    left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, "", "/");
  });

  test("the page completes the sign-in itself, beside loading the portal's code (SIGN-02)", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ location: callback })));
    await openSignedOut(callbackUrl);
    expect(await window.leaving).toBe(false);
    expect(await window.signInOutcome).toBe(callback);
    await vi.waitFor(() => expect(globalThis.portalLoaded).toBe(1));
    expect(left).not.toHaveBeenCalled();
  });

  test("an announced redirect gives way to the outline of the page", async () => {
    let answer: (response: Response) => void = () => undefined;
    const response = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal("fetch", () => response);
    vi.useFakeTimers();
    await openSignedOut(callbackUrl);
    const screen = `<template id="boot-leaving"><main id="boot" class="leaving"></main></template>`;
    document.body.insertAdjacentHTML("beforeend", screen);
    vi.advanceTimersByTime(leavingDelay);
    vi.useRealTimers();
    const shown = () => document.getElementById("root")?.querySelector("#boot")?.className;
    expect(shown()).toBe("leaving");
    answer(Response.json({ location: callback }));
    expect(await window.leaving).toBe(false);
    await vi.waitFor(() => expect(shown()).toBe(""));
  });

  test.each([
    ["of another origin", identity.callbackUrl],
    ["of another page", callback.replace("callback", "elsewhere")],
  ])("an address %s is opened", async (_, address) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ location: address })));
    await openSignedOut(callbackUrl);
    expect(await window.leaving).toBe(true);
    expect([left.mock.calls, window.signInOutcome]).toEqual([[[address]], undefined]);
  });
});

describe("beside an open tab", () => {
  const own = { ...identity, signIn };
  const { BroadcastChannel } = globalThis;
  /** The session of the open tab, which outlasts its test. */
  let open: HandedSession | undefined;
  /** Opens a signed-in tab, which hands its session over. */
  const openTab = async (lasts = 600) => {
    Object.defineProperty(navigator, "locks", { value: browserLocks(), configurable: true });
    await storeUser(own, { expires_at: Date.now() / 1000 + lasts, profile: { customer_type: "MEMBER" } });
    open = tabSession(sessionStorage, own).read();
    const session = { ...tabSession(sessionStorage, own), read: () => open };
    sessionStorage.clear();
    const tabs = otherTabs();
    const listeners = { onEnded: () => undefined, onCheck: () => undefined };
    followTabs({ tabs, clock: browserClock, session }, listeners);
    return tabs;
  };
  beforeEach(() => {
    vi.spyOn(location, "assign").mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.BroadcastChannel = BroadcastChannel;
    open = undefined;
    window.takenSession?.stop();
    delete window.takenSession;
    Reflect.deleteProperty(navigator, "locks");
    vi.restoreAllMocks();
    history.replaceState(null, "", "/");
  });
  const asked = () => sentCalls.filter(({ address }) => address.startsWith(signIn.authorization));

  test("the page takes its session without asking the provider, and prefetches its data", async () => {
    await openTab();
    await openSignedOut();
    await vi.waitFor(() => expect(globalThis.portalLoaded).toBe(1));
    expect(asked()).toEqual([]);
    expect(sentCalls.map(({ address }) => address.replace(coreConfiguration.apiBase, ""))).toContain("/cpd");
    expect([window.leaving, sessionStorage.getItem(loggedInKey)]).toEqual([undefined, "yes"]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("identity.sign-in"))).toEqual([]);
  });

  test("the page opens where a sign-in would have returned to", async () => {
    await openTab();
    sessionStorage.setItem(returnKey, "/help?from=here");
    await openSignedOut();
    await vi.waitFor(() => expect(location.hash).toBe("#/help?from=here"));
    expect(sentCalls.map(({ address }) => address)).toContain(`${coreConfiguration.apiBase}/content/help`);
  });

  test("a session that ends there before the portal runs is removed here", async () => {
    const tabs = await openTab();
    await openSignedOut();
    await vi.waitFor(() => expect(window.takenSession).toBeDefined());
    expect(storedUser(sessionStorage, own)?.accessToken).toBe("a token");
    tabs.tell("logout");
    await vi.waitFor(() => expect(storedUser(sessionStorage, own)).toBeUndefined());
    expect(sessionStorage.getItem(loggedInKey)).toBeNull();
  });

  test("a page whose configuration is a separate file takes the session when that has loaded", async () => {
    await openTab();
    await openPage({ settings: {}, expiresIn: -1 });
    await window.takeOpenSession?.(own);
    expect(storedUser(sessionStorage, own)?.accessToken).toBe("a token");
  });

  test("a page that completes a sign-in takes no other session", async () => {
    await openTab();
    await openPage({ settings: {}, expiresIn: -1, isCallback: true });
    await window.takeOpenSession?.(own);
    expect(storedUser(sessionStorage, own)?.accessToken).not.toBe("a token");
  });

  test("a session whose token is about to end is not taken: the provider is asked", async () => {
    await openTab(20);
    await openSignedOut();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  });

  test("a browser without a BroadcastChannel asks the provider", async () => {
    await openTab();
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    await openSignedOut();
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  });
});

test("the callback page completes the sign-in, also without an embedded configuration", async () => {
  await openPage({ settings: {}, isCallback: true });
  expect(await window.signInOutcome).toBe(location.href);
});

test("prefetches the page's data once the sign-in is complete", async () => {
  await openPage({ expiresIn: -1 });
  await signInAs("MEMBER");
  window.prefetchPage?.();
  expect(sentCalls.map(({ address }) => address.replace(coreConfiguration.apiBase, ""))).toEqual([
    "/customers/4711007/profile",
    "/content/frame?type=member",
    "/fees",
    "/cpd",
  ]);
  expect(window.prefetched).toBeDefined();
});

test("without an embedded configuration nothing is prefetched", async () => {
  expect(await openPage({ settings: {} })).toEqual([]);
  expect(links()).toEqual([]);
});

test("a cached typeface is used for the first paint", async () => {
  document.documentElement.dataset["typeface"] = "later";
  await openPage();
  expect(document.documentElement.dataset["typeface"]).toBe("later");
  sessionStorage.setItem(typefaceKey, "yes");
  await openPage();
  expect(document.documentElement.dataset["typeface"]).toBeUndefined();
  const [font] = document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]");
  expect(font?.outerHTML).toMatch(/rel="preload"/);
  expect([font?.as, font?.type, font?.crossOrigin, font?.href]).toEqual([
    "font",
    "font/woff2",
    "",
    expect.stringMatching(/\/assets\/serif\.woff2$/),
  ]);
});
