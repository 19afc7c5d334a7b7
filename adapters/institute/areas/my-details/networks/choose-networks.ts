import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import {
  type Network,
  type NetworkCategory,
  networksIn,
  networksOf,
  seesNetworks,
} from "../../../../../domain/my-details/networks.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { changeRecord } from "../my-details.store.ts";
import { networkRecords, type NetworkChoice } from "./networks.store.ts";

/** Throws unless the customer may choose these networks. NETW-01, NETW-02 */
const mayChoose = (
  customer: CustomerRow,
  networks: readonly Network[],
  category: NetworkCategory,
  codes: readonly string[],
): void => {
  if (!seesNetworks(userTypeOf(customer.customerType) ?? "firm", customer.countryOfResidence ?? undefined))
    throw wordedRefusal("forbidden", "NO_NETWORKS");
  const known = networksOf(networks, category).map(({ code }) => code);
  const isFitting = codes.length > 0 && codes.every((code) => known.includes(code));
  if (!isFitting || (category === "regional" && codes.length > 1))
    throw wordedRefusal("unacceptable", "NO_SUCH_NETWORK");
};

/** Chooses a customer's networks of a category. Throws a refusal for those that are not open to them. NETW-01, NETW-02 */
export const chooseNetworks = async (
  context: ActionContext,
  customer: CustomerRow,
  {
    category,
    codes,
    version,
  }: { readonly category: NetworkCategory; readonly codes: readonly string[]; readonly version: string | undefined },
): Promise<void> => {
  mayChoose(customer, networksIn(context.rules.lists), category, codes);
  const { customerId } = customer;
  const sent = { [category]: [...codes] };
  const change = (stored: NetworkChoice) => ({ ...stored, ...sent });
  await changeRecord(networkRecords, { ...context, customerId, version, sent, change });
};
