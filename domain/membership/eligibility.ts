import { isNotified, type NotificationCode } from "../customer/notifications.ts";
import type { UserType } from "../customer/user-type.ts";
import { isEthicsCompleted } from "../qualifications/ethics.ts";
import { areAllExamsCompleted, type Exams } from "../qualifications/exams.ts";

/** How far an application already made has come. MEMB-02 */
export const applicationStates = ["ALREADY_APPLIED", "MEMBERSHIP_APPLICATION_ONHOLD", "MEMBERSHIP_APPLICATION_COMPLETE"] as const;
export type ApplicationState = (typeof applicationStates)[number];

// The furthest along comes first: who is notified of several reads of the latest.
const states: readonly (readonly [NotificationCode, ApplicationState])[] = [
  ["MEMBERSHIP_APPLICATION_COMPLETE", "MEMBERSHIP_APPLICATION_COMPLETE"],
  ["MEMBERSHIP_APPLICATION_ONHOLD", "MEMBERSHIP_APPLICATION_ONHOLD"],
  ["APPLIED_FOR_MEMBERSHIP", "ALREADY_APPLIED"],
];

/** How far an application has come, by notifications; undefined when none was made. MEMB-02, QUAL-13 */
export const applicationStateOf = (notifications: readonly string[]): ApplicationState | undefined =>
  states.find(([code]) => isNotified(notifications, code))?.[1];

/** What decides whether someone may apply. */
export interface EligibilityFacts {
  readonly userType: UserType;
  readonly notifications: readonly string[];
  readonly exams: Pick<Exams, "completed" | "total">;
  readonly moduleStatus: string | undefined;
}

/** Whether the exams and the ethics module are done. MEMB-03 */
export const hasQualified = ({ exams, moduleStatus }: Pick<EligibilityFacts, "exams" | "moduleStatus">): boolean =>
  areAllExamsCompleted(exams) && isEthicsCompleted(moduleStatus);

/**
 * Whether someone may apply for membership: a qualified affiliate who has not applied yet. The check
 * decides, not the profile's own flag, so that portal and institute cannot disagree. MEMB-03
 */
export const isEligibleForMembership = (facts: EligibilityFacts): boolean =>
  facts.userType === "affiliate" && applicationStateOf(facts.notifications) === undefined && hasQualified(facts);

/** Why an applicant cannot be admitted; undefined where they can. MEMB-02 */
export const whyNotAdmitted = (userType: UserType | undefined): string | undefined =>
  userType === "member" ? "They are a member already." : undefined;

/** What someone is still told once their application is decided: no longer of the application. MEMB-02 */
export const notificationsAfterDecision = (notifications: readonly string[]): readonly string[] =>
  notifications.filter((code) => applicationStateOf([code]) === undefined);
