import { describe, expect, test } from "vitest";

import { plusDays } from "../../../domain/kernel/calendar-date.ts";
import { mayContinue, next, overrideOf, visibleSteps } from "../../../domain/kernel/step-flow.ts";
import { readTypedDate, formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import type { RetirementAnswers, RetirementFacts } from "../../../domain/retirement/register.ts";
import { retirementDateProblem, retirementFlow, retirementOf } from "../../../domain/retirement/register.ts";
import { fc } from "../support/fast-check.ts";
import { retirementAnswers, retirementFacts } from "../support/flows.ts";
import type { Story } from "../support/machine.ts";
import { keepsTo } from "../support/machine.ts";
import { anyRecentDay } from "../support/people.ts";

const livesInChina = ({ countryOfResidence }: RetirementFacts): boolean =>
  countryOfResidence === "China, Peoples Rep of";

const mayJoin = ({ userType, status, retirementCriteria }: RetirementFacts): boolean =>
  userType === "member" && status[0] === "F" && retirementCriteria !== "NON-STANDARD";

const isRetiredForGood = (answers: RetirementAnswers, facts: RetirementFacts): boolean => {
  const read = readTypedDate(answers.retirementDate ?? formatTypedDate(facts.today));
  if (answers.isPermanentRetirement !== true || read.kind !== "valid" || read.date > facts.today) return false;
  return facts.membershipDate === undefined || facts.membershipDate <= read.date;
};

const isAnswered = (answers: RetirementAnswers, facts: RetirementFacts): boolean =>
  mayJoin(facts) &&
  isRetiredForGood(answers, facts) &&
  answers.isPcOrInsolvencyLicenceHolder === false &&
  answers.declarationAccepted &&
  (!livesInChina(facts) || answers.chinaDataProtectionAccepted);

const onwardIf = (isAllowed: boolean, step: string): string | undefined => (isAllowed ? step : undefined);
const sendIf = (answers: RetirementAnswers, facts: RetirementFacts) => onwardIf(isAnswered(answers, facts), "submit");

const order = [
  "LANDING",
  "LANDING",
  "PERMANENT_RETIREMENT",
  "INSOLVENCY_LICENCE",
  "DECLARATION",
  "DATA_PROTECTION",
  "DATA_PROTECTION_CHINA",
];

const story: Story<RetirementAnswers, RetirementFacts> = {
  landing: "LANDING",
  emptyAnswers: { declarationAccepted: false, chinaDataProtectionAccepted: false },
  override: ({ isRetired }) => (isRetired ? "ALREADY_RETIRED" : undefined),
  onward: (step, answers, facts) => {
    switch (step) {
      case "LANDING":
        return onwardIf(mayJoin(facts), "PERMANENT_RETIREMENT");
      case "PERMANENT_RETIREMENT":
        if (answers.isPermanentRetirement === false) return "NOT_PERMANENT";
        return onwardIf(isRetiredForGood(answers, facts), "INSOLVENCY_LICENCE");
      case "INSOLVENCY_LICENCE":
        if (answers.isPcOrInsolvencyLicenceHolder === true) return "LICENCE_HELD";
        return onwardIf(answers.isPcOrInsolvencyLicenceHolder === false, "DECLARATION");
      case "NOT_PERMANENT":
      case "LICENCE_HELD":
        return undefined;
      case "DECLARATION":
        return onwardIf(answers.declarationAccepted, "DATA_PROTECTION");
      case "DATA_PROTECTION":
        return livesInChina(facts) ? "DATA_PROTECTION_CHINA" : sendIf(answers, facts);
      default:
        return sendIf(answers, facts);
    }
  },
  confirmed: (step, answers, { today }) =>
    step === "PERMANENT_RETIREMENT" && answers.isPermanentRetirement === true && answers.retirementDate === undefined
      ? { ...answers, retirementDate: formatTypedDate(today) }
      : answers,
  backward: (step) => {
    if (step === "NOT_PERMANENT") return "PERMANENT_RETIREMENT";
    if (step === "LICENCE_HELD") return "INSOLVENCY_LICENCE";
    return order[order.lastIndexOf(step) - 1] ?? "LANDING";
  },
};

const complete: RetirementAnswers = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
  chinaDataProtectionAccepted: true,
};
const fellow: fc.Arbitrary<RetirementFacts> = retirementFacts.map((facts) => ({
  ...facts,
  userType: "member",
  status: "Fellow",
  isFellow: true,
  isRetired: false,
  membershipDate: undefined,
}));
const fellowInChina = fellow.map((facts) => ({ ...facts, countryOfResidence: "China, Peoples Rep of" }));

describe("the register of retired members", () => {
  test("any sequence of actions leaves a member where the rules lead", () => {
    keepsTo(
      retirementFlow,
      retirementOf,
      story,
      fc.oneof(fellow, fellowInChina, retirementFacts),
      fc.oneof(fc.constant(complete), retirementAnswers),
    );
  });

  test("the China step is on the path exactly for residents of China", () => {
    fc.assert(
      fc.property(retirementAnswers, retirementFacts, (answers, facts) => {
        const path = visibleSteps(retirementFlow, answers, facts);
        expect(path.includes("DATA_PROTECTION_CHINA")).toBe(livesInChina(facts));
      }),
    );
  });

  test("exactly retired members see that they are retired", () => {
    fc.assert(
      fc.property(retirementFacts, (facts) => {
        expect(overrideOf(retirementFlow, facts) === "ALREADY_RETIRED").toBe(facts.isRetired);
      }),
    );
  });

  test("a retirement date is valid exactly from membership to today", () => {
    fc.assert(
      fc.property(anyRecentDay, anyRecentDay, anyRecentDay, (date, today, membershipDate) => {
        const isRight = membershipDate <= date && date <= today;
        expect(retirementDateProblem(formatTypedDate(date), { today, membershipDate }) === undefined).toBe(isRight);
      }),
    );
    fc.assert(
      fc.property(anyRecentDay, (today) => {
        expect(retirementDateProblem(formatTypedDate(today), { today, membershipDate: today })).toBeUndefined();
        expect(
          retirementDateProblem(formatTypedDate(plusDays(today, 1)), { today, membershipDate: undefined }),
        ).toBeDefined();
      }),
    );
  });

  test("the payload is the date in the field, and exists only for complete answers", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(complete), retirementAnswers),
        fc.oneof(fellow, retirementFacts),
        (answers, facts) => {
          const sent = retirementOf(answers, facts);
          expect(sent !== undefined).toBe(!facts.isRetired && isAnswered(answers, facts));
          if (sent)
            expect(formatTypedDate(sent.retirementDate)).toBe(answers.retirementDate ?? formatTypedDate(facts.today));
        },
      ),
    );
  });

  test("a valid answer that prevents joining is no error and leads to its ending, regardless of other answers", () => {
    fc.assert(
      fc.property(retirementAnswers, retirementFacts, (answers, facts) => {
        const known = { ...facts, isRetired: false };
        const ended = [
          ["PERMANENT_RETIREMENT", { ...answers, isPermanentRetirement: false }, "NOT_PERMANENT"],
          ["INSOLVENCY_LICENCE", { ...answers, isPcOrInsolvencyLicenceHolder: true }, "LICENCE_HELD"],
        ] as const;
        for (const [step, given, end] of ended) {
          expect(mayContinue(retirementFlow, { step, answers: given }, known)).toBe(true);
          expect(next(retirementFlow, { step, answers: given }, known).step).toBe(end);
          expect(retirementOf(given, known)).toBeUndefined();
        }
      }),
    );
  });
});
