import type { Logger } from "pino";

import type { AddressSearch } from "./address-search.ts";
import { loqate } from "./loqate.ts";
import { photon } from "./photon.ts";
import { jsonRequests } from "./request-json.ts";

/** The services that look addresses up. REAL-04 */
export const lookupServices = ["loqate", "photon"] as const;

/** The chosen service, where it is reached, and the key that it asks for. */
export interface LookupSettings {
  readonly service: (typeof lookupServices)[number];
  readonly url: string;
  /** "" for a service without one. */
  readonly key: string;
}

/** The search of the chosen service. REAL-04 */
export const addressLookup = ({ service, url, key }: LookupSettings, log: Logger): AddressSearch => {
  const requestJson = jsonRequests(url, log);
  return service === "loqate" ? loqate(requestJson, key) : photon(requestJson);
};
