import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { requestOf } from "../../../adapters/http/request.ts";
import { isMissingModule } from "../../boot/missing-module.ts";
import { startWord, wordElements } from "../../boot/start-texts.ts";
import { configurationBlock } from "./configuration-block.ts";

// Global error guard, active during and after loading: any failure leaves something on screen. Has no dependencies that
// need fetching, since those may be what failed. SHELL-05, ERR-07, ERR-10

/** The embedded configuration; empty while it is still being fetched. */
const settings = (): Partial<PortalConfiguration> => configurationBlock(document) ?? {};

/** Replaces the skeleton, or an empty page, with the embedded error screen. */
const showFallback = (reason?: unknown): void => {
  const root = document.getElementById("root");
  const screen = document.getElementById("fallback");
  const isDrawn = root !== null && root.childElementCount > 0 && document.getElementById("boot") === null;
  if (!root || isDrawn || !(screen instanceof HTMLTemplateElement)) return;
  delete document.documentElement.dataset.typeface;
  root.replaceChildren(screen.content.cloneNode(true));
  wordElements(document, settings().startTexts, root);
  const [reload, logout] = root.querySelectorAll("button");
  reload?.addEventListener("click", () => location.reload());
  logout?.addEventListener("click", () => {
    sessionStorage.clear();
    location.replace("/logged-out.html");
  });
  root.querySelector("a")?.setAttribute("href", settings().support ?? "/");
  // Shows operators what is wrong with the configuration.
  if ((reason as Error | undefined)?.name === "Misconfigured")
    root.querySelector("h1")?.after((reason as Error).message);
  document.title = `${root.querySelector(".boot-eyebrow")?.textContent} – ${document.title}`;
  root.querySelector("h1")?.focus();
};

/** Whether the portal is running and reports errors itself. */
const isStarted = (): boolean => document.getElementById("root")?.dataset.started !== undefined;

/** Sends the same body as reportFailure in the reports contract, without importing that code; ignores failures. */
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
    // Resource errors do not bubble; listen in the capture phase.
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

// The portal's own timer is part of the code that is still loading. SHELL-04
setTimeout(() => {
  const words = document.getElementById("boot-words");
  if (!words) return;
  words.textContent = startWord(
    document,
    settings().startTexts,
    "loadingLong",
    "Please wait, we're just getting your details",
  );
  words.className = "";
}, 4_000);
