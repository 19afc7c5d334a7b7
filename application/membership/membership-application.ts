import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import {
  membershipFlow,
  type MembershipAnswers,
  type MembershipFacts,
  type OfferedChoices,
} from "../../domain/membership/application.ts";
import { disclosuresOf, membershipApplicationOf, type MembershipApplication } from "../../domain/membership/payload.ts";
import type { Employment } from "../../domain/my-details/employment.ts";
import { networksOf, type Network, type NetworkCategory } from "../../domain/my-details/networks.ts";
import type { EvidenceFiles } from "../evidence/evidence-files.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { StepController } from "../flow/step-controller.ts";
import type { MembershipRegister } from "../ports/institute.ts";
import type { EmploymentLookups, LookupOption, Lookups, PersonalRecords } from "../ports/personal-records.ts";
import { err, ok } from "../ports/result.ts";
import type { Qualifications } from "../qualifications/qualifications.ts";
import type { Customer } from "../shell/customer.ts";
import type { Failures } from "../shell/failures.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { Resource } from "../shell/resource.ts";

/** Options of the membership application, and known facts to prefill. */
export interface Choices {
  readonly employment: EmploymentLookups;
  readonly networks: readonly Network[];
  readonly known: Partial<MembershipAnswers>;
}

/** Prefills employment from the record, limited to values that are still offered. MEMB-05 */
const prefilledFrom = (employment: Employment, offered: EmploymentLookups): Partial<MembershipAnswers> => {
  const among = (options: readonly LookupOption[], value: string | undefined) =>
    options.some((option) => option.value === value) ? value : undefined;
  return {
    employmentCategory: among(offered.membershipEmploymentCategories, employment.employmentCategory),
    businessCategory: among(offered.businessCategories, employment.businessCategory),
    organisationSize: among(offered.organisationSizes, employment.organisationSize),
    companyName: employment.companyName ?? "",
    jobTitle: employment.jobTitle ?? "",
  };
};

/**
 * Loads the options for members, because the applicant will become one; fails without any employment category, which every
 * applicant has to choose. MEMB-05, MEMB-06
 */
export const membershipChoices = (
  lookups: Lookups,
  records: PersonalRecords,
  { customer, failures }: Pick<FlowServices, "customer" | "failures">,
): Resource<Choices> =>
  new Resource(async () => {
    const [employment, networks, employed] = await Promise.all([
      lookups.employment("member"),
      lookups.networks(),
      records.employment(customer.person.userType),
    ]);
    if (!networks.ok) return networks;
    if (employment.membershipEmploymentCategories.length === 0) return err("nobody can say how they are employed");
    return ok({ employment, networks: networks.value, known: prefilledFrom(employed, employment) });
  }, failures.raise);

/**
 * The customer's submitted application; undefined when there is none or the institute does not implement this call
 * (404). MEMB-02
 */
export const membershipStanding = (
  register: MembershipRegister,
  failures: Failures,
): Resource<ApplicationStanding | undefined> =>
  new Resource(async () => {
    const answer = await register.application();
    return !answer.ok && answer.reason.status === 404 ? ok(undefined) : answer;
  }, failures.raise);

const noProgress = { exams: { total: 0, completed: 0 }, moduleStatus: undefined } as const;

const offeredIn = ({ employment, networks }: Choices): OfferedChoices => {
  const values = (options: readonly LookupOption[]) => options.map(({ value }) => value);
  const codes = (category: NetworkCategory) => networksOf(networks, category).map(({ code }) => code);
  return {
    employmentCategory: values(employment.membershipEmploymentCategories),
    businessCategory: values(employment.businessCategories),
    organisationSize: values(employment.organisationSizes),
    professionalQualifications: values(employment.professionalQualifications),
    regionalNetwork: codes("regional"),
    employmentNetworks: codes("employment"),
  };
};

/** Facts about the applicant; assumes no progress until it has loaded, which blocks the flow. */
const factsOf = (
  customer: Customer,
  qualifications: Qualifications,
  choices: Choices | undefined,
): MembershipFacts => ({
  userType: customer.person.userType,
  ...noProgress,
  ...qualifications.progress.value,
  notifications: customer.notifications.value?.codes ?? [],
  countryOfResidence: customer.person.countryOfResidence,
  offered: choices && offeredIn(choices),
});

/** Optional capabilities of the organisation's API. */
interface ApplicationOptions {
  /** Whether the API accepts the answers that the documented payload omits. SENT-07 */
  readonly disclosures?: boolean | undefined;
}

/** An affiliate's application for membership. Closing it refreshes dependent data. MEMB-01 to MEMB-09 */
export const membershipApplication = (
  register: MembershipRegister,
  qualifications: Qualifications,
  choices: Resource<Choices>,
  services: FlowServices,
  { disclosures = false }: ApplicationOptions,
  files?: EvidenceFiles,
) => {
  const { customer, track } = services;
  const facts = () => factsOf(customer, qualifications, choices.value);
  const payloadOf = (answers: MembershipAnswers): MembershipApplication | undefined => {
    const documented = membershipApplicationOf(answers, facts());
    if (!documented) return undefined;
    return {
      ...documented,
      ...(disclosures ? { disclosures: disclosuresOf(answers) } : {}),
      ...(files?.ids ? { evidence: files.ids } : {}),
    };
  };
  const refresh = async () => {
    await Promise.all([customer.notifications.refresh(), customer.profile.refresh()]);
  };
  const elsewhere = showFailureElsewhere(services.failedSaves, "application", "/apply-for-membership");
  const flow = new StepController(
    {
      name: "membership-application",
      flow: membershipFlow,
      facts,
      known: () => choices.value?.known ?? {},
      mayBeSent: () => files?.mayBeSent() ?? true,
      payload: payloadOf,
      submit: (application, key) => register.apply(application, key),
      onDone: () => {
        track("applicationSubmitted");
        files?.clear();
      },
      showInForm: (reason) => files?.showGone(reason),
      onReset: () => files?.clear(),
      onClosed: () => void refresh(),
      already: { code: "ALREADY_APPLIED", refresh },
      ...elsewhere,
      onOpened: () => {
        elsewhere.onOpened?.();
        files?.resume();
      },
    },
    services,
  );
  files?.watch(() => flow.answer({}));
  return flow;
};

export type MembershipApplicationFlow = ReturnType<typeof membershipApplication>;
