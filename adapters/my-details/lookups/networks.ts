import type { Network } from "../../../domain/my-details/networks.ts";

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
