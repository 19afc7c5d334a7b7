import type { Validity } from "./verification.ts";

/** The purposes of status lists: revoked for good, or suspended for now. VERI-04 */
export const statusPurposes = ["revocation", "suspension"] as const;
export type StatusPurpose = (typeof statusPurposes)[number];

/**
 * Credentials per list: the minimum of Bitstring Status List 1.0, which keeps a position from identifying its holder.
 */
export const listLength = 131_072;

/** Whether a credential's bit is set in the list of a purpose. VERI-04 */
export const isStatusSet = (purpose: StatusPurpose, validity: Validity): boolean => {
  const isSuspended = validity.state === "withdrawn" && validity.because === "suspension";
  return purpose === "suspension" ? isSuspended : validity.state !== "valid" && !isSuspended;
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
