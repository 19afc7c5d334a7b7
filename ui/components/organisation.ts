import { createContext, useContext } from "react";

import type { Organisation } from "../../domain/shell/organisation.ts";

/** The organisation that runs the portal; empty by default. */
export const OrganisationContext = createContext<Organisation>({ name: "", shortName: "", telephone: "" });

/** Returns the organisation that runs the portal. */
export const useOrganisation = (): Organisation => useContext(OrganisationContext);
