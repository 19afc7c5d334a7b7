import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { displayDate, yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { typedForm } from "../../../../domain/kernel/typed-date.ts";
import { isNonStandard } from "../../../../domain/retirement/register-card.ts";
import {
  mayJoinRegister,
  retirementDateProblem,
  type Retirement,
  type RetirementAnswers,
} from "../../../../domain/retirement/register.ts";
import type { AnswerOf } from "../../../contract/call.ts";
import { joinRetiredRegister } from "../../../contract/retirement.contract.ts";
import type { CallRequest } from "../../platform/api/serve.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Fact } from "../../platform/paper/layouts.ts";
import { inPortal, type Acting } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { accountRecords } from "../my-details/account/account.routes.ts";
import { recordOf } from "../my-details/my-details.store.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission } from "../submissions/submissions.store.ts";
import { confirmByEmail, type DescribeSubmission } from "../submissions/submitted.ts";
import { enterInRegister, standingBefore } from "./retirement.store.ts";

/** Throws unless this member may retire on this day. Applies the portal's rules. RETR-03, RETR-04 */
const mayRetire = async ({
  database,
  customer,
  customerId,
  body: { retirementDate },
  today,
}: CallRequest<typeof joinRetiredRegister>): Promise<void> => {
  const userType = userTypeOf(customer.customerType);
  const { retirementCriteria } = (await recordOf(database, accountRecords, customerId)).details;
  if (customer.isRetired === 1) throw wordedRefusal(409, "ALREADY_RETIRED");
  if (isNonStandard(retirementCriteria)) throw wordedRefusal(422, "NON_STANDARD");
  if (userType === undefined || !mayJoinRegister({ userType, accountStatus: customer.status, retirementCriteria }))
    throw new RefusalError(422, "NOT_ELIGIBLE", "The register of retired members is open to fellows.");
  const facts = { today, membershipDate: customer.membershipDate ?? undefined };
  const problem = retirementDateProblem(typedForm(retirementDate), facts);
  if (problem !== undefined) throw new RefusalError(422, "WRONG_DATE", `${problem}.`);
};

/** Enters a member in the register, once per member. RETR-05 */
const retire = async (
  callRequest: CallRequest<typeof joinRetiredRegister>,
  acting: Acting,
): Promise<AnswerOf<typeof joinRetiredRegister>> => {
  await mayRetire(callRequest);
  const { database, customer, customerId, body, now, today } = callRequest;
  const receipt = { reference: newReference(`RET-${yearOf(today)}`), ...body, registeredOn: today };
  const replaced = await standingBefore(database, customer);
  await storeSubmission(database, {
    kind: "retirement",
    reference: receipt.reference,
    customerId,
    answers: body,
    now,
    today,
    replaced,
  });
  await enterInRegister(acting, database, customer);
  await confirmByEmail(acting, customer, {
    what: (names) => names.retirementRequest,
    reference: receipt.reference,
    describe: retirementSubmitted,
    next: (next, say) => say(next.retirement, {}),
  });
  return receipt;
};

/** Retirement of members. RETR-05 */
export const serveRetirement = ({ serve, ...parts }: ApiParts): void =>
  serve(joinRetiredRegister, { answer: (callRequest) => retire(callRequest, inPortal(callRequest, parts)) });

/** An entry in the register of retired members for its copy. RETR-01 */
export const retirementSubmitted: DescribeSubmission = (
  { answers: storedAnswers, submittedOn },
  rules,
  { retirement: texts, yes, no },
) => {
  const { retirementDate } = storedAnswers as Retirement;
  // Everyone on the register gave these answers, because no others lead to it.
  const answers: Readonly<Record<Exclude<keyof RetirementAnswers, "chinaDataProtectionAccepted">, Fact>> = {
    isPermanentRetirement: [texts.isPermanentRetirement, yes],
    retirementDate: [texts.retirementDate, displayDate(retirementDate, rules)],
    isPcOrInsolvencyLicenceHolder: [texts.isPcOrInsolvencyLicenceHolder, no],
    declarationAccepted: [texts.declarationAccepted, yes],
  };
  return {
    title: texts.title,
    facts: [[texts.joinedOn, displayDate(submittedOn, rules)], ...Object.values(answers)],
  };
};
