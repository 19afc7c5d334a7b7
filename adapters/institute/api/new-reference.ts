import { randomInt } from "node:crypto";

// Without the letters and digits that are taken for one another when read out.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A declaration's reference: "CPD-2025-7KX3M9QF". */
export const newReference = (year: number): string => {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `CPD-${year}-${letters.join("")}`;
};
