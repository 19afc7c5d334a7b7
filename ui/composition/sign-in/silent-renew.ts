import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { userManager } from "../../../adapters/identity/user-manager.ts";
import { configurationOf } from "../first-load/fetched-configuration.ts";

// Runs inside the silent-renewal iframe: passes the provider's response to the parent portal, which has validated the
// same configuration. SIGN-03
const { configuration } = await configurationOf(document);
void userManager((configuration as PortalConfiguration).identity).signinSilentCallback();
