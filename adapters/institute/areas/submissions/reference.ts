import { randomInt } from "node:crypto";

// Without letters and digits that sound or look alike.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Creates a reference to quote: "CPD-2025-7KX3M9QF" of "CPD-2025". */
export const newReference = (kind: string): string => {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${kind}-${letters.join("")}`;
};
