import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { formatTypedDate } from "../../../../domain/kernel/typed-date.ts";
import { registerCardFor } from "../../../../domain/retirement/register-card.ts";
import { retirementDateProblem, type Retirement } from "../../../../domain/retirement/register.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { ruleRefusal, wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { accountRecords } from "../my-details/account/account.store.ts";
import { personalRecordOf } from "../my-details/my-details.store.ts";
import { confirmByEmail } from "../submissions/confirm-submission.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { describeRetirement } from "./describe-retirement.ts";
import { enterInRegister, snapshotBeforeRetirement } from "./retirement.store.ts";

/** Throws unless this member may retire on this day. Applies the portal's rules. RETR-03, RETR-04 */
const mayRetire = async (
  { database, today }: Pick<ActionContext, "database" | "today">,
  member: CustomerRow,
  { retirementDate }: Retirement,
): Promise<void> => {
  const userType = userTypeOf(member.customerType);
  const { retirementCriteria } = (await personalRecordOf(database, accountRecords, member.customerId)).details;
  if (member.isRetired === 1) throw wordedRefusal("conflict", "ALREADY_RETIRED");
  const isFellow = member.isFellow === 1;
  const card = userType && registerCardFor({ ...member, userType, isFellow, isRetired: false, retirementCriteria });
  if (card === "nonStandard") throw wordedRefusal("unacceptable", "NON_STANDARD");
  if (card !== "fellow") throw wordedRefusal("unacceptable", "NOT_A_FELLOW", { code: "NOT_ELIGIBLE" });
  const facts = { today, membershipDate: member.membershipDate ?? undefined };
  const problem = retirementDateProblem(formatTypedDate(retirementDate), facts);
  if (problem !== undefined) throw ruleRefusal("WRONG_DATE", problem, { end: "." });
};

/** Enters a member in the register of retired members, once per member. RETR-05 */
export const joinRegister = async (context: ActionContext, member: CustomerRow, retirement: Retirement) => {
  await mayRetire(context, member, retirement);
  const { database, now, today } = context;
  const { customerId } = member;
  const reference = newReference(`RET-${yearOf(today)}`);
  const replaced = await snapshotBeforeRetirement(database, member);
  const sent = { kind: "retirement", reference, customerId, answers: retirement, now, today, replaced } as const;
  const submission = await storeSubmission(database, sent);
  await enterInRegister(context, database, member);
  await confirmByEmail(context, member, {
    what: (names) => names.retirementRequest,
    submission,
    describe: describeRetirement,
    next: (next, say) => say(next.retirement, {}),
    isEntry: true,
  });
  return { reference, ...retirement, registeredOn: today };
};
