import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { retirementFlow, retirementOf, type RetirementFacts } from "../../domain/retirement/register.ts";
import type { CpdRecord } from "../cpd/cpd-record.ts";
import type { Drafts } from "../flow/drafts.ts";
import { StepController } from "../flow/step-controller.ts";
import type { Account } from "../my-details/account.ts";
import type { Clock, NewIdentifier } from "../ports/browser.ts";
import type { RetiredRegister } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "../shell/customer.ts";

/** What is known of whoever retires. */
export const retirementFactsOf = ({ person }: Customer, account: Account, clock: Clock): RetirementFacts => ({
  userType: person.userType,
  accountStatus: person.status,
  isRetired: person.isRetired,
  countryOfResidence: person.countryOfResidence,
  membershipDate: person.membershipDate,
  retirementCriteria: account.record.value?.retirementCriteria ?? person.retirementCriteria,
  today: dayOf(clock.now()),
});

/** A fellow's entry in the register of retired members. Once it is closed, what depends on it follows. RETR-01 to RETR-05 */
export const retirementRegister = (
  register: RetiredRegister,
  customer: Customer,
  record: CpdRecord,
  account: Account,
  clock: Clock,
  drafts: Drafts,
  newIdentifier: NewIdentifier,
  track: Track,
) => {
  const facts = () => retirementFactsOf(customer, account, clock);
  const refresh = async () => {
    account.record.clear();
    await Promise.all([customer.profile.refresh(), record.refresh()]);
  };
  return new StepController(
    {
      name: "retirement-register",
      flow: retirementFlow,
      facts,
      payload: (answers) => retirementOf(answers, facts()),
      submit: (retirement, key) => register.retire(retirement, key),
      onDone: () => track("registerJoined"),
      onClosed: () => void refresh(),
      onAlready: refresh,
    },
    drafts,
    newIdentifier,
  );
};

export type RetirementRegisterFlow = ReturnType<typeof retirementRegister>;
