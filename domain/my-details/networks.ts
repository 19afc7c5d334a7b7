import { isUkOrIreland } from "../customer/countries.ts";
import type { UserType } from "../customer/user-type.ts";

/** The kinds of member network. */
export const networkCategories = ["regional", "employment"] as const;
export type NetworkCategory = (typeof networkCategories)[number];

export interface Network {
  readonly category: NetworkCategory;
  readonly name: string;
  readonly code: string;
}

/** Whether someone sees member networks: members resident in the United Kingdom or Ireland. NETW-01 */
export const seesNetworks = (type: UserType, country: string | undefined): boolean =>
  type === "member" && isUkOrIreland(country);

/** The networks of one kind. NETW-01 */
export const networksOf = (networks: readonly Network[], category: NetworkCategory): readonly Network[] =>
  networks.filter((network) => network.category === category);

const separator = ",";

/** What the choice of networks sends, each kind by itself: one code, or several with commas between them. NETW-02 */
export const networkSaveOf = <Category extends NetworkCategory>(
  category: Category,
  codes: readonly string[],
): Readonly<Record<`${Category}NetworkCode`, string>> =>
  ({ [`${category}NetworkCode`]: codes.join(separator) }) as Record<`${Category}NetworkCode`, string>;

/** The network codes that were sent. NETW-02 */
export const networkCodesIn = (sent: string): readonly string[] =>
  [...new Set(sent.split(separator).map((code) => code.trim()))].filter((code) => code !== "");
