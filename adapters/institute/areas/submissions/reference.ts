import { createHash, randomInt } from "node:crypto";

// Without letters and digits that sound or look alike.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const length = 8;

/** Creates a reference to quote: "CPD-2025-7KX3M9QF" of "CPD-2025". */
export const newReference = (kind: string): string => {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `${kind}-${letters.join("")}`;
};

/** Creates the same references in the same order from one unguessable seed, as a preview and its change need them. DESK-03 */
export const referencesFrom = (seed: string): ((kind: string) => string) => {
  let count = 0;
  return (kind) => {
    count += 1;
    const bytes = createHash("sha256").update(`${seed}\n${count}`).digest();
    const letters = Array.from({ length }, (_each, at) => alphabet[bytes.readUInt32BE(4 * at) % alphabet.length]);
    return `${kind}-${letters.join("")}`;
  };
};
