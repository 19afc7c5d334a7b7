import type { CpdPlaceholder } from "../../domain/cpd/content.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { displayDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { PlaceholderValues } from "../../domain/kernel/rich-text.ts";

/** Placeholder values for CPD texts. */
export const cpdValues = (overview: CpdOverview, rules: DateStyle): PlaceholderValues<CpdPlaceholder> => ({
  year: String(overview.year),
  nextDueDate: displayDate(overview.nextDueDate, rules),
  remainingDays: String(Math.max(0, overview.remainingDays)),
});
