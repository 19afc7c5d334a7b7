import { describe, expect, test } from "vitest";

import { employmentOptionsFor } from "../../../adapters/institute/areas/my-details/employment/options.ts";
import { trialRules } from "../../../adapters/institute/trial/rules.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import { StepController } from "../../../application/flow/step-controller.ts";
import type { MembershipApplicationFlow } from "../../../application/membership/membership-application.ts";
import type { LookupOption } from "../../../application/ports/personal-records.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { resourceOf } from "../../../application/shell/resource.ts";
import type { Session } from "../../../application/shell/session.ts";
import { isUkOrIreland } from "../../../domain/customer/countries.ts";
import { type Place, isLastStep, mayContinue, problemsAt } from "../../../domain/kernel/step-flow.ts";
import {
  type MembershipAnswers,
  type MembershipFacts,
  type MembershipStep,
  hasEmployer,
  membershipFlow,
} from "../../../domain/membership/application.ts";
import { membershipApplicationOf } from "../../../domain/membership/payload.ts";
import { networksIn } from "../../../domain/my-details/networks.ts";
import { Application } from "../../../ui/membership/application.tsx";
import { answerSummary, networkOptions } from "../../../ui/membership/membership-words.ts";
import { memoryTab } from "../../application/support/memory-tab.ts";
import { hurried } from "../../application/support/test-clock.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { membershipFacts } from "../../domain/support/flows.ts";
import { Machine } from "../../domain/support/machine.ts";
import { copies, copyButton } from "../support/copies.ts";
import { type ControlState, listed } from "../support/on-screen.ts";
import { textsOf } from "../support/texts.ts";
import { type Expected, type Walk, walkOn } from "../support/walk.tsx";

const { components: yesOrNo } = await textsOf("page-framework");
const texts = await textsOf("apply-for-membership");
const { fields } = texts;
const employmentOptions = employmentOptionsFor("member", trialRules.lists);
const choices = { employment: employmentOptions, networks: networksIn(trialRules.lists), known: {} };
const regional = networkOptions(choices, "regional");
const employmentNetworks = networkOptions(choices, "employment");

type Payload = NonNullable<ReturnType<typeof membershipApplicationOf>>;
type MembershipMachine = Machine<string, MembershipAnswers, MembershipFacts, Payload>;
type MembershipWalk = Walk<MembershipAnswers, MembershipFacts, Payload, typeof done>;

const done = { reference: "MEM-1", submittedOn: "2026-06-15" };

const headings: Readonly<Record<string, string | undefined>> = {
  LANDING: texts.landing.heading,
  ALREADY_APPLIED: texts.states.ALREADY_APPLIED.heading,
  MEMBERSHIP_APPLICATION_ONHOLD: texts.states.MEMBERSHIP_APPLICATION_ONHOLD.heading,
  MEMBERSHIP_APPLICATION_COMPLETE: texts.states.MEMBERSHIP_APPLICATION_COMPLETE.heading,
  CONVICTIONS: texts.steps.CONVICTIONS.heading,
  EMPLOYMENT: texts.steps.EMPLOYMENT.heading,
  CONTACT: texts.steps.CONTACT.heading,
  DECLARATION: "Check your answers",
  SUBMITTING: "Sending your application",
  COMPLETE: "Application submitted",
  ERROR: "We couldn’t submit your application",
};

const yesNo = (question: string, answer: boolean | undefined) => ({
  [`${question}: Yes`]: answer === true,
  [`${question}: No`]: answer === false,
});

const anyOf = (question: string, options: readonly LookupOption[], ticked: readonly string[]) =>
  Object.fromEntries(options.map(({ value, label }) => [`${question}: ${label}`, ticked.includes(value)]));

const fieldsAt = (step: string, answers: MembershipAnswers, facts: MembershipFacts): Expected["fields"] => {
  switch (step) {
    case "CONVICTIONS":
      return {
        ...yesNo(fields.hasConvictions.label, answers.hasConvictions),
        ...(answers.hasConvictions ? { [fields.confirmedPermission.label]: answers.confirmedPermission } : {}),
        ...yesNo(fields.publicPractice.label, answers.publicPractice),
        ...(answers.publicPractice ? { [fields.publicPracticeConfirmed.label]: answers.publicPracticeConfirmed } : {}),
      };
    case "EMPLOYMENT":
      return {
        [fields.employmentCategory.label]: answers.employmentCategory ?? "",
        ...(hasEmployer(answers)
          ? {
              [fields.businessCategory.label]: answers.businessCategory ?? "",
              [fields.companyName.label]: answers.companyName,
              [fields.jobTitle.label]: answers.jobTitle,
              [fields.organisationSize.label]: answers.organisationSize ?? "",
            }
          : {}),
        ...anyOf(
          fields.professionalQualifications.label,
          employmentOptions.professionalQualifications,
          answers.professionalQualifications,
        ),
      };
    case "CONTACT":
      return {
        ...(isUkOrIreland(facts.countryOfResidence)
          ? {
              [fields.regionalNetwork.label]: answers.regionalNetwork ?? "",
              ...anyOf(fields.employmentNetworks.label, employmentNetworks, answers.employmentNetworks),
            }
          : {}),
        ...yesNo(fields.includeInDirectoryOfMembers.label, answers.includeInDirectoryOfMembers),
      };
    case "DECLARATION":
      return { [fields.declarationAccepted.label]: answers.declarationAccepted };
    default:
      return {};
  }
};

const reviewed = (answers: MembershipAnswers, facts: MembershipFacts) =>
  answerSummary(answers, choices, facts, texts, yesOrNo);

const buttonsOf = (machine: MembershipMachine): readonly string[] => {
  const { step, place, facts, flow } = machine;
  switch (step) {
    case "LANDING":
      return ["Start", ...(mayContinue(flow, place, facts) && machine.isBegun ? ["Clear my answers"] : [])];
    case "COMPLETE":
      return ["Close", copyButton, "Print"];
    case "ERROR":
      return ["Back", "Close", "Try again"];
    case "CONVICTIONS":
    case "EMPLOYMENT":
    case "CONTACT":
      return ["Back", "Close", "Continue"];
    case "DECLARATION": {
      expect(isLastStep(flow, place, facts)).toBe(true);
      const changes = reviewed(place.answers, facts).map(({ question }) => `Change ${question}`);
      return ["Back", "Close", ...changes, "Submit application"];
    }
    default:
      return [];
  }
};

const expected = (machine: MembershipMachine): Expected => {
  const { step, place, facts, flow } = machine;
  const buttons = buttonsOf(machine);
  const onward = buttons.filter((name) => ["Start", "Continue", "Submit application"].includes(name));
  return {
    heading: headings[step],
    buttons,
    unavailable: mayContinue(flow, place, facts) ? [] : onward,
    fields: fieldsAt(step, place.answers, facts),
    problems: listed(problemsAt(membershipFlow, place as Place<MembershipStep, MembershipAnswers>, facts), fields),
  };
};

const withTicked = (ticked: readonly string[], options: readonly LookupOption[], label: string, isTicked: boolean) => {
  const value = options.find((option) => option.label === label)?.value ?? "";
  return isTicked ? [...ticked, value] : ticked.filter((other) => other !== value);
};

const answerOf = (name: string, shown: ControlState, answers: MembershipAnswers): Partial<MembershipAnswers> => {
  const [question = "", label = ""] = name.split(": ");
  const [field] = Object.entries(fields).find(([, { label }]) => label === question) ?? [];
  if (field === "professionalQualifications") {
    const options = employmentOptions.professionalQualifications;
    return {
      professionalQualifications: withTicked(answers.professionalQualifications, options, label, shown === true),
    };
  }
  if (field === "employmentNetworks")
    return {
      employmentNetworks: withTicked(answers.employmentNetworks, employmentNetworks, label, shown === true),
    };
  return { [field ?? ""]: label === "" ? shown : label === "Yes" };
};

const askedAt = (button: string): string => {
  const question = button.replace("Change ", "");
  if (question === fields.hasConvictions.label || question === fields.publicPractice.label) return "CONVICTIONS";
  const contact: readonly string[] = [
    fields.regionalNetwork.label,
    fields.employmentNetworks.label,
    fields.includeInDirectoryOfMembers.label,
  ];
  return contact.includes(question) ? "CONTACT" : "EMPLOYMENT";
};

const session = { user: { customerId: "1" } } as unknown as Session;

const everyAnswer: MembershipAnswers = {
  hasConvictions: false,
  confirmedPermission: false,
  publicPractice: false,
  publicPracticeConfirmed: false,
  employmentCategory: "FT",
  businessCategory: "PRACTICE",
  organisationSize: "SMALL",
  jobTitle: "Auditor",
  companyName: "Ledger and Sons",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: ["AUDIT"],
  includeInDirectoryOfMembers: true,
  declarationAccepted: true,
};

const standing = resourceOf(
  () => Promise.resolve(undefined),
  () => undefined,
);

const walkFor = ([facts, before]: readonly [MembershipFacts, Partial<MembershipAnswers>]): MembershipWalk => ({
  before,
  machine: () => new Machine(membershipFlow, facts, membershipApplicationOf),
  controller: (submit) =>
    new StepController(
      {
        name: "membership",
        flow: membershipFlow,
        facts: () => facts,
        payload: (answers) => membershipApplicationOf(answers, facts),
        submit,
      },
      {
        drafts: new Drafts(memoryTab(), session, hurried),
        navigationGuard: new NavigationGuard(),
        newIdentifier: () => "key",
      },
    ),
  draw: (flow) => (
    <Application
      texts={texts}
      flow={flow as unknown as MembershipApplicationFlow}
      files={undefined}
      evidence={undefined}
      choices={choices}
      standing={standing}
      copies={copies}
      takesAnswers={false}
    />
  ),
  done,
  expected,
  told: answerOf,
  askedAt,
  typed: ["", "Auditor", "Ledger and Sons"],
});

const mayApply = fc.constantFrom("United Kingdom", "Malta").map((countryOfResidence): MembershipFacts => ({
  userType: "affiliate",
  notifications: [],
  exams: { total: 13, completed: 13 },
  moduleStatus: "COMPLETED",
  countryOfResidence,
}));

describe("the membership application", () => {
  test("the screen offers exactly what the rules allow in any random walk (MEMB-01 to MEMB-09)", async () => {
    expect(regional.length).toBeGreaterThan(0);
    const facts = fc.oneof({ weight: 5, arbitrary: mayApply }, { weight: 1, arbitrary: membershipFacts });
    const before = fc.constantFrom({}, { hasConvictions: false, publicPractice: false }, everyAnswer, everyAnswer);
    await walkOn(fc.tuple(facts, before).map(walkFor));
  }, 120_000);
});
