import { messagesOf } from "../kernel/message.ts";

/** A way to transfer from the FIA to ACCA; `value` identifies it and its text. ACCT-04 */
export interface TransferOption {
  readonly value: string;
  readonly contentKey: string;
}

/** The transfer choice on record. ACCT-04 */
export interface Transfer {
  readonly availableOptions: readonly TransferOption[];
  readonly selectedOption?: string | undefined;
}

/** The option value for not transferring. */
export const disable = "disable";

export type OfferedOption = TransferOption & { readonly style: "warning" | "plain" };

/** Returns the available options with "disable" first and styled as a warning. ACCT-04 */
export const transferOptions = ({ availableOptions }: Transfer): readonly OfferedOption[] => {
  const offered = availableOptions.map((option): OfferedOption => ({
    ...option,
    style: option.value === disable ? "warning" : "plain",
  }));
  return [...offered.filter(({ value }) => value === disable), ...offered.filter(({ value }) => value !== disable)];
};

/** Shown when nothing was chosen. ACCT-04 */
export const { notYetSelected } = messagesOf("transfer", { notYetSelected: "Not yet selected" });

/** The chosen option, if still available; undefined displays as "Not yet selected". ACCT-04 */
export const selectedTransfer = (transfer: Transfer): OfferedOption | undefined =>
  transferOptions(transfer).find(({ value }) => value === transfer.selectedOption);

/** Transfer data on record: the choice, for students of the foundations, and whether they may make it. ACCT-04 */
export interface TransferRecord {
  readonly canTransfer?: boolean | undefined;
  readonly transferFIAToAcca?: Transfer | undefined;
}

/** How an account answer shows. */
type ShownAs = "hidden" | "read-only" | "editable";

/** How the transfer shows: editable for students who may transfer and have an option to choose. ACCT-04 */
export const transferShownAs = ({ canTransfer, transferFIAToAcca: transfer }: TransferRecord): ShownAs => {
  if (!transfer) return "hidden";
  return canTransfer === true && transfer.availableOptions.length > 0 ? "editable" : "read-only";
};

/** The Oxford Brookes degree on record. ACCT-05 */
export interface OxfordBrookes {
  readonly eligible: boolean;
  readonly status: string;
  readonly blocked: boolean;
}

/** How the Oxford Brookes answer shows. ACCT-05 */
export const oxfordBrookesShownAs = (degree: OxfordBrookes | undefined): ShownAs => {
  if (degree?.eligible !== true) return "hidden";
  return degree.blocked ? "read-only" : "editable";
};

/** Payload of the Oxford Brookes answer: true exactly for the text "true". ACCT-05 */
export const savedOxfordBrookes = (status: string): { readonly status: boolean } => ({ status: status === "true" });
