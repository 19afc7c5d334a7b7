import { exchangeAhead } from "../../adapters/identity/exchange-ahead.ts";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { configurationBlock } from "./configuration-block.ts";

// Runs in the callback page itself, as before.ts does in every page. What it asks for is taken up in callback.ts.

const { identity } = configurationBlock(document) as Partial<PortalConfiguration>;
if (identity) window.exchanged = exchangeAhead(identity);
