import type { Forms } from "../abilities/forms.ts";
import type { Actor } from "../actor.ts";
import { pageTexts } from "../page-texts.ts";

const declaration = pageTexts("annual-declarations").fields;
const application = pageTexts("apply-for-membership").fields;
const register = pageTexts("retirement").fields;

type Answer = readonly ["choose" | "select", question: string, answer: string] | readonly ["tick", statement: string];

/** A step of a flow, and answers with which it can be left. */
interface Step {
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** A flow as a person walks through it. */
export interface Flow {
  readonly name: string;
  readonly page: string;
  readonly steps: readonly Step[];
}

export const declarationFlow: Flow = {
  name: "my declaration",
  page: "/professional-development/annual-declarations",
  steps: [
    { name: "the first question", answers: [["choose", declaration.isRequirementsMet.label, "Yes"]] },
    { name: "the route", answers: [["choose", declaration.route.label, "Unit route"]] },
    { name: "the engagement partner", answers: [["choose", declaration.isEngagementPartner.label, "No"]] },
    { name: "the confirmation", answers: [["tick", declaration.isConfirmed.label]] },
  ],
};

export const applicationFlow: Flow = {
  name: "my application",
  page: "/apply-for-membership",
  steps: [
    {
      name: "the first question",
      answers: [
        ["choose", application.hasConvictions.label, "No"],
        ["choose", application.publicPractice.label, "No"],
      ],
    },
    {
      name: "the employment",
      answers: [
        ["select", application.employmentCategory.label, "Employed full time"],
        ["select", application.businessCategory.label, "Accountancy practice"],
      ],
    },
    {
      name: "the networks",
      answers: [
        ["select", application.regionalNetwork.label, "London"],
        ["choose", application.includeInDirectoryOfMembers.label, "Yes"],
      ],
    },
    { name: "the review", answers: [["tick", application.declarationAccepted.label]] },
  ],
};

export const registerFlow: Flow = {
  name: "the register",
  page: "/retirement",
  steps: [
    { name: "the first question", answers: [["choose", register.isPermanentRetirement.label, "Yes"]] },
    { name: "the licences", answers: [["choose", register.isPcOrInsolvencyLicenceHolder.label, "No"]] },
    { name: "the declaration", answers: [["tick", register.declarationAccepted.label]] },
    { name: "the review", answers: [] },
  ],
};

/** A step of a flow to go to; after the last step everything is answered. */
export interface Stage {
  readonly flow: Flow;
  readonly at: number;
}

/** Every stage by its name: "the employment of my application", "the end of my declaration". */
export const stages: Readonly<Record<string, Stage>> = Object.fromEntries(
  [declarationFlow, applicationFlow, registerFlow].flatMap((flow) =>
    [...flow.steps.map(({ name }) => name), "the end"].map((name, at) => [`${name} of ${flow.name}`, { flow, at }]),
  ),
);

/** Answers a step. */
export const answerStep = async (forms: Forms, { answers }: Step): Promise<void> => {
  for (const answer of answers)
    if (answer[0] === "tick") await forms.check(answer[1], true);
    else await forms[answer[0]](answer[1], answer[2]);
};

/** Answers the steps of a flow from one on, up to another; the last step is answered and not left. */
export const walk = async (actor: Actor, { steps }: Flow, from: number, to: number): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    if (index < from || index >= to) continue;
    await answerStep(actor.forms, step);
    if (index < steps.length - 1) await actor.forms.press("Continue");
  }
};

/** Starts a flow and answers it up to a step. */
export const goTo = async (actor: Actor, { flow, at }: Stage): Promise<void> => {
  await actor.browser.open(flow.page);
  await actor.forms.press("Start");
  await walk(actor, flow, 0, at);
};
