import type { UserType } from "../customer/user-type.ts";
import { isEthicsCompleted } from "../qualifications/ethics.ts";
import { areAllExamsCompleted, type Exams } from "../qualifications/exams.ts";
import { applicationStateOf } from "./application-state.ts";

/** Facts that decide whether a customer may apply. */
export interface EligibilityFacts {
  readonly userType: UserType;
  readonly notifications: readonly string[];
  readonly exams: Pick<Exams, "completed" | "total">;
  readonly moduleStatus: string | undefined;
}

/** Whether exams and the ethics module are complete. MEMB-03 */
export const hasQualified = ({ exams, moduleStatus }: Pick<EligibilityFacts, "exams" | "moduleStatus">): boolean =>
  areAllExamsCompleted(exams) && isEthicsCompleted(moduleStatus);

/**
 * Whether a customer may apply for membership: a qualified affiliate without an application. Computed from facts
 * instead of the profile's flag, so portal and institute agree. MEMB-03
 */
export const isEligibleForMembership = (facts: EligibilityFacts): boolean =>
  facts.userType === "affiliate" && applicationStateOf(facts.notifications) === undefined && hasQualified(facts);

/** Why an applicant cannot be admitted; undefined when they can. MEMB-02 */
export const whyNotAdmitted = (userType: UserType | undefined): string | undefined =>
  userType === "member" ? "They are a member already." : undefined;

/** The notifications that remain after a decision: all except those about the application. MEMB-02 */
export const notificationsAfterDecision = (notifications: readonly string[]): readonly string[] =>
  notifications.filter((code) => applicationStateOf([code]) === undefined);
