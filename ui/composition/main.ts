import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { browserPorts } from "./browser-ports.ts";
import { configurationBlock } from "./configuration-block.ts";
import { portalContainer } from "./container.ts";
import { start } from "./start.tsx";

const movedKey = "guildhall.moved";

/**
 * Leaves for the portal's own address, if it was opened at another of its server, such as the one without https: nobody
 * can sign in there, as the provider leads back to its own. Not where that has just led back here.
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
// What stands in the page is the institute's own word; a file beside it was written by hand.
if (element)
  if ("identity" in configuration) begin(element, configuration);
  else
    void import("./served-configuration.ts").then(async ({ servedConfiguration }) =>
      begin(element, await servedConfiguration(document)),
    );
