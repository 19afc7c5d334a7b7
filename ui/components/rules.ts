import { createContext, useContext } from "react";

import { defaultPortalRules, type PortalRules } from "../../domain/rules/portal-rules.ts";

export const RulesContext = createContext<PortalRules>(defaultPortalRules);

/** Returns the organisation's rules. RULE-02 */
export const useRules = (): PortalRules => useContext(RulesContext);
