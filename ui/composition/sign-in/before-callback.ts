import type { SignInOutcome } from "../../../adapters/identity/callback.ts";
import type { FirstLoad } from "../pages/page-manifest.ts";

// Runs inline in the callback page, like before.ts in all pages: completes the sign-in while the portal's code loads;
// callback.ts awaits the outcome. SIGN-02

const { completion } = JSON.parse(document.getElementById("first-load")?.textContent ?? "{}") as FirstLoad;
const outcome = import(completion).then((script: { readonly outcome: Promise<SignInOutcome> }) => script.outcome);
// The portal handles a rejection; this prevents an unhandledrejection event before it has loaded.
outcome.catch(() => undefined);
window.signInOutcome = outcome;
