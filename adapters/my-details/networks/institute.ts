import { userTypeOf } from "../../../domain/customer/user-type.ts";
import type { Network, NetworkCategory } from "../../../domain/my-details/networks.ts";
import { networkCodesIn, networksOf, seesNetworks } from "../../../domain/my-details/networks.ts";
import { customerNetworks, networkLookups, saveEmploymentNetworks, saveRegionalNetwork } from "./contract.ts";
import { Refused } from "../../institute/refused.ts";
import { customerOf } from "../../customer/storage.ts";
import { changeRecord, recordOf, type RecordKind } from "../storage.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";

const kind = (category: Network["category"], names: Readonly<Record<string, string>>): readonly Network[] =>
  Object.entries(names).map(([code, name]) => ({ category, name, code }));

/** The member networks of the United Kingdom and Ireland. NETW-01, MEMB-06 */
export const memberNetworks: readonly Network[] = [
  ...kind("regional", {
    LONDON: "London",
    SOUTH_EAST: "South East of England",
    SOUTH_WEST: "South West of England",
    MIDLANDS: "Midlands",
    NORTH: "North of England",
    SCOTLAND: "Scotland",
    WALES: "Wales",
    NORTHERN_IRELAND: "Northern Ireland",
    DUBLIN: "Dublin and Leinster",
    MUNSTER: "Munster",
    CONNACHT: "Connacht",
  }),
  ...kind("employment", {
    SMALL_PRACTICE: "Small practice",
    AUDIT: "Audit and assurance",
    CORPORATE: "Corporate sector",
    FINANCIAL: "Financial services",
    PUBLIC: "Public sector",
    CHARITY: "Charities",
  }),
];

/** The codes of the networks someone belongs to. */
export type NetworkChoice = Readonly<Record<NetworkCategory, readonly string[]>>;

export const networkRecords: RecordKind<NetworkChoice> = { name: "networks", nothing: { regional: [], employment: [] } };

interface Choice {
  readonly customerId: string;
  readonly category: NetworkCategory;
  readonly codes: readonly string[];
  readonly version: string | undefined;
}

/** Member networks: one regional, and any of employment. NETW-01, NETW-02 */
export const serveNetworks = ({ serve, database, now, auditKey }: ApiParts): void => {
  const choose = ({ customerId, category, codes, version }: Choice) =>
    database.transaction().execute(async (transaction) => {
      const customer = await customerOf(transaction, customerId);
      if (!seesNetworks(userTypeOf(customer.customerType) ?? "firm", customer.countryOfResidence ?? undefined))
        throw new Refused(403, "NO_NETWORKS", "Member networks are for members in the United Kingdom and Ireland.");
      const known = networksOf(memberNetworks, category).map(({ code }) => code);
      const isFitting = codes.length > 0 && codes.every((code) => known.includes(code));
      if (!isFitting || (category === "regional" && codes.length > 1))
        throw new Refused(422, "NO_SUCH_NETWORK", "There is no such network.");
      const change = (stored: NetworkChoice) => ({ ...stored, [category]: codes });
      await changeRecord(transaction, networkRecords, { customerId, version, change, at: now(), auditKey });
      return undefined;
    });

  serve(networkLookups, { answer: () => Promise.resolve({ networks: memberNetworks }) });

  serve(customerNetworks, {
    answer: async ({ customerId }) => {
      const { details, version } = await recordOf(database, networkRecords, customerId);
      const networks = memberNetworks.filter(({ category, code }) => details[category].includes(code));
      return { networks, version };
    },
  });

  serve(saveRegionalNetwork, {
    answer: ({ customerId, body, version }) =>
      choose({ customerId, category: "regional", codes: networkCodesIn(body.regionalNetworkCode), version }),
  });

  serve(saveEmploymentNetworks, {
    answer: ({ customerId, body, version }) =>
      choose({ customerId, category: "employment", codes: networkCodesIn(body.employmentNetworkCode), version }),
  });
};
