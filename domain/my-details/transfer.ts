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

/** An option as it is offered. */
export type OfferedOption = TransferOption & { readonly style: "warning" | "plain" };

/** The options offered: the available ones and no others, "disable" first and in a warning style. ACCT-04 */
export const transferOptions = ({ availableOptions }: Transfer): readonly OfferedOption[] => {
  const offered = availableOptions.map(
    (option): OfferedOption => ({ ...option, style: option.value === disable ? "warning" : "plain" }),
  );
  return [...offered.filter(({ value }) => value === disable), ...offered.filter(({ value }) => value !== disable)];
};

/** Whether the choice may be made or changed: while a transfer is possible, and something is offered. ACCT-04 */
export const mayChangeTransfer = (account: {
  readonly canTransfer?: boolean | undefined;
  readonly transferFIAToAcca?: Transfer | undefined;
}): boolean => account.canTransfer === true && (account.transferFIAToAcca?.availableOptions.length ?? 0) > 0;

/** What stands where nothing was chosen. ACCT-04 */
export const notYetSelected = "Not yet selected";

/** The option chosen, as long as it is available; undefined reads "Not yet selected". ACCT-04 */
export const selectedTransfer = (transfer: Transfer): OfferedOption | undefined =>
  transferOptions(transfer).find(({ value }) => value === transfer.selectedOption);

/** The Oxford Brookes degree as it is on record. ACCT-05 */
export interface OxfordBrookes {
  readonly eligible: boolean;
  readonly status: string;
  readonly blocked: boolean;
}

/** How the Oxford Brookes answer shows: not at all, to be read, or to be changed. ACCT-05 */
export const oxfordBrookesShownAs = (degree: OxfordBrookes | undefined): "hidden" | "read-only" | "editable" => {
  if (degree?.eligible !== true) return "hidden";
  return degree.blocked ? "read-only" : "editable";
};

/** The Oxford Brookes answer as it is saved: yes exactly for the text "true". ACCT-05 */
export const savedOxfordBrookes = (status: string): { readonly status: boolean } => ({ status: status === "true" });
