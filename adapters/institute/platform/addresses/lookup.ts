import type { Logger } from "pino";

import type { AddressSearch } from "./address-search.ts";
import { asking } from "./ask.ts";
import { loqate } from "./loqate.ts";
import { photon } from "./photon.ts";

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
  const ask = asking(url, log);
  return service === "loqate" ? loqate(ask, key) : photon(ask);
};
