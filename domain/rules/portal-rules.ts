import { cpdRoutes } from "../cpd/cpd-routes.ts";
import { merged, type Given } from "./merged.ts";
import type { OrganisationRules } from "./organisation-rules.ts";

/** The rules that the portal needs; the rest concern only the institute. RULE-02 */
export type PortalRules = Pick<OrganisationRules, "timeZone" | "currency" | "locale" | "cpd">;

/** The portal's rules for an organisation that sets none; apart, because the portal loads no others. */
export const defaultPortalRules: PortalRules = {
  timeZone: "Europe/London",
  currency: "GBP",
  locale: "en-GB",
  cpd: {
    year: { starts: "01-01", ends: "12-31" },
    declaration: { opens: "10-01", due: "01-01" },
    units: { required: 40, verifiable: 21, broughtForward: 21 },
    isWaiverProRata: true,
    routes: cpdRoutes,
  },
};

/** Completes the rules that the portal is configured with. RULE-02 */
export const portalRulesWith = (given: Given<PortalRules>): PortalRules =>
  merged(defaultPortalRules, given) as PortalRules;
