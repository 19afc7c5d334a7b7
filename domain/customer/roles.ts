/** Extracts the common name from a group entry: "members" from "CN=members,OU=groups,O=institute". */
const commonName = (entry: string): string | undefined =>
  entry
    .split(",")
    .map((part) => part.trim())
    .find((part) => /^cn=/i.test(part))
    ?.slice(3)
    .trim();

/** Returns a customer's roles: the common names of the group entries in the sign-in profile. SIGN-09 */
export const rolesOf = (groups: readonly string[]): readonly string[] => [
  ...new Set(groups.map(commonName).filter((name): name is string => name !== undefined && name !== "")),
];
