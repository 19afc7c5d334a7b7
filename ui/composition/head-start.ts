import { AnswersAhead } from "../../adapters/browser/answers-ahead.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { storedUser } from "../../adapters/identity/stored-user.ts";
import { pathOf } from "../../domain/customer/routes.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { configurationBlock } from "./configuration-block.ts";
import type { FirstCall, FirstCalls } from "./first-calls.ts";

// Runs in the page itself, before the portal's code has come: asks for what the page will ask for, by what
// this tab knows of the person. The portal takes the answers up as if it had asked by itself.

/** Put in by the build: what each page asks for, and the files that its code is in. */
declare const FIRST_CALLS: {
  readonly everywhere: FirstCalls;
  readonly pages: Readonly<Record<string, FirstCalls & { readonly files: readonly string[] }>>;
};

declare global {
  interface Window {
    answersAhead?: AnswersAhead;
  }
}

const settings = configurationBlock(document) as PortalConfiguration | null;
const user = settings && storedUser(sessionStorage, settings.identity);

if (user && user.expiresAt * 1000 > Date.now()) {
  const { apiBase, contentBase, identity } = settings;
  const userType = userTypeOf(user.customerType ?? "");
  const known: Readonly<Record<string, string | undefined>> = {
    id: user.customerId,
    customerType: user.customerType,
    userType,
  };
  const ahead = new AnswersAhead();
  window.answersAhead = ahead;

  const ask = (base: string, address: string, cache: RequestCache): void => {
    let isKnown = true;
    const filled = address.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = known[name];
      isKnown &&= value !== undefined;
      return encodeURIComponent(value ?? "");
    });
    if (!isKnown) return;
    ahead.ask(`${base}${filled}`, {
      cache,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${user.accessToken}`,
        "x-client-id": identity.clientId,
        "x-correlation-id": crypto.randomUUID(),
      },
    });
  };
  const askAll = ({ content, calls }: FirstCalls): void => {
    const isFor = ({ only }: FirstCall): boolean => only === undefined || (userType !== undefined && only.includes(userType));
    for (const { address, cacheable } of calls.filter(isFor)) ask(apiBase, address, cacheable ? "no-cache" : "no-store");
    for (const address of content) ask(contentBase, address, "no-cache");
  };

  const page = FIRST_CALLS.pages[pathOf(location.hash.replace(/^#/, "") || "/")];
  askAll(FIRST_CALLS.everywhere);
  if (page) askAll(page);
  for (const href of page?.files ?? []) {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    document.head.append(link);
  }
}
