import type { Lookups } from "../../../application/ports/lookups.ts";
import { employmentLookups, networkLookups } from "./contract.ts";
import type { ApiClient } from "../../http/api-client.ts";

/** The institute's lookups. */
export const httpLookups = (api: ApiClient): Lookups => ({
  employment: (customerType) => api.call(employmentLookups, { query: { customerType } }),
  networks: async () => (await api.call(networkLookups, {})).networks,
});
