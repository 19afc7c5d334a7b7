import { describe, expect, test } from "vitest";

import { cpdRoutes } from "../../../domain/cpd/cpd-routes.ts";
import type { DeclarationAnswers, DeclarationFacts } from "../../../domain/cpd/declaration.ts";
import { declarationFlow, declarationOf, isConsistent, submissionStatusOf } from "../../../domain/cpd/declaration.ts";
import { next, visibleSteps } from "../../../domain/kernel/step-flow.ts";
import { fc } from "../support/fast-check.ts";
import { declarationAnswers, declarationFacts } from "../support/flows.ts";
import type { Story } from "../support/machine.ts";
import { keepsTo } from "../support/machine.ts";

const mayDeclare = ({ status, isRetired }: DeclarationFacts): boolean => !isRetired && status !== "upToDate";

const isAnswered = (answers: DeclarationAnswers): boolean =>
  answers.isConfirmed &&
  answers.isEngagementPartner !== undefined &&
  (answers.isRequirementsMet === false || (answers.isRequirementsMet === true && answers.route !== undefined));

const story: Story<DeclarationAnswers, DeclarationFacts> = {
  landing: "LANDING",
  emptyAnswers: { isConfirmed: false },
  override: () => undefined,
  onward: (step, answers, facts) => {
    switch (step) {
      case "LANDING":
        return mayDeclare(facts) ? "REQUIREMENTS_MET" : undefined;
      case "REQUIREMENTS_MET":
        if (answers.isRequirementsMet === undefined) return undefined;
        return answers.isRequirementsMet ? "ROUTE" : "ENGAGEMENT_PARTNER";
      case "ROUTE":
        return answers.route === undefined ? undefined : "ENGAGEMENT_PARTNER";
      case "ENGAGEMENT_PARTNER":
        return answers.isEngagementPartner === undefined ? undefined : "ACCURACY_CONFIRMATION";
      default:
        return isAnswered(answers) ? "submit" : undefined;
    }
  },
  backward: (step, answers) => {
    switch (step) {
      case "ACCURACY_CONFIRMATION":
        return "ENGAGEMENT_PARTNER";
      case "ENGAGEMENT_PARTNER":
        return answers.isRequirementsMet === true ? "ROUTE" : "REQUIREMENTS_MET";
      case "ROUTE":
        return "REQUIREMENTS_MET";
      default:
        return "LANDING";
    }
  },
};

const complete: fc.Arbitrary<DeclarationAnswers> = fc.record({
  isRequirementsMet: fc.boolean(),
  route: fc.constantFrom(...cpdRoutes),
  isEngagementPartner: fc.boolean(),
  isConfirmed: fc.constant(true),
});
const dueFacts = fc.constant<DeclarationFacts>({ status: "due", isRetired: false, routes: cpdRoutes });

describe("the annual declaration", () => {
  test("any sequence of actions leaves a member where the rules lead", () => {
    keepsTo(
      declarationFlow,
      (answers, facts) => declarationOf(answers, 2025, facts),
      story,
      fc.oneof(dueFacts, declarationFacts),
      fc.oneof(complete, declarationAnswers),
    );
  });

  test("ROUTE is reached only if requirements are met", () => {
    fc.assert(
      fc.property(declarationAnswers, declarationFacts, (answers, facts) => {
        const path = visibleSteps(declarationFlow, answers, facts);
        expect(path.includes("ROUTE")).toBe(answers.isRequirementsMet === true);
        const after = next(declarationFlow, { step: "REQUIREMENTS_MET", answers }, facts);
        if (after.step === "ROUTE") expect(answers.isRequirementsMet).toBe(true);
      }),
    );
  });

  test("requirements met without a route, or not met with one, are inconsistent", () => {
    fc.assert(
      fc.property(complete, (answers) => {
        const facts = { status: "due", isRetired: false, routes: cpdRoutes } as const;
        const declaration = declarationOf(answers, 2025, facts);
        expect(
          declaration && isConsistent({ ...declaration, isRequirementsMet: !declaration.isRequirementsMet }, facts),
        ).toBe(false);
      }),
    );
  });

  test("NOT_MET_REQUIREMENTS is submitted exactly when they were not met, regardless of the chosen route", () => {
    fc.assert(
      fc.property(complete, fc.integer(), (answers, year) => {
        const facts = { status: "due", isRetired: false, routes: cpdRoutes } as const;
        const declaration = declarationOf(answers, year, facts);
        expect(declaration?.route).toBe(answers.isRequirementsMet ? answers.route : "NOT_MET_REQUIREMENTS");
        expect(declaration && isConsistent(declaration, facts)).toBe(true);
      }),
    );
  });

  test("nothing is submitted with unanswered questions, nor by members with nothing to declare", () => {
    fc.assert(
      fc.property(declarationAnswers, declarationFacts, (answers, facts) => {
        const isSubmitted = declarationOf(answers, 2025, facts) !== undefined;
        expect(isSubmitted).toBe(mayDeclare(facts) && isAnswered(answers));
      }),
    );
  });

  test("every declaration has one recorded status, INCOMPLETE only for an unspecified route", () => {
    fc.assert(
      fc.property(complete, (answers) => {
        const declaration = declarationOf(answers, 2025, { status: "overdue", isRetired: false, routes: cpdRoutes });
        const status = declaration && submissionStatusOf(declaration);
        if (!answers.isRequirementsMet) expect(status).toBe("NOT_MET_REQUIREMENTS");
        else expect(status).toBe(answers.route === "NOT_SPECIFIED" ? "INCOMPLETE" : "COMPLETE");
      }),
    );
  });
});
