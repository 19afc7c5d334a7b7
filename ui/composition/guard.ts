import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { requestOf } from "../../adapters/http/request.ts";
import { isMissingModule } from "../boot/missing-module.ts";
import { configurationBlock } from "./configuration-block.ts";

// Stands by while the portal loads, and as long as it runs: whatever fails, something is on screen. It
// leans on nothing that has yet to be fetched, since that may be what failed. SHELL-05, ERR-07, ERR-10

/** As they stand in the page by now: they may be on their way. */
const settings = (): Partial<PortalConfiguration> => configurationBlock(document) ?? {};

/** In place of the skeleton, or of nothing at all, the error screen that the page brought along. */
const showFallback = (reason?: unknown): void => {
  const root = document.getElementById("root");
  const screen = document.getElementById("fallback");
  const isDrawn = root !== null && root.childElementCount > 0 && document.getElementById("boot") === null;
  if (!root || isDrawn || !(screen instanceof HTMLTemplateElement)) return;
  delete document.documentElement.dataset.typeface;
  root.replaceChildren(screen.content.cloneNode(true));
  const [reload, logout] = root.querySelectorAll("button");
  reload?.addEventListener("click", () => location.reload());
  logout?.addEventListener("click", () => {
    sessionStorage.clear();
    location.replace("/logged-out.html");
  });
  root.querySelector("a")?.setAttribute("href", settings().support ?? "/");
  // Whoever sets the portal up is told what is wrong with what they set.
  if ((reason as Error | undefined)?.name === "Misconfigured") root.querySelector("h1")?.after((reason as Error).message);
  document.title = `${root.querySelector(".boot-eyebrow")?.textContent} – ${document.title}`;
  root.querySelector("h1")?.focus();
};

/** Whether the portal runs, and so reports by itself. */
const isStarted = (): boolean => document.getElementById("root")?.dataset.started !== undefined;

/** By the contract of the reports, without its code. A report that fails is let go. */
const report = (type: string, place: string | undefined): void => {
  const { apiBase, identity } = settings();
  if (isStarted() || apiBase === undefined || identity === undefined) return;
  const correlationId = crypto.randomUUID();
  const body = { name: "START_ERROR", status: "unhandled", correlationId, page: "/", type, place };
  const context = { base: apiBase, clientId: identity.clientId, token: undefined, correlationId };
  const { address, init } = requestOf({ method: "POST", path: "/reports" }, { body }, context);
  void fetch(address, { ...init, keepalive: true }).catch(() => undefined);
};

const lastPart = (address: string): string | undefined => address.split("/").at(-1);

window.addEventListener(
  "error",
  ({ target, error, filename, lineno, colno }) => {
    // A file that does not come is told to its own element only, which capturing hears.
    const isScript = target instanceof HTMLScriptElement;
    if (target instanceof Element && !isScript) return;
    if (isScript) report("missing", lastPart(target.src));
    else if (error instanceof Error) report(error.name, `${lastPart(filename)}:${lineno}:${colno}`);
    showFallback(error);
  },
  true,
);
window.addEventListener("unhandledrejection", ({ reason }) => {
  if (reason instanceof Error) report(isMissingModule(reason) ? "missing" : reason.name, undefined);
  showFallback(reason);
});

// The portal has a clock of its own, which comes with the code that is waited for here. SHELL-04
setTimeout(() => {
  const words = document.getElementById("boot-words");
  if (!words) return;
  words.textContent = "Please wait, we're just getting your details";
  words.className = "";
}, 4_000);
