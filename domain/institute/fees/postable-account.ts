import type { Departure } from "../../customer/departure.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";

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

/** Why money that staff post cannot have arrived or left on a day; undefined when it can. FEES-03, CORR-01 */
export const whyNotMovedOn = (day: CalendarDate, today: CalendarDate): string | undefined =>
  day > today ? "This day is still to come. Enter the day on which the money moved." : undefined;
