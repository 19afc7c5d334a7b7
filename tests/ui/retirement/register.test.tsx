import { describe, test } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { StepController } from "../../../application/flow/step-controller.ts";
import type { RetirementRegisterFlow } from "../../../application/retirement/retirement-register.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import type { Place } from "../../../domain/kernel/step-flow.ts";
import { isEnding, isLastStep, mayContinue, problemsAt } from "../../../domain/kernel/step-flow.ts";
import type { RetirementAnswers, RetirementFacts, RetirementStep } from "../../../domain/retirement/register.ts";
import { retirementFlow, retirementOf, typedRetirementDate } from "../../../domain/retirement/register.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { Register } from "../../../ui/retirement/register.tsx";
import { answerSummary } from "../../../ui/retirement/retirement-words.ts";
import { memoryTab } from "../../application/support/memory-tab.ts";
import { hurried } from "../../application/support/test-clock.ts";
import { fc } from "../../domain/support/fast-check.ts";
import { retirementFacts } from "../../domain/support/flows.ts";
import { Machine } from "../../domain/support/machine.ts";
import { copies, copyButton } from "../support/copies.ts";
import { listed } from "../support/on-screen.ts";
import { textsOf } from "../support/texts.ts";
import type { Expected, Walk } from "../support/walk.tsx";
import { walkOn } from "../support/walk.tsx";

const { components: yesOrNo } = await textsOf("page-framework");
const texts = await textsOf("retirement");
const { fields } = texts;

type Payload = NonNullable<ReturnType<typeof retirementOf>>;
type RetirementMachine = Machine<string, RetirementAnswers, RetirementFacts, Payload>;

const done = { reference: "RET-1", retirementDate: "2026-06-01", registeredOn: "2026-06-15" };

const headings: Readonly<Record<string, string | undefined>> = {
  LANDING: texts.landing.heading,
  ALREADY_RETIRED: texts.alreadyRetired.heading,
  PERMANENT_RETIREMENT: texts.steps.PERMANENT_RETIREMENT.heading,
  INSOLVENCY_LICENCE: fields.isPcOrInsolvencyLicenceHolder.label,
  NOT_PERMANENT: texts.notPermanent.heading,
  LICENCE_HELD: texts.licenceHeld.heading,
  DECLARATION: texts.steps.DECLARATION.heading,
  DATA_PROTECTION: texts.steps.DATA_PROTECTION.heading,
  SUBMITTING: "Entering you in the register",
  COMPLETE: "You have joined the register",
  ERROR: "We couldn’t add you to the register",
};

const yesNo = (question: string, answer: boolean | undefined) => ({
  [`${question}: Yes`]: answer === true,
  [`${question}: No`]: answer === false,
});

const fieldsAt = (step: string, answers: RetirementAnswers, facts: RetirementFacts): Expected["fields"] => {
  switch (step) {
    case "PERMANENT_RETIREMENT":
      return {
        ...yesNo(fields.isPermanentRetirement.label, answers.isPermanentRetirement),
        [fields.retirementDate.label]: typedRetirementDate(answers, facts.today),
      };
    case "INSOLVENCY_LICENCE":
      return yesNo(fields.isPcOrInsolvencyLicenceHolder.label, answers.isPcOrInsolvencyLicenceHolder);
    case "DECLARATION":
      return { [fields.declarationAccepted.label]: answers.declarationAccepted };
    case "DATA_PROTECTION_CHINA":
      return { [fields.chinaDataProtectionAccepted.label]: answers.chinaDataProtectionAccepted };
    default:
      return {};
  }
};

const onward = ["Start", "Continue", "Join the register"];

const expected = (machine: RetirementMachine): Expected => {
  const { step, place, facts, flow } = machine;
  const { answers } = place;
  const isLast = isLastStep(flow, place, facts);
  const buttons = () => {
    const mayStart = mayContinue(flow, place, facts);
    if (step === "LANDING") return ["Start", ...(mayStart && machine.isBegun ? ["Clear my answers"] : [])];
    if (step === "ALREADY_RETIRED" || step === "SUBMITTING") return [];
    if (step === "COMPLETE") return ["Close", copyButton, "Print"];
    if (step === "ERROR") return ["Back", "Close", "Try again"];
    if (isEnding(flow, step)) return ["Back", "Close", "Change your answer"];
    const changes = isLast
      ? answerSummary(answers, facts.today, texts, yesOrNo, defaultRules).map(({ question }) => `Change ${question}`)
      : [];
    return ["Back", "Close", ...changes, isLast ? "Join the register" : "Continue"];
  };
  const isAsked = step === place.step && step !== "LANDING";
  return {
    heading: isAsked && isLast ? "Check your answers" : headings[step],
    buttons: buttons(),
    unavailable: mayContinue(flow, place, facts) ? [] : buttons().filter((name) => onward.includes(name)),
    fields: fieldsAt(step, answers, facts),
    problems: listed(problemsAt(retirementFlow, place as Place<RetirementStep, RetirementAnswers>, facts), fields),
  };
};

const answerOf: Walk<RetirementAnswers, RetirementFacts, Payload, typeof done>["told"] = (name, shown) => {
  if (name === fields.retirementDate.label) return { retirementDate: String(shown) };
  if (name === fields.declarationAccepted.label) return { declarationAccepted: shown === true };
  if (name === fields.chinaDataProtectionAccepted.label) return { chinaDataProtectionAccepted: shown === true };
  const isYes = name.endsWith(": Yes");
  return name.startsWith(fields.isPermanentRetirement.label)
    ? { isPermanentRetirement: isYes }
    : { isPcOrInsolvencyLicenceHolder: isYes };
};

const askedAt = (button: string): string => {
  const question = button.replace("Change ", "");
  if (question === fields.isPcOrInsolvencyLicenceHolder.label) return "INSOLVENCY_LICENCE";
  return question === fields.declarationAccepted.label ? "DECLARATION" : "PERMANENT_RETIREMENT";
};

const session = { user: { customerId: "1" } } as unknown as Session;

type RetirementWalk = Walk<RetirementAnswers, RetirementFacts, Payload, typeof done>;

const everyAnswer: RetirementAnswers = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
  chinaDataProtectionAccepted: true,
};

const walkFor = ([facts, before]: readonly [RetirementFacts, Partial<RetirementAnswers>]): RetirementWalk => ({
  before,
  machine: () => new Machine(retirementFlow, facts, retirementOf),
  controller: (submit) =>
    new StepController(
      {
        name: "retirement",
        flow: retirementFlow,
        facts: () => facts,
        payload: (answers) => retirementOf(answers, facts),
        submit,
      },
      {
        drafts: new Drafts(memoryTab(), session, hurried),
        navigationGuard: new NavigationGuard(),
        newIdentifier: () => "key",
      },
    ),
  draw: (flow) => <Register texts={texts} flow={flow as unknown as RetirementRegisterFlow} copies={copies} />,
  done,
  expected,
  told: answerOf,
  askedAt,
  typed: ["14/06/2026", "15/06/2026", "16/06/2026", "31/02/2026", ""],
});

const mayJoin = fc
  .constantFrom("United Kingdom", "China, Peoples Rep of")
  .map((countryOfResidence): RetirementFacts => ({
    userType: "member",
    status: "Fellow",
    isFellow: true,
    isRetired: false,
    countryOfResidence,
    membershipDate: undefined,
    retirementCriteria: undefined,
    today: "2026-06-15" as RetirementFacts["today"],
  }));

describe("the register of retired members", () => {
  test("the screen offers exactly what the rules allow in any random walk (RETR-01 to RETR-05)", async () => {
    const facts = fc.oneof({ weight: 4, arbitrary: mayJoin }, { weight: 1, arbitrary: retirementFacts });
    await walkOn(fc.tuple(facts, fc.constantFrom({}, everyAnswer)).map(walkFor));
  }, 120_000);
});
