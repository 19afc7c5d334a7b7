import { failureTexts, line, note, object, optional, richText, type ContentOf } from "../kernel/content.ts";

export type AddressChange = "make" | "renew" | "withdraw";

/** Texts about an address that the customer makes, renews and withdraws. TASK-03, VERI-02 */
export const ownAddressTexts = object({
  heading: line,
  introduction: richText,
  label: line,
  hint: line,
  /** Describes the QR code of the address, where there is one. */
  qrCode: optional(line),
  make: line,
  making: line,
  copy: line,
  copied: line,
  /** When the browser does not copy. */
  notCopied: line,
  renew: line,
  withdraw: line,
  /** Announced after the address is created, renewed or withdrawn. */
  made: line,
  renewed: line,
  withdrawn: line,
  /** Confirmation prompts. */
  renewal: note,
  withdrawal: note,
  failures: failureTexts,
  keep: line,
});
export type OwnAddressTexts = ContentOf<typeof ownAddressTexts>;
