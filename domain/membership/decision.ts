import type { UserType } from "../customer/user-type.ts";
import { whyNotDecided, type Decision } from "../kernel/decision.ts";
import { applicationStateOf } from "./eligibility.ts";

/** What an application's decision depends on. */
export interface DecidedApplication {
  readonly userType: UserType | undefined;
  readonly notifications: readonly string[];
}

/** Why an application cannot be decided in this way; undefined where it can. MEMB-02 */
export const whyApplicationNotDecided = (
  { userType, notifications }: DecidedApplication,
  decision: Decision,
): string | undefined => {
  if (userType === "member") return "They are a member already.";
  if (applicationStateOf(notifications) === undefined) return "There is no application that waits for a decision.";
  return whyNotDecided(decision);
};

/** What someone is still told once their application is decided: no longer of the application. MEMB-02 */
export const notificationsAfterDecision = (notifications: readonly string[]): readonly string[] =>
  notifications.filter((code) => applicationStateOf([code]) === undefined);
