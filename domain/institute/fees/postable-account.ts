import type { Departure } from "../../customer/departure.ts";

/** The part of a person that decides which postings their account takes. */
export interface AccountHolder {
  readonly isErased: boolean;
  readonly departure?: Pick<Departure, "kind"> | undefined;
}

/** The postings that do not correct another one. */
export type NewPostingType = "CHARGE" | "PAYMENT";

/** Why a person's account takes no charge or no payment; undefined when it does. KEEP-02, LIFE-01 */
export const whyNotPostable = ({ isErased, departure }: AccountHolder, type: NewPostingType): string | undefined => {
  if (isErased) return "They were erased: nothing is posted for them.";
  return type === "CHARGE" && departure?.kind === "deceased"
    ? "They have died: nothing is charged to them."
    : undefined;
};
