import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { browserPorts } from "./browser-ports.ts";
import { configurationBlock } from "./configuration-block.ts";
import { portalContainer } from "./container.ts";
import { start } from "./start.tsx";

const begin = (element: HTMLElement, configuration: PortalConfiguration): void =>
  void start(element, portalContainer(configuration, browserPorts(configuration)));

const element = document.getElementById("root");
const configuration = configurationBlock(document) as PortalConfiguration;
// What stands in the page is the institute's own word; a file beside it was written by hand.
if (element)
  if ("identity" in configuration) begin(element, configuration);
  else
    void import("./served-configuration.ts").then(async ({ servedConfiguration }) =>
      begin(element, await servedConfiguration(document)),
    );
