import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { browserPorts } from "../container/browser-ports.ts";
import { portalContainer } from "../container/container.ts";
import { configurationBlock } from "./configuration-block.ts";
import { start } from "./start.tsx";

const movedKey = "guildhall.moved";

/**
 * Redirects to the configured origin when the portal was opened at another one of its server, such as http: the
 * provider only returns to the configured one. Does not redirect twice, to avoid a loop.
 */
const leavesFor = (origin: string): boolean => {
  const wasMoved = sessionStorage.getItem(movedKey) !== null;
  sessionStorage.removeItem(movedKey);
  if (wasMoved || location.origin === origin) return false;
  sessionStorage.setItem(movedKey, "yes");
  location.replace(origin + location.pathname + location.hash);
  return true;
};

const begin = (element: HTMLElement, configuration: PortalConfiguration): void => {
  if (!leavesFor(new URL(configuration.identity.callbackUrl).origin))
    void start(element, portalContainer(configuration, browserPorts(configuration)));
};

const element = document.getElementById("root");
const configuration = configurationBlock(document) as PortalConfiguration;
// The institute's server embeds a validated configuration; a separate file is handwritten and needs validation.
if (element)
  if ("identity" in configuration) begin(element, configuration);
  else
    void import("./served-configuration.ts").then(async ({ servedConfiguration }) => {
      const served = await servedConfiguration(document);
      await window.takeOpenSession?.(served.identity);
      begin(element, served);
    });
