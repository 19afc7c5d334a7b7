import type { UserType } from "../../customer/user-type.ts";

/**
 * Key of the examinations and their level in the letter of equivalence; tech graduates have not passed the professional
 * examinations. DOCS-01
 */
export const equivalenceOf = (type: UserType | undefined): "technician" | "professional" =>
  type === "graduate" ? "technician" : "professional";
