import * as z from "zod/mini";

import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import {
  type Network,
  type NetworkCategory,
  networkCategories,
  networkCodesIn,
  networksIn,
  networksOf,
  seesNetworks,
} from "../../../../../domain/my-details/networks.ts";
import {
  customerNetworks,
  networkLookups,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "../../../../contract/my-details-networks.contract.ts";
import type { CallRequest } from "../../../platform/api/serve.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { ApiParts } from "../../api-parts.ts";
import { changeRecord, recordOf, type RecordKind } from "../my-details.store.ts";

/** The codes of a customer's networks. */
const stored = z.record(z.enum(networkCategories), z.array(z.string()));
export type NetworkChoice = z.output<typeof stored>;

export const networkRecords: RecordKind<NetworkChoice> = {
  name: "networks",
  schema: stored,
  nothing: { regional: [], employment: [] },
};

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

/** Member networks: one regional, and any number for employment. NETW-01, NETW-02 */
export const serveNetworks = ({ serve, auditKey, rules }: ApiParts): void => {
  const networks = networksIn(rules.lists);
  const choose = async (
    callRequest: CallRequest<typeof saveRegionalNetwork> | CallRequest<typeof saveEmploymentNetworks>,
    category: NetworkCategory,
    written: string,
  ) => {
    const codes = [...networkCodesIn(written)];
    mayChoose(callRequest.customer, networks, category, codes);
    const change = (stored: NetworkChoice) => ({ ...stored, [category]: codes });
    await changeRecord(networkRecords, { ...callRequest, auditKey, sent: { [category]: codes }, change });
    return undefined;
  };

  const lookups = { networks };
  serve(networkLookups, { answer: () => Promise.resolve(lookups) });

  serve(customerNetworks, {
    answer: async ({ database, customerId }) => {
      const { details, version } = await recordOf(database, networkRecords, customerId);
      return { networks: networks.filter(({ category, code }) => details[category].includes(code)), version };
    },
  });

  serve(saveRegionalNetwork, {
    answer: (callRequest) => choose(callRequest, "regional", callRequest.body.regionalNetworkCode),
  });

  serve(saveEmploymentNetworks, {
    answer: (callRequest) => choose(callRequest, "employment", callRequest.body.employmentNetworkCode),
  });
};
