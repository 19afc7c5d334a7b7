import type { Departure } from "../../customer/departure.ts";

/** The part of a person that decides what may be posted on their account. */
export interface AccountHolder {
  readonly isErased: boolean;
  readonly departure?: Pick<Departure, "kind"> | undefined;
}

/** A posting that is made for a person, and not to correct another. */
export type NewPostingType = "CHARGE" | "PAYMENT";

/** Why nothing is charged to a person, or no payment is posted for them; undefined when it may be. KEEP-02, LIFE-01 */
export const whyNotPosted = ({ isErased, departure }: AccountHolder, type: NewPostingType): string | undefined => {
  if (isErased) return "They were erased: nothing is posted for them.";
  return type === "CHARGE" && departure?.kind === "deceased"
    ? "They have died: nothing is charged to them."
    : undefined;
};
