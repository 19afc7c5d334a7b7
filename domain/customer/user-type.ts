/** The kinds of customer the portal tells apart. EXP-01 */
export const userTypes = ["member", "affiliate", "student", "graduate", "firm"] as const;
export type UserType = (typeof userTypes)[number];

/** The user type of a customer type as the profile gives it ("MEMBER"); undefined for any other. EXP-01 */
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

/** What someone is, as a letter tells it to others: "a fellow", "a retired member". DOCS-01 */
export const calledInLetters = (
  type: UserType,
  { isFellow, isRetired }: { readonly isFellow: boolean; readonly isRetired: boolean },
): string => {
  const called = `${isRetired ? "retired " : ""}${isFellow ? "fellow" : inLetters[type]}`;
  return `${/^[aeiou]/.test(called) ? "an" : "a"} ${called}`;
};

/** What a customer is called where it is shown; a graduate is shown as a tech graduate, and whoever retired as such. EXP-01 */
export const kindOf = (type: UserType, isRetired: boolean): string => (isRetired ? "Retired member" : kinds[type]);
