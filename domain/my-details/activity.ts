import { dayOf, displayMonth, type DateStyle, type DayRule } from "../kernel/calendar-date.ts";
import type { SubmissionKind } from "../submissions/events.ts";

/** The kinds of activity of an account. ACTV-01 */
export const activityKinds = [
  "signedIn",
  "signInRefused",
  "passwordChanged",
  "signInEmailChanged",
  "passkeyAdded",
  "passkeyRemoved",
  "submitted",
  "changed",
  "read",
  "asked",
  "answered",
  "granted",
  "refused",
  "reviewed",
  "reopened",
  "takenBack",
  "downloaded",
  "checked",
  "seenByStaff",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** An entry of the list of activity. Never names a member of staff. ACTV-01 */
export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** Milliseconds since 1970; of a count, the latest. */
  readonly at: number;
  /** How often within a day. */
  readonly count: number;
  /** Browser and system in words; absent when unknown. */
  readonly device?: string | undefined;
  /** The name of a file or a document. */
  readonly subject?: string | undefined;
  readonly submission?: SubmissionKind | undefined;
  readonly reference?: string | undefined;
  /** Whether this sign-in makes the request. */
  readonly isThisOne?: boolean | undefined;
  /** Whether the organisation caused it. */
  readonly isByOrganisation?: boolean | undefined;
}

/** A device with an active sign-in. ACTV-02 */
export interface SignedInDevice {
  /** Identifies the sign-in; grants no access. */
  readonly key: string;
  readonly device?: string | undefined;
  readonly startedAt: number;
  readonly lastUsedAt: number;
  readonly isThisOne: boolean;
}

/** Events of an account, and its active sign-ins. ACTV-01, ACTV-02 */
export interface Activity {
  /** Absent where another service manages the sign-in. */
  readonly devices?: readonly SignedInDevice[] | undefined;
  readonly entries: readonly ActivityEntry[];
  /** Retention of activity in days. */
  readonly keptDays: number;
}

const daysListed = 365;
const day = 24 * 60 * 60 * 1000;

/**
 * The instant from which activity is listed, in milliseconds: a year ago, or later where the retention is shorter.
 * ACTV-01
 */
export const listedSince = (now: Date, keptDays: number): number =>
  now.getTime() - Math.min(keptDays, daysListed) * day;

/** A browser and its system in words: "Firefox on Windows"; undefined when neither is known. ACTV-01 */
export const deviceWords = (browser: string | undefined, system: string | undefined): string | undefined => {
  if (browser === undefined || system === undefined) return browser ?? system;
  return `${browser} on ${system}`;
};

/** The entries of a month, latest first. */
export interface ActivityMonth {
  /** "November 2026" */
  readonly name: string;
  readonly entries: readonly ActivityEntry[];
}

/** Groups entries by the organisation's month, latest first; omits entries before an instant. ACTV-01 */
export const activityByMonth = (
  entries: readonly ActivityEntry[],
  since: number,
  rules: DateStyle & DayRule,
): readonly ActivityMonth[] => {
  const months = new Map<string, ActivityEntry[]>();
  for (const entry of entries.filter(({ at }) => at >= since).toSorted((one, other) => other.at - one.at)) {
    const month = displayMonth(dayOf(new Date(entry.at), rules), rules);
    const listed = months.get(month) ?? [];
    listed.push(entry);
    months.set(month, listed);
  }
  return [...months].map(([name, listed]) => ({ name, entries: listed }));
};
