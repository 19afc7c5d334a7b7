import { browserClock } from "../../../adapters/browser/browser.ts";
import { otherTabs } from "../../../adapters/browser/other-tabs.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { completeSignIn } from "../../../adapters/identity/callback.ts";
import { configurationOf } from "../first-load/fetched-configuration.ts";

/** The outcome of the sign-in whose code is in the page's address. Imported by head-start.ts. SIGN-02 */
export const outcome = configurationOf(document).then(({ configuration }) =>
  completeSignIn((configuration as PortalConfiguration).identity, {
    clock: browserClock,
    newIdentifier: () => crypto.randomUUID(),
    tabs: otherTabs(),
  }),
);
