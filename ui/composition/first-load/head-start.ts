import { browserClock } from "../../../adapters/browser/browser.ts";
import { deviceLanguage } from "../../../adapters/browser/kept-language.ts";
import { otherTabs } from "../../../adapters/browser/other-tabs.ts";
import { PrefetchedResponses } from "../../../adapters/browser/prefetched-responses.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { requestOf } from "../../../adapters/http/request.ts";
import { beginSignIn } from "../../../adapters/identity/begin-sign-in.ts";
import type { SignInOutcome } from "../../../adapters/identity/callback.ts";
import { storedUser, type StoredUser } from "../../../adapters/identity/stored-user.ts";
import { tabSession } from "../../../adapters/identity/tab-session.ts";
import type { OtherTabs } from "../../../application/ports/browser.ts";
import { takeSession } from "../../../application/shell/session-handover.ts";
import { returnAddressOf, returnKey } from "../../../application/shell/session-keys.ts";
import { pathOf } from "../../../domain/customer/routes.ts";
import { userTypeOf, type UserType } from "../../../domain/customer/user-type.ts";
import { leavingDelay, showLeaving } from "../../boot/leaving.ts";
import { markLanguage, type StartTexts } from "../../boot/start-texts.ts";
import type { FirstLoad, Prefetches } from "../pages/page-manifest.ts";
import { configurationBlock } from "./configuration-block.ts";
import type { EarlyCall } from "./page-loads.ts";
import { typefaceKey } from "./typeface.ts";

// Inline script: prefetches the page's data before the portal's code loads, based on the user stored in this tab. The
// portal then takes these responses instead of sending its own requests.

declare global {
  interface Window {
    prefetched?: PrefetchedResponses;
    /** Called after the sign-in: prefetches for the page in the address. */
    prefetchPage?: () => void;
    /** Resolves to true when the page redirects to the sign-in before the portal's code loads. */
    leaving?: Promise<boolean>;
    /** Takes the session of an open tab, if there is one and this tab needs it. */
    takeOpenSession?: (identity: PortalConfiguration["identity"]) => Promise<void>;
    /** The tabs that a session was taken from; `stop` ends the watch that the portal takes over. */
    takenSession?: { readonly tabs: OtherTabs; readonly stop: () => void };
    /** The outcome of the sign-in that this page completes. */
    signInOutcome?: Promise<SignInOutcome>;
  }
}

const { everywhere, pages, files, typeface, code, completion, isCallback } = JSON.parse(
  document.getElementById("first-load")?.textContent ?? "{}",
) as FirstLoad;
const link = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes));
const preload = (part = ""): void => {
  for (const href of files[part] ?? []) link({ rel: "modulepreload", href });
};

// A cached typeface can be used for the first paint; the sign-in page has loaded it.
if (isCallback || sessionStorage.getItem(typefaceKey)) {
  delete document.documentElement.dataset.typeface;
  for (const href of typeface) link({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
}

/** Loads the portal's code and runs it after the document is parsed. The guard reports files that fail to load. */
const loadPortal = (): void => {
  const [entry = ""] = code;
  for (const href of code) link({ rel: "modulepreload", href });
  const run = (): void => void import(entry);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
};

/**
 * Completes the sign-in whose code is in the page's address, while the portal's code loads; callback.ts awaits the
 * outcome. SIGN-02
 */
const completeSignIn = (): void => {
  const outcome = import(completion).then((script: { readonly outcome: Promise<SignInOutcome> }) => script.outcome);
  // The portal handles a rejection; this prevents an unhandledrejection event before it has loaded.
  outcome.catch(() => undefined);
  window.signInOutcome = outcome;
};

/** Announces the redirect to the sign-in after a delay. Returns a function that retracts it. */
const announceLeaving = (texts: StartTexts): (() => void) => {
  let retract = (): void => undefined;
  const timer = setTimeout(() => {
    const root = document.getElementById("root");
    const skeleton = document.getElementById("boot");
    if (!root || !skeleton) return;
    showLeaving(root, texts);
    retract = () => {
      if (document.getElementById("boot")) root.replaceChildren(skeleton);
    };
  }, leavingDelay);
  return () => {
    clearTimeout(timer);
    retract();
  };
};

/**
 * Opens the provider's response unless another screen has replaced the skeleton, such as an error screen. While the
 * session at the provider is active the response is the callback page, whose work is done here without loading it.
 * Returns whether the page leaves.
 */
const follow = (response: string, { callbackUrl }: PortalConfiguration["identity"]): boolean => {
  if (document.getElementById("boot") === null) return false;
  const { origin, pathname } = new URL(response, location.href);
  if (origin !== location.origin || origin + pathname !== callbackUrl) {
    location.assign(response);
    return true;
  }
  history.replaceState(null, "", response);
  completeSignIn();
  return false;
};

const currentAddress = (): string => location.hash.slice(1) || "/";
const returnAddress = (): string => returnAddressOf(currentAddress(), sessionStorage.getItem(returnKey) ?? undefined);

const signedInUser = (identity: PortalConfiguration["identity"]): StoredUser | undefined => {
  const user = storedUser(sessionStorage, identity);
  return user && user.expiresAt * 1000 > Date.now() ? user : undefined;
};

window.takeOpenSession = async (identity) => {
  if (signedInUser(identity) ?? window.signInOutcome) return;
  const tabs = otherTabs();
  const session = tabSession(sessionStorage, identity);
  const stop = await takeSession({ tabs, clock: browserClock, session }, () => crypto.randomUUID());
  if (!stop) return;
  window.takenSession = { tabs, stop };
  // Where a sign-in would have returned to.
  history.replaceState(null, "", `/#${returnAddress()}`);
};

const headStart = (configuration: PortalConfiguration): void => {
  const { apiBase, contentBase, identity, body, startTexts } = configuration;
  const address = currentAddress();
  const user = signedInUser(identity);
  const language = deviceLanguage(body.languages, user?.language);
  markLanguage(document, language);
  if (!user) {
    if (window.signInOutcome) {
      loadPortal();
      return;
    }
    if (identity.signIn) {
      const { authorization, styles } = identity.signIn;
      // On failure the portal starts the redirect itself.
      window.leaving = beginSignIn(identity, authorization, { returnAddress: returnAddress() }, language).then(
        (response) => follow(response, identity),
        () => false,
      );
      const stay = announceLeaving(startTexts);
      void window.leaving.then((isLeaving) => {
        if (isLeaving) return;
        stay();
        loadPortal();
      });
      link({ rel: "preload", as: "style", href: styles });
      return;
    }
    preload("sign-in");
    loadPortal();
    // The library requests the provider's metadata before redirecting.
    link({
      rel: "preload",
      as: "fetch",
      crossOrigin: "anonymous",
      href: `${identity.authority.replace(/\/?$/, "/")}.well-known/openid-configuration`,
    });
    return;
  }
  loadPortal();
  const userType = userTypeOf(user.customerType ?? "");
  const known: Readonly<Record<string, string | undefined>> = {
    "{customerType}": user.customerType,
    "{userType}": userType,
  };
  const prefetched = new PrefetchedResponses();
  window.prefetched = prefetched;

  /** Replaces placeholders in a query by user data; undefined when any is unknown. */
  const filled = (query: EarlyCall["query"] = {}): Readonly<Record<string, string>> | undefined => {
    const pairs = Object.entries(query).map(([name, value]) => [name, value in known ? known[value] : value]);
    return pairs.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(pairs) as Record<string, string>);
  };
  const ask = (base: string, call: EarlyCall): void => {
    const query = filled(call.query);
    if (!query) return;
    const context = {
      base,
      clientId: identity.clientId,
      language,
      token: user.accessToken,
      correlationId: crypto.randomUUID(),
    };
    const { address, correlationId, init } = requestOf(call, { params: { id: user.customerId }, query }, context);
    prefetched.ask(address, correlationId, init);
  };
  const isFor = ({ only }: { readonly only?: readonly UserType[] | undefined }): boolean =>
    only === undefined || (userType !== undefined && only.includes(userType));
  const askAll = ({ contents, calls }: Prefetches): void => {
    for (const call of calls.filter(isFor))
      if (call.announcedAs === undefined || configuration[call.announcedAs]) ask(apiBase, call);
    for (const call of contents) ask(contentBase, call);
  };

  askAll(everywhere);
  // The server would reject the page's calls for suspended customers and closed accounts.
  if (user.accountState !== undefined && user.accountState !== "open") return;
  const page = pages[pathOf(address)];
  if (page) askAll(page);
  if (page?.area && isFor(page.area)) preload(page.area.name);
};

if (isCallback) completeSignIn();
// A configuration served as a separate file has not loaded yet; the portal then sends its own requests.
const settings = configurationBlock(document) as Partial<PortalConfiguration>;
if (settings.identity) {
  const begin = (): void => headStart(settings as PortalConfiguration);
  window.prefetchPage = begin;
  // Without waiting a turn for a signed-in user.
  if (signedInUser(settings.identity)) begin();
  else void window.takeOpenSession(settings.identity).then(begin);
} else loadPortal();
