import type { Customer } from "../../application/shell/customer.ts";
import type {
  GracePeriod,
  SuspensionContent,
  SuspensionPlaceholder,
  SuspensionText,
} from "../../domain/customer/suspension-text.ts";
import { gracePeriodOf, suspensionTextFor } from "../../domain/customer/suspension-text.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { PlaceholderValues } from "../../domain/kernel/rich-text.ts";

/** The suspension text for a customer: by country, then by reason, then the generic one. SUSP-04 */
export const suspensionText = (customer: Customer, texts: SuspensionContent["texts"]): SuspensionText => {
  const { person } = customer;
  const phase = customer.suspensionPhase === "grace" ? "grace" : "after";
  const chosen = suspensionTextFor(
    {
      phase,
      country: person.countryOfResidence,
      userType: person.userType,
      reasonCode: person.suspensionDetails?.code,
    },
    Object.keys(texts.reasons),
  );
  if (chosen.of === "reason") return texts.reasons[chosen.code]?.[phase] ?? texts.generic[phase];
  if (chosen.of === "generic") return texts.generic[phase];
  const { memberGrace, grace, afterGrace } = texts.singapore;
  return { "member grace": memberGrace, grace, "after grace": afterGrace }[chosen.text];
};

/** The text for a customer who has done what the suspension asked; undefined for a reason without one. SUSP-04 */
export const doneText = (customer: Customer, { reasons }: SuspensionContent["texts"]): SuspensionText | undefined =>
  reasons[customer.person.suspensionDetails?.code ?? ""]?.done;

/** Placeholder values for suspension texts. SUSP-02 */
export const suspensionValues = (
  grace: GracePeriod | undefined,
  endDateUnknown: string,
  telephone: string,
  rules: DateStyle,
): PlaceholderValues<SuspensionPlaceholder> => ({
  remainingDays: String(grace?.days ?? ""),
  endDate: grace ? displayDate(grace.end, rules) : endDateUnknown,
  telephone,
});

/** The remainder of the customer's grace period, if known. SUSP-02 */
export const graceOf = (customer: Customer, today: CalendarDate): GracePeriod | undefined =>
  gracePeriodOf(customer.person.suspensionDetails?.remainingDays, today);
