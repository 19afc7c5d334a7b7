import { membershipFlow, type MembershipFacts } from "../../domain/membership/application.ts";
import { membershipApplicationOf } from "../../domain/membership/payload.ts";
import { StepController } from "../flow/step-controller.ts";
import type { MembershipRegister } from "../ports/institute.ts";
import type { Qualifications } from "../qualifications/qualifications.ts";
import type { Customer } from "../shell/customer.ts";
import type { Parts } from "../shell/parts.ts";
import type { Resource } from "../shell/resource.ts";
import type { Choices } from "./membership-choices.ts";

const noProgress = { exams: { total: 0, completed: 0 }, moduleStatus: undefined } as const;

/** What is known of whoever applies; while their progress is not known, nothing that would let them. */
const factsOf = (customer: Customer, qualifications: Qualifications): MembershipFacts => ({
  userType: customer.person.userType,
  ...noProgress,
  ...qualifications.progress.value,
  notifications: customer.notifications.value ?? [],
  countryOfResidence: customer.person.countryOfResidence,
});

/** An affiliate's application for membership. Once it is closed, what depends on it follows. MEMB-01 to MEMB-09 */
export const membershipApplication = (
  register: MembershipRegister,
  qualifications: Qualifications,
  choices: Resource<Choices>,
  parts: Parts,
) => {
  const { customer, track } = parts;
  const facts = () => factsOf(customer, qualifications);
  const refresh = async () => {
    await Promise.all([customer.notifications.refresh(), customer.profile.refresh()]);
  };
  return new StepController(
    {
      name: "membership-application",
      flow: membershipFlow,
      facts,
      known: () => choices.value?.known ?? {},
      payload: (answers) => membershipApplicationOf(answers, facts()),
      submit: (application, key) => register.apply(application, key),
      onDone: () => track("applicationSubmitted"),
      onClosed: () => void refresh(),
      onAlready: refresh,
    },
    parts,
  );
};

export type MembershipApplicationFlow = ReturnType<typeof membershipApplication>;
