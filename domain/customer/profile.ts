import type { CalendarDate } from "../kernel/calendar-date.ts";

/** Where a suspension stands, as the institute tells it. */
export interface SuspensionDetails {
  readonly gracePeriod: boolean;
  readonly code?: string | undefined;
  readonly remainingDays?: number | undefined;
}

/** What the institute knows of the person who signed in, as the portal needs it. */
export interface Profile {
  readonly accaId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly name: string;
  readonly initials: string;
  readonly customerType: string;
  readonly portalExperience?: string | undefined;
  readonly status: string;
  readonly nationality?: string | undefined;
  readonly countryOfResidence?: string | undefined;
  readonly onlineCountry: boolean;
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly eligibleForMembership: boolean;
  readonly pathway?: string | undefined;
  readonly pathwayDescription?: string | undefined;
  /** When a member became one. */
  readonly membershipDate?: CalendarDate | undefined;
  /** Whether a member is in good standing, where the institute says so. */
  readonly inGoodStanding?: boolean | undefined;
  readonly perSupervisor: boolean;
  /** The criteria by which a fellow retires; account details say them too. */
  readonly retirementCriteria?: string | undefined;
  readonly suspensionDetails?: SuspensionDetails | undefined;
}
