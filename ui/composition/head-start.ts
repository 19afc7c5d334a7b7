import { PrefetchedResponses } from "../../adapters/browser/prefetched-responses.ts";
import { requestOf } from "../../adapters/http/request.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { returnAddressOf, returnKey } from "../../application/shell/session-keys.ts";
import { beginSignIn } from "../../adapters/identity/begin-sign-in.ts";
import { storedUser } from "../../adapters/identity/stored-user.ts";
import { pathOf } from "../../domain/customer/routes.ts";
import { userTypeOf, type UserType } from "../../domain/customer/user-type.ts";
import { leavingDelay, showLeaving } from "../boot/leaving.ts";
import { configurationBlock } from "./configuration-block.ts";
import type { EarlyCall } from "./page-loads.ts";
import type { Prefetches } from "./page-manifest.ts";
import { typefaceKey } from "./typeface.ts";

// Runs in the page itself, before the portal's code has come: asks for what the page will ask for, by what
// this tab knows of the person. The portal takes the answers up as if it had asked by itself.

/** A data block of the built page: what each of the portal's pages asks for, and the files that its code is in. */
interface FirstLoad {
  readonly everywhere: Prefetches;
  readonly pages: Readonly<Record<string, Prefetches>>;
  /** By area; those of "sign-in" are what the library needs to begin one. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly typeface: readonly string[];
  /** The portal's own code: the entry, then the chunks that it imports at once. */
  readonly code: readonly string[];
}

declare global {
  interface Window {
    prefetched?: PrefetchedResponses;
    /** For the page that completes a sign-in: asks for what the page in the address asks for, now that the tab knows of whom. */
    askAhead?: () => void;
    /** Whether the page leaves for the sign-in before the portal's code has come. */
    leaving?: Promise<boolean>;
  }
}

const { everywhere, pages, files, typeface, code } = JSON.parse(document.getElementById("first-load")?.textContent ?? "{}") as FirstLoad;
const link = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes));
const preload = (part = ""): void => {
  for (const href of files[part] ?? []) link({ rel: "modulepreload", href });
};

// Where the browser has the typeface, the page need not be shown without it first.
if (sessionStorage.getItem(typefaceKey)) {
  delete document.documentElement.dataset.typeface;
  for (const href of typeface) link({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
}

/** Loads the portal's code, which runs once the page has been read. The guard reports a file that does not come. */
const loadPortal = (): void => {
  const [entry = ""] = code;
  for (const href of code) link({ rel: "modulepreload", href });
  const run = (): void => void import(entry);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
};

/** Says after a while that the page leaves for the sign-in. */
const announceLeaving = (): void => {
  setTimeout(() => {
    const root = document.getElementById("root");
    if (root && document.getElementById("boot")) showLeaving(root);
  }, leavingDelay);
};

/** Unless something else has come on screen meanwhile, such as that the portal's code cannot be had. */
const leaveFor = (signInPage: string): boolean => {
  const stays = document.getElementById("boot") === null;
  if (!stays) location.assign(signInPage);
  return !stays;
};

const headStart = ({ apiBase, contentBase, identity }: PortalConfiguration): void => {
  const address = location.hash.slice(1) || "/";
  const user = storedUser(sessionStorage, identity);
  if (!user || user.expiresAt * 1000 <= Date.now()) {
    // Whoever comes back from the provider completes a sign-in: the page names the code for that.
    if (location.pathname === new URL(identity.callbackUrl).pathname) return;
    if (identity.signIn) {
      const { authorization, styles } = identity.signIn;
      const returnAddress = returnAddressOf(address, sessionStorage.getItem(returnKey) ?? undefined);
      // Where it fails the library leaves in its place.
      window.leaving = beginSignIn(identity, authorization, { returnAddress }).then(leaveFor, () => false);
      announceLeaving();
      void window.leaving.then((isLeaving) => {
        if (!isLeaving) loadPortal();
      });
      link({ rel: "preload", as: "style", href: styles });
      return;
    }
    preload("sign-in");
    loadPortal();
    // The library asks the provider for its addresses before it goes there.
    link({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `${identity.authority.replace(/\/?$/, "/")}.well-known/openid-configuration` });
    return;
  }
  loadPortal();
  const userType = userTypeOf(user.customerType ?? "");
  const known: Readonly<Record<string, string | undefined>> = { "{customerType}": user.customerType, "{userType}": userType };
  const ahead = new PrefetchedResponses();
  window.prefetched = ahead;

  /** Replaces names in braces by what is known of the person; undefined where that is not known. */
  const filled = (query: EarlyCall["query"] = {}): Readonly<Record<string, string>> | undefined => {
    const pairs = Object.entries(query).map(([name, value]) => [name, value in known ? known[value] : value]);
    return pairs.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(pairs) as Record<string, string>);
  };
  const ask = (base: string, call: EarlyCall): void => {
    const query = filled(call.query);
    if (!query) return;
    const context = { base, clientId: identity.clientId, token: user.accessToken, correlationId: crypto.randomUUID() };
    const { address, correlationId, init } = requestOf(call, { params: { id: user.customerId }, query }, context);
    ahead.ask(address, correlationId, init);
  };
  const isFor = ({ only }: { readonly only?: readonly UserType[] | undefined }): boolean =>
    only === undefined || (userType !== undefined && only.includes(userType));
  const askAll = ({ contents, calls }: Prefetches): void => {
    for (const call of calls.filter(isFor)) ask(apiBase, call);
    for (const call of contents) ask(contentBase, call);
  };

  askAll(everywhere);
  // Whoever is suspended or whose account is closed would be refused the data of the page.
  if (user.accountState !== undefined && user.accountState !== "open") return;
  const page = pages[pathOf(address)];
  if (page) askAll(page);
  if (page?.area && isFor(page.area)) preload(page.area.name);
};

// A configuration that is served beside the page is not there yet: the portal asks by itself then.
const settings = configurationBlock(document) as Partial<PortalConfiguration>;
if (settings.identity) {
  window.askAhead = () => headStart(settings as PortalConfiguration);
  window.askAhead();
} else loadPortal();
