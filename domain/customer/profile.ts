import type { CalendarDate } from "../kernel/calendar-date.ts";

/** Suspension details as sent by the institute. */
export interface SuspensionDetails {
  readonly gracePeriod: boolean;
  readonly code?: string | undefined;
  readonly remainingDays?: number | undefined;
}

/**
 * The signed-in customer's profile. The portal reads neither initials, eligibleForMembership nor perSupervisor, which an
 * API may send.
 */
export interface Profile {
  /** Empty when the API gives none. */
  readonly accaId: string;
  readonly firstName: string;
  readonly surname?: string | undefined;
  readonly name: string;
  readonly initials?: string | undefined;
  readonly customerType: string;
  readonly portalExperience?: string | undefined;
  readonly status: string;
  readonly nationality?: string | undefined;
  readonly countryOfResidence?: string | undefined;
  /** The language that the customer reads, as a BCP 47 tag. LANG-02 */
  readonly language?: string | undefined;
  readonly onlineCountry: boolean;
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly eligibleForMembership?: boolean | undefined;
  readonly pathway?: string | undefined;
  readonly pathwayDescription?: string | undefined;
  /** The date when a member was admitted. */
  readonly membershipDate?: CalendarDate | undefined;
  /** Whether a member is in good standing, if the institute reports it. */
  readonly inGoodStanding?: boolean | undefined;
  readonly perSupervisor?: boolean | undefined;
  /** Retirement criteria of a fellow; also part of account details. */
  readonly retirementCriteria?: string | undefined;
  readonly suspensionDetails?: SuspensionDetails | undefined;
}
