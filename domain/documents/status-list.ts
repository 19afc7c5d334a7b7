import type { Validity } from "./verification.ts";

/** What a status list says of a credential: that it is over, or that it does not hold at present. VERI-04 */
export const statusPurposes = ["revocation", "suspension"] as const;
export type StatusPurpose = (typeof statusPurposes)[number];

/** Credentials in one list; the least that Bitstring Status List 1.0 allows, so that a position tells little. */
export const listLength = 131_072;

/** Whether a credential's bit is set in the list of a purpose. VERI-04 */
export const isStatusSet = (purpose: StatusPurpose, { state, because }: Validity): boolean => {
  const isSuspended = because === "suspension";
  return purpose === "suspension" ? isSuspended : state !== "holds" && !isSuspended;
};

/** A list as bits: position 0 is the first bit of the first byte. VERI-04 */
export const statusBits = (positions: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(listLength / 8);
  for (const position of positions) {
    const at = Math.floor(position / 8);
    bytes[at] = (bytes[at] ?? 0) | (0b1000_0000 >> (position % 8));
  }
  return bytes;
};
