import type { Customer } from "../../application/shell/customer.ts";
import type { GracePeriod, SuspensionContent, SuspensionText } from "../../domain/customer/suspension-text.ts";
import { gracePeriodOf, suspensionTextIn } from "../../domain/customer/suspension-text.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

/** The suspension text for a customer. SUSP-04 */
export const suspensionText = (customer: Customer, texts: SuspensionContent["texts"]): SuspensionText => {
  const { person } = customer;
  return suspensionTextIn(texts, {
    phase: customer.suspensionPhase === "grace" ? "grace" : "after",
    country: person.countryOfResidence,
    userType: person.userType,
    reasonCode: person.suspensionDetails?.code,
  });
};

/** The text for a customer who has done what the suspension asked; undefined for a reason without one. SUSP-04 */
export const doneText = (customer: Customer, { reasons }: SuspensionContent["texts"]): SuspensionText | undefined =>
  reasons[customer.person.suspensionDetails?.code ?? ""]?.done;

/** The remainder of the customer's grace period, if known. SUSP-02 */
export const graceOf = (customer: Customer, today: CalendarDate): GracePeriod | undefined =>
  gracePeriodOf(customer.person.suspensionDetails?.remainingDays, today);
