import type { UserType } from "../customer/user-type.ts";

/** Which examinations somebody has passed, and what they are set at, as a letter tells it to others. */
interface Equivalence {
  readonly examinations: string;
  readonly level: string;
}

const professional: Equivalence = {
  examinations: "professional examinations",
  level: "a taught master’s degree (level 7 of the European Qualifications Framework)",
};
const technician: Equivalence = {
  examinations: "technician examinations",
  level: "the first year of a bachelor’s degree (level 5 of the European Qualifications Framework)",
};

/** What a letter of equivalence says of a kind of customer: a tech graduate has passed no professional examinations. DOCS-01 */
export const equivalenceOf = (type: UserType | undefined): Equivalence => (type === "graduate" ? technician : professional);
