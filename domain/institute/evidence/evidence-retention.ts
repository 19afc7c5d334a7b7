import { firstDayOf, startOf, yearOf, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { OrganisationRules } from "../../rules/organisation-rules.ts";

/** Milliseconds for which a file is kept that no form was sent with. LOG-02 */
export const unattachedRetention = 24 * 60 * 60 * 1000;

/**
 * The instant before which received files are removed: a file is kept to the end of the year that lies `evidenceYears`
 * after the one in which it was received. LOG-02
 */
export const evidenceCutoff = (
  today: CalendarDate,
  rules: Pick<OrganisationRules, "evidenceYears" | "timeZone">,
): Date => startOf(firstDayOf(yearOf(today) - rules.evidenceYears), rules);
