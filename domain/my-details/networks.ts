import { isUkOrIreland } from "../customer/countries.ts";
import type { UserType } from "../customer/user-type.ts";
import type { Choice, OrganisationLists } from "../rules/organisation-lists.ts";

/** The categories of member network. */
export const networkCategories = ["regional", "employment"] as const;
export type NetworkCategory = (typeof networkCategories)[number];

export interface Network {
  readonly category: NetworkCategory;
  readonly name: string;
  readonly code: string;
}

/** The member networks that an organisation offers. NETW-01, MEMB-06 */
export const networksIn = ({ regionalNetworks, employmentNetworks }: OrganisationLists): readonly Network[] => {
  const named = (category: NetworkCategory, choices: readonly Choice[]) =>
    choices.map(({ code, label }) => ({ category, name: label, code }));
  return [...named("regional", regionalNetworks), ...named("employment", employmentNetworks)];
};

/** Whether a customer sees member networks: members resident in the United Kingdom or Ireland. NETW-01 */
export const seesNetworks = (type: UserType, country: string | undefined): boolean =>
  type === "member" && isUkOrIreland(country);

/** The networks of a category. NETW-01 */
export const networksOf = (networks: readonly Network[], category: NetworkCategory): readonly Network[] =>
  networks.filter((network) => network.category === category);

const separator = ",";

/** Builds the payload of a network choice: one category with a code, or several codes separated by commas. NETW-02 */
export const networkSaveOf = <Category extends NetworkCategory>(
  category: Category,
  codes: readonly string[],
): Readonly<Record<`${Category}NetworkCode`, string>> =>
  ({ [`${category}NetworkCode`]: codes.join(separator) }) as Record<`${Category}NetworkCode`, string>;

/** Parses the network codes of a payload. NETW-02 */
export const networkCodesIn = (sent: string): readonly string[] =>
  [...new Set(sent.split(separator).map((code) => code.trim()))].filter((code) => code !== "");
