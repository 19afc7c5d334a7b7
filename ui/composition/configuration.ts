import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { portalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { configurationBlock } from "./configuration-block.ts";

/** What whoever serves the portal told it. Throws when it does not fit. */
export const readConfiguration = (page: Document): PortalConfiguration =>
  portalConfiguration.parse(configurationBlock(page));
