import type { SuspensionContent, SuspensionPlaceholder, SuspensionText } from "../../domain/customer/suspension-text.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { graceEndDate, suspensionTextFor } from "../../domain/customer/suspension-text.ts";
import { dayOf, displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { PlaceholderValues } from "../../domain/kernel/rich-text.ts";

/** The text for this customer: by country, else by reason, else the generic one. SUSP-04 */
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

/** What the placeholders of suspension texts stand for. The end is counted from today. SUSP-02 */
export const suspensionValues = (customer: Customer, now: Date, telephone: string): PlaceholderValues<SuspensionPlaceholder> => {
  const remainingDays = customer.person.suspensionDetails?.remainingDays ?? 0;
  return {
    remainingDays: String(remainingDays),
    endDate: displayDate(graceEndDate(remainingDays, dayOf(now))),
    telephone,
  };
};

/** How long the grace period lasts, where there is one. SUSP-02 */
export const graceOf = (customer: Customer, now: Date): { readonly days: number; readonly end: CalendarDate } => {
  const days = customer.person.suspensionDetails?.remainingDays ?? 0;
  return { days, end: graceEndDate(days, dayOf(now)) };
};
