import { cpdRoutes, type CpdRoute } from "../cpd/cpd-routes.ts";
import { withDefaults, type DeepPartial } from "./with-defaults.ts";

/** A day of every year, as "MM-DD". */
export type DayOfYear = string;

/** The rules of continuing professional development. */
export interface CpdRules {
  /** First and last day. A CPD year is named after the calendar year in which it ends. */
  readonly year: { readonly starts: DayOfYear; readonly ends: DayOfYear };
  /** `due` is the first such day after the CPD year, `opens` the last such day before the due date. */
  readonly declaration: { readonly opens: DayOfYear; readonly due: DayOfYear };
  /** Units for a whole year, how many of them have to be verifiable, and how many may be brought forward. */
  readonly units: { readonly required: number; readonly verifiable: number; readonly broughtForward: number };
  /** Whether a waiver reduces the units in proportion to its days; otherwise it waives the whole year's. */
  readonly isWaiverProRata: boolean;
  /** Whether people who become members during a year need units in proportion to the days that are left of it. */
  readonly isPartYearProRata: boolean;
  /** Codes of the waiver reasons that are offered; all of the content's when absent. */
  readonly waiverReasons?: readonly string[] | undefined;
  readonly routes: readonly CpdRoute[];
}

/** The rules that the portal needs; the rest concern only the institute. RULE-02 */
export interface PortalRules {
  /** IANA name; "today" is the day in this zone. RULE-03 */
  readonly timeZone: string;
  /** ISO 4217 code. Amounts are in hundredths of this currency. */
  readonly currency: string;
  /** BCP 47 tag by which dates and amounts are written. */
  readonly locale: string;
  readonly cpd: CpdRules;
}

/** The portal's rules for an organisation that sets none; apart, because the portal loads no others. */
export const defaultPortalRules: PortalRules = {
  timeZone: "Europe/London",
  currency: "GBP",
  locale: "en-GB",
  cpd: {
    year: { starts: "01-01", ends: "12-31" },
    declaration: { opens: "10-01", due: "01-01" },
    units: { required: 40, verifiable: 21, broughtForward: 21 },
    isWaiverProRata: true,
    isPartYearProRata: true,
    routes: cpdRoutes,
  },
};

/** Completes the rules that the portal is configured with. RULE-02 */
export const portalRulesWith = (rules: DeepPartial<PortalRules>): PortalRules =>
  withDefaults(defaultPortalRules, rules) as PortalRules;
