/** The kinds of customer that the portal distinguishes. EXP-01 */
export const userTypes = ["member", "affiliate", "student", "graduate", "firm"] as const;
export type UserType = (typeof userTypes)[number];

/** Maps the profile's customer type ("MEMBER") to a user type; undefined when unknown. EXP-01 */
export const userTypeOf = (customerType: string): UserType | undefined =>
  userTypes.find((type) => type === customerType.toLowerCase());

const kinds: Readonly<Record<UserType, string>> = {
  member: "Member",
  affiliate: "Affiliate",
  student: "Student",
  graduate: "Tech graduate",
  firm: "Firm",
};

const inLetters: Readonly<Record<UserType, string>> = {
  member: "member",
  affiliate: "affiliate",
  student: "registered student",
  graduate: "tech graduate",
  firm: "registered firm",
};

/** Describes a customer in letters to third parties: "a fellow", "a retired member". DOCS-01 */
export const titleInLetters = (
  type: UserType,
  { isFellow, isRetired }: { readonly isFellow: boolean; readonly isRetired: boolean },
): string => {
  const called = `${isRetired ? "retired " : ""}${isFellow ? "fellow" : inLetters[type]}`;
  return `${/^[aeiou]/.test(called) ? "an" : "a"} ${called}`;
};

/** Display name of a customer's kind; graduates display as tech graduates, retired members as such. EXP-01 */
export const kindOf = (type: UserType, isRetired: boolean): string => (isRetired ? "Retired member" : kinds[type]);
