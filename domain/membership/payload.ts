import { isSameSent, type Exhaustive } from "../kernel/answers.ts";
import { isBlank } from "../kernel/field-rules.ts";
import { isComplete } from "../kernel/step-flow.ts";
import { normaliseInput } from "../kernel/typed-text.ts";
import { notEmployed } from "../my-details/employment.ts";
import {
  asksFor,
  asksForNetworks,
  membershipFlow,
  type MembershipAnswers,
  type MembershipFacts,
} from "./application.ts";

/**
 * The answers that the documented payload omits. A confirmation is true only if its question was answered with yes.
 * SENT-07
 */
export interface Disclosures {
  readonly hasConvictions: boolean;
  readonly confirmedPermission: boolean;
  readonly publicPractice: boolean;
  readonly publicPracticeConfirmed: boolean;
}

/** Payload of a membership application; omits questions that were not asked or not answered. MEMB-08 */
export interface MembershipApplication {
  readonly employmentCategory: string;
  readonly businessCategory?: string | undefined;
  readonly professionalQualifications: readonly string[];
  readonly regionalNetwork?: string | undefined;
  readonly employmentNetworks?: readonly string[] | undefined;
  readonly optInMemberDirectory: boolean;
  readonly jobTitle?: string | undefined;
  readonly companyName?: string | undefined;
  readonly organisationSize?: string | undefined;
  /** Sent only to an API that declares support for it. SENT-07 */
  readonly disclosures?: Disclosures | undefined;
  /** The ids of uploaded files that it is sent with. LOG-02 */
  readonly evidence?: readonly string[] | undefined;
}

const optionalPart = <Key extends string>(key: Key, value = ""): { readonly [key in Key]?: string } =>
  (isBlank(value) ? {} : { [key]: normaliseInput(value) }) as { readonly [key in Key]?: string };

/** The employment part of the payload; omits the employer for applicants who are not employed. MEMB-08 */
const employmentOf = (
  answers: MembershipAnswers,
  facts: MembershipFacts,
): Pick<MembershipApplication, "businessCategory" | "jobTitle" | "companyName" | "organisationSize"> =>
  answers.employmentCategory === notEmployed
    ? {}
    : {
        ...(asksFor("businessCategory", facts) && optionalPart("businessCategory", answers.businessCategory)),
        ...optionalPart("jobTitle", answers.jobTitle),
        ...optionalPart("companyName", answers.companyName),
        ...(asksFor("organisationSize", facts) && optionalPart("organisationSize", answers.organisationSize)),
      };

/** The member-network part of the payload; empty where networks are not offered. MEMB-06, MEMB-08 */
const networksOf = (
  answers: MembershipAnswers,
  facts: MembershipFacts,
): Pick<MembershipApplication, "regionalNetwork" | "employmentNetworks"> =>
  asksForNetworks(facts)
    ? {
        ...(asksFor("regionalNetwork", facts) && optionalPart("regionalNetwork", answers.regionalNetwork)),
        ...(asksFor("employmentNetworks", facts) && { employmentNetworks: answers.employmentNetworks }),
      }
    : {};

/** Builds the application from complete answers; undefined while any step is unanswered. MEMB-08 */
export const membershipApplicationOf = (
  answers: MembershipAnswers,
  facts: MembershipFacts,
): MembershipApplication | undefined => {
  const { employmentCategory, includeInDirectoryOfMembers } = answers;
  if (!isComplete(membershipFlow, answers, facts)) return undefined;
  if (employmentCategory === undefined || includeInDirectoryOfMembers === undefined) return undefined;
  return {
    employmentCategory,
    ...employmentOf(answers, facts),
    professionalQualifications: answers.professionalQualifications,
    ...networksOf(answers, facts),
    optInMemberDirectory: includeInDirectoryOfMembers,
  };
};

/** Extracts the disclosures from complete answers. SENT-07 */
export const disclosuresOf = ({
  hasConvictions = false,
  confirmedPermission,
  publicPractice = false,
  publicPracticeConfirmed,
}: MembershipAnswers): Disclosures => ({
  hasConvictions,
  confirmedPermission: hasConvictions && confirmedPermission,
  publicPractice,
  publicPracticeConfirmed: publicPractice && publicPracticeConfirmed,
});

const nothingDisclosed: Disclosures = {
  hasConvictions: false,
  confirmedPermission: false,
  publicPractice: false,
  publicPracticeConfirmed: false,
};

/** Reconstructs the answers behind an application. Assumes valid values for answers that the payload omits. MEMB-08 */
const answersOf = (application: MembershipApplication): Exhaustive<MembershipAnswers> => ({
  ...(application.disclosures ?? nothingDisclosed),
  employmentCategory: application.employmentCategory,
  businessCategory: application.businessCategory,
  organisationSize: application.organisationSize,
  jobTitle: application.jobTitle ?? "",
  companyName: application.companyName ?? "",
  professionalQualifications: application.professionalQualifications,
  regionalNetwork: application.regionalNetwork,
  employmentNetworks: application.employmentNetworks ?? [],
  includeInDirectoryOfMembers: application.optInMemberDirectory,
  declarationAccepted: true,
});

/**
 * Whether a received application could result from this applicant's answers: complete, and without fields that do not
 * apply to them. MEMB-08
 */
export const isConsistent = (application: MembershipApplication, facts: MembershipFacts): boolean => {
  const { disclosures, ...documented } = application;
  const answers = answersOf(application);
  const isDisclosed = disclosures === undefined || isSameSent(disclosuresOf(answers), disclosures);
  return isDisclosed && isSameSent(membershipApplicationOf(answers, facts), documented);
};
