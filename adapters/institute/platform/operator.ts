import type { KeyObject } from "node:crypto";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";

/** The operator of a command: their name, the time, and the key for the audit log. */
export interface Operator {
  readonly by: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly rules: OrganisationRules;
  readonly auditKey: KeyObject;
  /** Number of the import that changes records. CORR-04 */
  readonly importNumber?: number | undefined;
  /** Creates references, such as those that a preview has shown; random by default. */
  readonly newReference?: ((kind: string) => string) | undefined;
}
