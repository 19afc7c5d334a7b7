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

/** What a customer is called where it is shown; a graduate is shown as a tech graduate, and whoever retired as such. EXP-01 */
export const kindOf = (type: UserType, isRetired: boolean): string => (isRetired ? "Retired member" : kinds[type]);
