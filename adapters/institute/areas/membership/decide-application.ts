import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { notificationsAfterDecision, whyNotAdmitted } from "../../../../domain/membership/eligibility.ts";
import type { MembershipApplication } from "../../../../domain/membership/payload.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import { audit } from "../../platform/storage/audit.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { DecisionEffects, SubmissionCase } from "../submissions/decision-effects.ts";
import { admit, snapshotBeforeAdmission, undoAdmission } from "./admit.ts";

/** Sets the notification for the state of an application: on hold, under review, or none. */
const notifyOnly = async (
  { operator, database, person }: SubmissionCase,
  ...codes: readonly string[]
): Promise<void> => {
  const others = notificationsAfterDecision(await notificationCodesOf(database, person.customerId));
  await replaceNotifications(operator, database, person, [...others, ...codes]);
};

const setEligible = ({ operator, database, person }: SubmissionCase, isEligible: boolean): Promise<void> =>
  changeStanding(operator, database, person, { eligibleForMembership: flag(isEligible) });

/** Effects of decisions on applications: admission, or the right to apply again. MEMB-02, SENT-03 */
export const applicationDecisionEffects: DecisionEffects = {
  name: () => "application for membership",
  what: () => (names) => names.application,
  whyNot: ({ customerType }, { verdict }) =>
    verdict === "grant" ? whyNotAdmitted(userTypeOf(customerType)) : undefined,
  decide: async (about, { verdict, reason }) => {
    const { operator, database, person, submission } = about;
    const { reference, customerId } = submission;
    const { by, now: at, auditKey } = operator;
    await notifyOnly(about);
    const after = { reference, verdict, reason };
    await audit(database, {
      customerId,
      kind: "application",
      record: reference,
      before: { reference },
      after,
      auditKey,
      by,
      at,
    });
    if (verdict === "refuse") {
      await setEligible(about, true);
      return { next: (next, say) => say(next.application.refused, {}) };
    }
    const replaced = await snapshotBeforeAdmission(database, person);
    await admit(operator, database, person, submission.answers as MembershipApplication);
    return { replaced, next: (next, say) => say(next.application.granted, {}) };
  },
  setOnHold: (about, isOnHold) =>
    notifyOnly(about, isOnHold ? "MEMBERSHIP_APPLICATION_ONHOLD" : "APPLIED_FOR_MEMBERSHIP"),
  reopen: async (about) => {
    const { submission } = about;
    const decision = submission.events.findLast(({ type }) => type === "decided");
    if (decision?.verdict === "grant") await undoAdmission(about, decision.replaced);
    await setEligible(about, false);
    await notifyOnly(about, "APPLIED_FOR_MEMBERSHIP");
  },
};
