import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { retirementFlow, retirementOf, type RetirementFacts } from "../../domain/retirement/register.ts";
import type { CpdRecord } from "../cpd/cpd-record.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { StepController } from "../flow/step-controller.ts";
import type { Account } from "../my-details/account.ts";
import type { RetiredRegister } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";
import type { FlowServices } from "../shell/flow-services.ts";

/** Facts about the member for the register's rules. */
export const retirementFactsOf = (
  { person }: Customer,
  account: Account,
  { clock, rules }: Pick<FlowServices, "clock" | "rules">,
): RetirementFacts => ({
  userType: person.userType,
  status: person.status,
  isRetired: person.isRetired,
  isFellow: person.isFellow,
  countryOfResidence: person.countryOfResidence,
  membershipDate: person.membershipDate,
  retirementCriteria: account.record.value?.retirementCriteria ?? person.retirementCriteria,
  today: dayOf(clock.now(), rules),
});

/** The flow to join the register of retired members. Closing it refreshes dependent data. RETR-01 to RETR-05 */
export const retirementRegister = (
  register: RetiredRegister,
  record: CpdRecord,
  account: Account,
  services: FlowServices,
) => {
  const { customer, track } = services;
  const facts = () => retirementFactsOf(customer, account, services);
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
      already: { code: "ALREADY_RETIRED", refresh },
      ...showFailureElsewhere(services.failedSaves, "retirement", "/retirement"),
    },
    services,
  );
};

export type RetirementRegisterFlow = ReturnType<typeof retirementRegister>;
