import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { userManager } from "../../adapters/identity/user-manager.ts";
import { configurationOf } from "./fetched-configuration.ts";

// The page inside the renewal frame: hands what the provider answered to the portal around it, which
// has checked the same configuration. SIGN-03
const { configuration } = await configurationOf(document);
void userManager((configuration as PortalConfiguration).identity).signinSilentCallback();
