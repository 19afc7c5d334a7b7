import { failureTexts, line, note, object, optional, richText, type ContentOf } from "../kernel/content.ts";

export type AddressChange = "make" | "renew" | "withdraw";

/** Texts about an address that the customer can withdraw. VERI-02 */
export const withdrawableAddressTexts = object({
  heading: line,
  introduction: richText,
  label: line,
  hint: line,
  withdraw: line,
  /** Announced after the address is withdrawn. */
  withdrawn: line,
  /** Confirmation prompt. */
  withdrawal: note,
  failures: failureTexts,
  keep: line,
});
export type WithdrawableAddressTexts = ContentOf<typeof withdrawableAddressTexts>;

/** Texts about an address that the customer makes, renews and withdraws. TASK-03, VERI-02 */
export const ownAddressTexts = object({
  ...withdrawableAddressTexts.fields,
  /** Describes the QR code of the address, where there is one. */
  qrCode: optional(line),
  make: line,
  making: line,
  copy: line,
  copied: line,
  /** When the browser does not copy. */
  notCopied: line,
  renew: line,
  /** Announced after the address is created or renewed. */
  made: line,
  renewed: line,
  /** Confirmation prompt. */
  renewal: note,
});
export type OwnAddressTexts = ContentOf<typeof ownAddressTexts>;
