import { employmentLookups, networkLookups } from "./contract.ts";
import { employmentOptions } from "./employment.ts";
import { memberNetworks } from "./networks.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";

/** The lists of what may be chosen. EMPL-01, NETW-01, MEMB-05, MEMB-06 */
export const serveLookups = ({ serve }: ApiParts): void => {
  serve(employmentLookups, { answer: () => Promise.resolve(employmentOptions) });
  serve(networkLookups, { answer: () => Promise.resolve({ networks: memberNetworks }) });
};
