import type { SignInOutcome } from "../../adapters/identity/callback.ts";

// Runs in the callback page itself, as before.ts does in every page: completes the sign-in while the portal's code loads,
// which awaits the outcome (callback.ts). SIGN-02

const { completion } = JSON.parse(document.getElementById("first-load")?.textContent ?? "{}") as { readonly completion: string };
const outcome = import(completion).then((script: { readonly outcome: Promise<SignInOutcome> }) => script.outcome);
// The portal handles a rejection; it may come before the portal has loaded.
outcome.catch(() => undefined);
window.signInOutcome = outcome;
