/** The kinds of customer that the portal distinguishes. EXP-01 */
export const userTypes = ["member", "affiliate", "student", "graduate", "firm"] as const;
export type UserType = (typeof userTypes)[number];

/** Maps the profile's customer type ("MEMBER") to a user type; undefined when unknown. EXP-01 */
export const userTypeOf = (customerType: string): UserType | undefined =>
  userTypes.find((type) => type === customerType.toLowerCase());

/** Keys of the texts that describe a customer to third parties. DOCS-01 */
export const designations = [...userTypes, "fellow", "retiredMember", "retiredFellow", "other"] as const;
export type Designation = (typeof designations)[number];

/** Key of the text for a customer in letters to third parties: "a fellow", "a retired member". DOCS-01 */
export const designationOf = (
  type: UserType | undefined,
  { isFellow, isRetired }: { readonly isFellow: boolean; readonly isRetired: boolean },
): Designation => {
  if (type === undefined) return "other";
  if (isRetired) return isFellow ? "retiredFellow" : "retiredMember";
  return isFellow ? "fellow" : type;
};

/** Key of the text for a customer's kind. EXP-01 */
export const kindOf = (type: UserType, isRetired: boolean): UserType | "retired" => (isRetired ? "retired" : type);
