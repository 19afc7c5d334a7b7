import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { browserPorts } from "./browser-ports.ts";
import { configurationBlock } from "./configuration-block.ts";
import { portalContainer } from "./container.ts";
import { start } from "./start.tsx";

/** What stands in the page is the institute's own word; a file beside it was written by hand. */
const configured = async (): Promise<PortalConfiguration> => {
  const { configurationServed } = window;
  if (!configurationServed) return configurationBlock(document) as PortalConfiguration;
  await configurationServed;
  return (await import("./served-configuration.ts")).takeUp(document, configurationBlock(document));
};

const begin = async (element: HTMLElement): Promise<void> => {
  const configuration = await configured();
  await start(element, portalContainer(configuration, browserPorts(configuration)));
};

const element = document.getElementById("root");
if (element) void begin(element);
