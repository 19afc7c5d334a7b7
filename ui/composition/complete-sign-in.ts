import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { browserClock } from "../../adapters/browser/browser.ts";
import { completeSignIn } from "../../adapters/identity/callback.ts";
import { configurationOf } from "./fetched-configuration.ts";

// The callback page's own script: exchanges the code while the portal's code loads, which awaits the outcome (callback.ts). SIGN-02
const outcome = configurationOf(document).then(({ configuration }) =>
  completeSignIn((configuration as PortalConfiguration).identity, browserClock, () => crypto.randomUUID()),
);
// The portal handles a rejection; it may come before the portal has loaded.
outcome.catch(() => undefined);
window.signInOutcome = outcome;
