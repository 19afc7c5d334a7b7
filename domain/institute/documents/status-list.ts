/**
 * The purpose of status lists. A credential is withdrawn as long as its bit is set; "revocation" would be for good, but a
 * suspension ends. VERI-04
 */
export const statusPurpose = "suspension";

/**
 * Credentials per list: the minimum of Bitstring Status List 1.0, which keeps a position from identifying its holder.
 */
export const listLength = 131_072;

/** A list as bits: position 0 is the first bit of the first byte. VERI-04 */
export const statusBits = (positions: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(listLength / 8);
  for (const position of positions) {
    const at = Math.floor(position / 8);
    bytes[at] = (bytes[at] ?? 0) | (0b1000_0000 >> (position % 8));
  }
  return bytes;
};
