import { describe, expect, test } from "vitest";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { atLanding, back, closeFlow, mayContinue, next, visibleSteps } from "../../../domain/kernel/step-flow.ts";
import {
  retirementDateProblem,
  retirementFlow,
  retirementOf,
  typedRetirementDate,
  type RetirementAnswers,
  type RetirementFacts,
} from "../../../domain/retirement/register.ts";
import { english } from "../support/english.ts";

const today = "2026-06-15" as CalendarDate;

const facts: RetirementFacts = {
  userType: "member",
  status: "Fellow",
  isFellow: true,
  isRetired: false,
  countryOfResidence: "United Kingdom",
  membershipDate: "1990-09-01" as CalendarDate,
  retirementCriteria: undefined,
  today,
};
const inChina: RetirementFacts = { ...facts, countryOfResidence: "China, Peoples Rep of" };

const answers: RetirementAnswers = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
  chinaDataProtectionAccepted: true,
};

const path = [
  "LANDING",
  "PERMANENT_RETIREMENT",
  "INSOLVENCY_LICENCE",
  "DECLARATION",
  "DATA_PROTECTION",
  "DATA_PROTECTION_CHINA",
] as const;

test("residents of China have one more step (RETR-01)", () => {
  expect(visibleSteps(retirementFlow, answers, inChina)).toEqual(path);
  expect(visibleSteps(retirementFlow, answers, facts)).toEqual(path.slice(0, -1));
});

test.each(path.slice(1).map((step, index) => [step, path[index]]))(
  "back from %s leads to %s (RETR-02)",
  (step, before) => {
    expect(back(retirementFlow, { step: step ?? "LANDING", answers }, inChina).step).toBe(before);
  },
);

test("closing keeps the answers, and starting anew has none (RETR-02)", () => {
  expect(closeFlow(retirementFlow, { step: "DECLARATION", answers })).toEqual({ step: "LANDING", answers });
  expect(atLanding(retirementFlow)).toEqual({ step: "LANDING", answers: retirementFlow.emptyAnswers });
});

describe("the date of retirement (RETR-04, RETR-05)", () => {
  test.each([
    ["15/06/2026", undefined],
    ["16/06/2026", "The retirement date must not be in the future"],
    ["01/09/1990", undefined],
    ["31/08/1990", "The retirement date must not be before you became a member"],
    ["", "This field is required"],
    ["31/02/2026", "There is no such day"],
    ["yesterday", "Please enter a date as DD/MM/YYYY"],
  ])("“%s” has the error %s", (typed, problem) => {
    expect(english(retirementDateProblem(typed, facts))).toBe(problem);
  });

  test("is today unless another is typed, and is what is sent", () => {
    expect(typedRetirementDate(retirementFlow.emptyAnswers, today)).toBe("15/06/2026");
    expect(retirementOf(answers, facts)).toEqual({ retirementDate: "2026-06-15" });
    expect(retirementOf({ ...answers, retirementDate: "01/05/2026" }, facts)).toEqual({ retirementDate: "2026-05-01" });
  });

  test("is not needed for a retirement that is not permanent, which ends the flow", () => {
    const place = {
      step: "PERMANENT_RETIREMENT",
      answers: { ...answers, isPermanentRetirement: false, retirementDate: "" },
    } as const;
    const ended = next(retirementFlow, place, facts);
    expect(ended.step).toBe("NOT_PERMANENT");
    expect(back(retirementFlow, ended, facts).step).toBe("PERMANENT_RETIREMENT");
  });
});

test.each([true, false])("with the declaration accepted: %s, the flow continues accordingly (RETR-04)", (accepted) => {
  const place = { step: "DECLARATION", answers: { ...answers, declarationAccepted: accepted } } as const;
  expect(mayContinue(retirementFlow, place, facts)).toBe(accepted);
});
