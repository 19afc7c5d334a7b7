import { china, malta } from "../customer/countries.ts";
import type { KnownNotifications } from "../customer/notifications.ts";
import type { UserType } from "../customer/user-type.ts";
import { applicationStateOf, type ApplicationState } from "../membership/application-state.ts";
import { isEligibleForMembership, type EligibilityFacts } from "../membership/eligibility.ts";
import { isPracticalExperienceComplete, type PracticalExperience } from "./practical-experience.ts";

/** Variants of the membership application card. QUAL-13 */
export type ApplicationCard = "in progress" | "on hold" | "complete";

const cards: Readonly<Record<ApplicationState, ApplicationCard>> = {
  ALREADY_APPLIED: "in progress",
  MEMBERSHIP_APPLICATION_ONHOLD: "on hold",
  MEMBERSHIP_APPLICATION_COMPLETE: "complete",
};

/** The card of a submitted application; undefined when none was submitted or notifications are unknown. QUAL-13 */
export const applicationCardFor = (notifications: KnownNotifications): ApplicationCard | undefined => {
  if (typeof notifications === "string") return undefined;
  const state = applicationStateOf(notifications);
  return state && cards[state];
};

/** Variants of the invitation to apply. QUAL-14 */
export type ApplyCard = "practical experience complete" | "practical experience incomplete";

/** Facts that decide the invitation to apply. */
export type ApplyCardFacts = Omit<EligibilityFacts, "notifications"> & {
  readonly notifications: KnownNotifications;
  readonly practicalExperience: PracticalExperience | undefined;
};

/** The invitation to apply for membership; undefined when not eligible or notifications are unknown. QUAL-14 */
export const applyCardFor = ({ notifications, ...facts }: ApplyCardFacts): ApplyCard | undefined => {
  if (typeof notifications === "string") return undefined;
  if (!isEligibleForMembership({ ...facts, notifications })) return undefined;
  return isPracticalExperienceComplete(facts.practicalExperience)
    ? "practical experience complete"
    : "practical experience incomplete";
};

/** The note for students of two jurisdictions. QUAL-15 */
export const jurisdictionMessageFor = (type: UserType, country: string | undefined): "Malta" | "China" | undefined => {
  if (type !== "student") return undefined;
  if (country === malta) return "Malta";
  return country === china ? "China" : undefined;
};
