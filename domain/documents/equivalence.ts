import type { UserType } from "../customer/user-type.ts";

/** The examinations a customer has passed and their level, as worded in letters to third parties. */
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

/**
 * The letter of equivalence's wording per user type; tech graduates have not passed the professional examinations.
 * DOCS-01
 */
export const equivalenceOf = (type: UserType | undefined): Equivalence =>
  type === "graduate" ? technician : professional;
