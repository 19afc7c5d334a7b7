/** A way to transfer from the FIA to ACCA, with the key of its text. ACCT-04 */
export interface TransferOption {
  readonly value: string;
  readonly contentKey: string;
}

/** The choice of a transfer as it is on record. ACCT-04 */
export interface Transfer {
  readonly availableOptions: readonly TransferOption[];
  readonly selectedOption?: string | undefined;
}

/** The option of not transferring. */
export const disable = "disable";

export type OfferedOption = TransferOption & { readonly style: "warning" | "plain" };

/** The options offered: the available ones and no others, "disable" first and in a warning style. ACCT-04 */
export const transferOptions = ({ availableOptions }: Transfer): readonly OfferedOption[] => {
  const offered = availableOptions.map(
    (option): OfferedOption => ({ ...option, style: option.value === disable ? "warning" : "plain" }),
  );
  return [...offered.filter(({ value }) => value === disable), ...offered.filter(({ value }) => value !== disable)];
};

/** What stands where nothing was chosen. ACCT-04 */
export const notYetSelected = "Not yet selected";

/** The option chosen, as long as it is available; undefined reads "Not yet selected". ACCT-04 */
export const selectedTransfer = (transfer: Transfer): OfferedOption | undefined =>
  transferOptions(transfer).find(({ value }) => value === transfer.selectedOption);

/** What stands on record of a transfer: its choice, for students of the foundations, and whether they may make it. ACCT-04 */
export interface TransferRecord {
  readonly canTransfer?: boolean | undefined;
  readonly transferFIAToAcca?: Transfer | undefined;
}

/** How an answer of an account shows: not at all, to be read, or to be changed. */
type ShownAs = "hidden" | "read-only" | "editable";

/** How the transfer shows: it can be changed by those who may transfer, and have a way to choose. ACCT-04 */
export const transferShownAs = ({ canTransfer, transferFIAToAcca: transfer }: TransferRecord): ShownAs => {
  if (!transfer) return "hidden";
  return canTransfer === true && transfer.availableOptions.length > 0 ? "editable" : "read-only";
};

/** The Oxford Brookes degree as it is on record. ACCT-05 */
export interface OxfordBrookes {
  readonly eligible: boolean;
  readonly status: string;
  readonly blocked: boolean;
}

/** How the Oxford Brookes answer shows: not at all, to be read, or to be changed. ACCT-05 */
export const oxfordBrookesShownAs = (degree: OxfordBrookes | undefined): ShownAs => {
  if (degree?.eligible !== true) return "hidden";
  return degree.blocked ? "read-only" : "editable";
};

/** The Oxford Brookes answer as it is saved: yes exactly for the text "true". ACCT-05 */
export const savedOxfordBrookes = (status: string): { readonly status: boolean } => ({ status: status === "true" });
