import { networksIn, type Network } from "../../../../../domain/my-details/networks.ts";
import { listsIn } from "../../../../../domain/rules/organisation-lists.ts";
import type { ReadContext } from "../../use-case-context.ts";
import { personalRecordOf } from "../my-details.store.ts";
import { networkRecords } from "./networks.store.ts";

/** The networks that a customer has chosen, with the version of their choice. NETW-01, NETW-02 */
export const readNetworks = async ({
  database,
  customer,
  rules,
  language,
}: ReadContext): Promise<{ readonly networks: readonly Network[]; readonly version: string }> => {
  const { details, version } = await personalRecordOf(database, networkRecords, customer.customerId);
  const networks = networksIn(listsIn(rules.lists, language)).filter(({ category, code }) =>
    details[category].includes(code),
  );
  return { networks, version };
};
