import { describe, expect, test } from "vitest";

import { mayContinue } from "../../../domain/kernel/step-flow.ts";
import { applicationStateOf } from "../../../domain/membership/application-state.ts";
import type { MembershipAnswers, MembershipFacts, OfferedChoices } from "../../../domain/membership/application.ts";
import { mayLeaveLanding, membershipFlow } from "../../../domain/membership/application.ts";
import { isEligibleForMembership } from "../../../domain/membership/eligibility.ts";
import { disclosuresOf, isConsistent, membershipApplicationOf } from "../../../domain/membership/payload.ts";
import { fc } from "../support/fast-check.ts";
import { membershipAnswers, membershipFacts } from "../support/flows.ts";
import type { Story } from "../support/machine.ts";
import { keepsTo } from "../support/machine.ts";
import { anyAnswer, anyCountry } from "../support/people.ts";

const applicationCodes = ["APPLIED_FOR_MEMBERSHIP", "MEMBERSHIP_APPLICATION_ONHOLD", "MEMBERSHIP_APPLICATION_COMPLETE"];

const hasPassed = ({ exams, moduleStatus }: MembershipFacts): boolean =>
  exams.total > 0 && exams.completed >= exams.total && moduleStatus !== undefined && !moduleStatus.startsWith("NOT_");

const isUkOrIreland = ({ countryOfResidence }: MembershipFacts): boolean =>
  countryOfResidence === "United Kingdom" || countryOfResidence === "Ireland";

const isGiven = (text: string | undefined): boolean => text !== undefined && text !== "";

const convictions = (answers: MembershipAnswers): boolean => {
  if (answers.hasConvictions === undefined || answers.publicPractice === undefined) return false;
  if (answers.hasConvictions && !answers.confirmedPermission) return false;
  return !(answers.publicPractice && !answers.publicPracticeConfirmed);
};

const employment = (answers: MembershipAnswers): boolean =>
  answers.employmentCategory === "NE" || (isGiven(answers.employmentCategory) && isGiven(answers.businessCategory));

const contact = (answers: MembershipAnswers, facts: MembershipFacts): boolean =>
  answers.includeInDirectoryOfMembers !== undefined && (!isUkOrIreland(facts) || isGiven(answers.regionalNetwork));

const isAnswered = (answers: MembershipAnswers, facts: MembershipFacts): boolean =>
  convictions(answers) && employment(answers) && contact(answers, facts) && answers.declarationAccepted;

const overriding = ({ notifications }: MembershipFacts): string | undefined => {
  if (notifications.includes("MEMBERSHIP_APPLICATION_COMPLETE")) return "MEMBERSHIP_APPLICATION_COMPLETE";
  if (notifications.includes("MEMBERSHIP_APPLICATION_ONHOLD")) return "MEMBERSHIP_APPLICATION_ONHOLD";
  return notifications.includes("APPLIED_FOR_MEMBERSHIP") ? "ALREADY_APPLIED" : undefined;
};

const onwardIf = (isAllowed: boolean, step: string): string | undefined => (isAllowed ? step : undefined);

const story: Story<MembershipAnswers, MembershipFacts> = {
  landing: "LANDING",
  emptyAnswers: membershipFlow.emptyAnswers,
  override: overriding,
  onward: (step, answers, facts) => {
    switch (step) {
      case "LANDING":
        return onwardIf(facts.userType === "affiliate" && hasPassed(facts), "CONVICTIONS");
      case "CONVICTIONS":
        return onwardIf(convictions(answers), "EMPLOYMENT");
      case "EMPLOYMENT":
        return onwardIf(employment(answers), "CONTACT");
      case "CONTACT":
        return onwardIf(contact(answers, facts), "DECLARATION");
      default:
        return onwardIf(isAnswered(answers, facts), "submit");
    }
  },
  backward: (step) => {
    const order = ["LANDING", "LANDING", "CONVICTIONS", "EMPLOYMENT", "CONTACT", "DECLARATION"];
    return order[order.lastIndexOf(step) - 1] ?? "LANDING";
  },
};

const complete: MembershipAnswers = {
  ...membershipFlow.emptyAnswers,
  hasConvictions: false,
  publicPractice: false,
  employmentCategory: "A",
  businessCategory: "A",
  regionalNetwork: "LONDON",
  includeInDirectoryOfMembers: false,
  declarationAccepted: true,
};
const qualified: MembershipFacts = {
  userType: "affiliate",
  notifications: [],
  exams: { total: 13, completed: 13 },
  moduleStatus: "COMPLETED",
  countryOfResidence: "Ireland",
};

describe("the membership application", () => {
  test("any sequence of actions leaves an affiliate where the rules lead", () => {
    keepsTo(
      membershipFlow,
      membershipApplicationOf,
      story,
      fc.oneof(fc.constant(qualified), membershipFacts),
      fc.oneof(fc.constant(complete), membershipAnswers),
    );
  });

  test("a choice that is not offered is named, and stops the application (MEMB-05, MEMB-06)", () => {
    const choices = {
      employmentCategory: "A",
      businessCategory: "A",
      organisationSize: "A",
      professionalQualifications: ["A", "B"],
      regionalNetwork: "A",
      employmentNetworks: ["A", "B"],
    } as const;
    const fields = Object.keys(choices) as (keyof typeof choices)[];
    const every = Object.fromEntries(fields.map((field) => [field, ["A", "B"]])) as unknown as OfferedChoices;
    fc.assert(
      fc.property(fc.subarray(fields), fc.constantFrom("A", "B"), (withdrawn, left) => {
        const offered = {
          ...every,
          ...Object.fromEntries(withdrawn.map((field) => [field, [left === "A" ? "B" : "C"]])),
        };
        const answers = { ...complete, ...choices };
        const facts = { ...qualified, offered };
        const named = membershipFlow.steps.flatMap(({ problems }) => Object.keys(problems(answers, facts)));
        expect(named.toSorted()).toEqual(withdrawn.toSorted());
        expect(membershipApplicationOf(answers, facts) === undefined).toBe(withdrawn.length > 0);
        expect(membershipApplicationOf(answers, qualified)).toBeDefined();
      }),
    );
  });

  test("what is not offered at all is neither asked, required nor sent (MEMB-05, MEMB-06)", () => {
    const choices = {
      businessCategory: "A",
      organisationSize: "A",
      regionalNetwork: "A",
      employmentNetworks: ["A"],
    } as const;
    const fields = Object.keys(choices) as (keyof typeof choices)[];
    const every: OfferedChoices = {
      employmentCategory: ["A"],
      professionalQualifications: [],
      businessCategory: ["A"],
      organisationSize: ["A"],
      regionalNetwork: ["A"],
      employmentNetworks: ["A"],
    };
    fc.assert(
      fc.property(fc.subarray(fields), fc.boolean(), (empty, isAnswered) => {
        const offered = { ...every, ...Object.fromEntries(empty.map((field) => [field, []])) };
        // A draft may hold answers from before a list was emptied.
        const unasked = Object.fromEntries(empty.map((field) => [field, isAnswered ? choices[field] : undefined]));
        const { businessCategory: _, regionalNetwork: __, ...rest } = complete;
        const answers = { ...rest, ...choices, ...unasked, employmentNetworks: choices.employmentNetworks };
        const facts = { ...qualified, offered };
        const sent = membershipApplicationOf(answers, facts);
        const asked = fields.filter((field) => !empty.includes(field));
        expect(fields.filter((field) => sent !== undefined && field in sent).toSorted()).toEqual(asked.toSorted());
        expect(sent && isConsistent(sent, facts)).toBe(true);
      }),
    );
  });

  test("an application notification never makes anyone eligible", () => {
    fc.assert(
      fc.property(membershipFacts, fc.constantFrom(...applicationCodes), (facts, code) => {
        expect(isEligibleForMembership({ ...facts, notifications: [...facts.notifications, code] })).toBe(false);
      }),
    );
  });

  test("exactly qualified affiliates without an application are eligible", () => {
    fc.assert(
      fc.property(membershipFacts, (facts) => {
        const expected = facts.userType === "affiliate" && hasPassed(facts) && overriding(facts) === undefined;
        expect(isEligibleForMembership(facts)).toBe(expected);
      }),
    );
  });

  test("the landing's rule: eligible, or applied with exams and module complete", () => {
    fc.assert(
      fc.property(membershipFacts, (facts) => {
        const hasApplied = overriding(facts) !== undefined;
        const expected = hasPassed(facts) && (hasApplied || facts.userType === "affiliate");
        expect(mayLeaveLanding(facts)).toBe(expected);
      }),
    );
  });

  test("the state of an application is the most advanced one, in any order of notifications", () => {
    fc.assert(
      fc.property(
        fc.subarray(applicationCodes).chain((codes) => fc.shuffledSubarray(codes, { minLength: codes.length })),
        (codes) => {
          const furthest = applicationCodes.findLast((code) => codes.includes(code));
          expect(applicationStateOf(codes)).toBe(furthest === "APPLIED_FOR_MEMBERSHIP" ? "ALREADY_APPLIED" : furthest);
        },
      ),
    );
  });

  test("the convictions follow their truth table", () => {
    fc.assert(
      fc.property(
        anyAnswer,
        fc.boolean(),
        anyAnswer,
        fc.boolean(),
        (hasConvictions, confirmedPermission, publicPractice, publicPracticeConfirmed) => {
          const answers = { ...complete, hasConvictions, confirmedPermission, publicPractice, publicPracticeConfirmed };
          expect(mayContinue(membershipFlow, { step: "CONVICTIONS", answers }, qualified)).toBe(convictions(answers));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("a payload is consistent, and inconsistent with a part removed or added", () => {
    fc.assert(
      fc.property(membershipAnswers, anyCountry, (answers, countryOfResidence) => {
        const facts = { ...qualified, countryOfResidence };
        const sent = membershipApplicationOf({ ...complete, ...answers, declarationAccepted: true }, facts);
        if (sent === undefined) return;
        expect(isConsistent(sent, facts)).toBe(true);
        const { regionalNetwork, ...rest } = sent;
        const forged = regionalNetwork === undefined ? { ...sent, regionalNetwork: "LONDON" } : rest;
        expect(isConsistent(forged, facts)).toBe(false);
      }),
    );
  });

  test("disclosures are consistent, and inconsistent with a confirmation removed or added", () => {
    fc.assert(
      fc.property(membershipAnswers, anyCountry, (answers, countryOfResidence) => {
        const facts = { ...qualified, countryOfResidence };
        const application = { ...complete, ...answers, declarationAccepted: true };
        const sent = membershipApplicationOf(application, facts);
        if (sent === undefined) return;
        const disclosures = disclosuresOf(application);
        expect(isConsistent({ ...sent, disclosures }, facts)).toBe(true);
        expect(disclosures.hasConvictions).toBe(application.hasConvictions);
        const forged = { ...disclosures, confirmedPermission: !disclosures.confirmedPermission };
        expect(isConsistent({ ...sent, disclosures: forged }, facts)).toBe(false);
      }),
    );
  });

  test("the payload contains no unasked answers and no empty parts", () => {
    fc.assert(
      fc.property(membershipAnswers, anyCountry, (answers, countryOfResidence) => {
        const facts = { ...qualified, countryOfResidence };
        const sent = membershipApplicationOf({ ...complete, ...answers, declarationAccepted: true }, facts);
        if (sent === undefined) return;
        expect(Object.values(sent)).not.toContain("");
        expect(Object.values(sent)).not.toContain(undefined);
        expect("regionalNetwork" in sent).toBe(isUkOrIreland(facts));
        expect("employmentNetworks" in sent).toBe(isUkOrIreland(facts));
        if (sent.employmentCategory === "NE") expect(sent).not.toHaveProperty("companyName");
        expect(Object.keys(sent)).not.toContain("hasConvictions");
      }),
    );
  });
});
