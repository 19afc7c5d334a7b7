import { workingDayAfter } from "../../../../domain/institute/submissions/promises.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Verdict } from "../../../../domain/kernel/decision.ts";
import {
  undoableEventOf,
  needsDecision,
  reviewOutcomeOf,
  revokingType,
  whyNotAppended,
  type SubmissionEventType,
} from "../../../../domain/submissions/events.ts";
import { decideCase } from "../cases/decide-case.ts";
import { submissionName } from "../cases/decided-kinds.ts";
import { reopenCase } from "../cases/reopen-case.ts";
import { requestMore } from "../cases/request-more.ts";
import { isUnderReview } from "../cpd/reviews/review-declaration.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import type { ActionContext } from "../use-case-context.ts";
import { requiredDay, textIn, type Choices, type ActionValues, type StaffAction } from "./staff-action.ts";

/** A submission to decide, ask about or take back. */
export type StaffCase = Pick<SubmissionCase, "person" | "submission">;

/** Working days that a person has to send what is needed, unless another day is chosen. */
const usualDays = 10;

const reasonLabel = "Reason, as the person will read it";

/** Why an event cannot follow the last one of a case now, whatever its reason; undefined when it can. */
const whyNotFollows = (
  { submission: { kind, customerId: owner, events } }: StaffCase,
  { now, by, today }: ActionContext,
  type: SubmissionEventType,
): string | undefined =>
  whyNotAppended(
    { kind, owner, events },
    { type, at: now.getTime(), by, verdict: "grant", reason: "a reason", until: today },
  );

/** The ways to decide a case now. DESK-06, LOG-04, LOG-05 */
const waysOf = async (context: ActionContext, about: StaffCase): Promise<Choices> => {
  const may = (type: SubmissionEventType): boolean => whyNotFollows(about, context, type) === undefined;
  if (may("decided"))
    return [
      ["grant", "Grant", "Takes effect at once."],
      ["refuse", "Refuse", "The member reads your reason."],
      ["ask", "Ask for more", "On hold until the member replies."],
    ];
  if (!may("asked")) return [];
  const ask = ["ask", "Ask for more", "It stays in force. The member replies in the portal."] as const;
  return may("reviewed") && (await isUnderReview(context, about.submission))
    ? [
        ["grant", "The evidence is sufficient", "Closes the review."],
        ["refuse", "The evidence is not sufficient", "The member reads your reason. The declaration stays in force."],
        ask,
      ]
    : [ask];
};

/** The words of a way to decide: what happens, the button, and the audit log. */
interface WayWords {
  readonly words: string;
  readonly button: string;
  readonly recorded: string;
}

const askWords = (given: ActionValues, context: ActionContext, { submission }: StaffCase): WayWords => {
  const name = submissionName(submission, context.rules);
  const wanted = `“${given["wanted"] ?? ""}”, by ${displayDate(requiredDay(given, "by", context), context.rules)}`;
  return {
    words: needsDecision(submission.kind)
      ? `: the ${name} ${submission.reference} is on hold until they send ${wanted}`
      : `: they are asked about the ${name} ${submission.reference} for ${wanted}`,
    button: `Ask for more about the ${name}`,
    recorded: "asked for more",
  };
};

const verdictIn = ({ verdict }: ActionValues): Verdict => (verdict === "grant" ? "grant" : "refuse");

const verdictWords = (given: ActionValues, { rules, today }: ActionContext, { submission }: StaffCase): WayWords => {
  const isGranted = verdictIn(given) === "grant";
  const name = submissionName(submission, rules);
  if (!needsDecision(submission.kind)) {
    const finding = isGranted ? "sufficient" : "not sufficient";
    return {
      words: `: the evidence of the ${name} is ${finding}`,
      button: `Record that the evidence is ${finding}`,
      recorded: `found the evidence ${finding}`,
    };
  }
  const done = isGranted ? "granted" : "refused";
  const isAdmitted = isGranted && submission.kind === "application";
  return {
    words: isAdmitted ? `is a member from ${displayDate(today, rules)}` : `: the ${name} is ${done}`,
    button: `${isGranted ? "Grant" : "Refuse"} the ${name}`,
    recorded: done,
  };
};

const wayWords = (given: ActionValues, context: ActionContext, about: StaffCase): WayWords =>
  (given["verdict"] === "ask" ? askWords : verdictWords)(given, context, about);

/** Grants or refuses what was asked for, records the outcome of a review, or asks for more. DESK-06, LOG-04, LOG-05 */
export const decideAction: StaffAction<StaffCase> = {
  path: "decide",
  heading: "Decide",
  lede: "The member gets an email.",
  isDelayed: true,
  whyNot: async (context, about) =>
    (await waysOf(context, about)).length > 0 ? undefined : whyNotFollows(about, context, "asked"),
  inputs: [
    { name: "verdict", label: "Decide", kind: "ways", options: waysOf },
    { name: "reason", label: reasonLabel, kind: "words", under: "refuse", help: "the reason, in words for the person" },
    {
      name: "wanted",
      label: "What you need, as the person will read it",
      kind: "words",
      under: "ask",
      option: "ask",
      help: "ask for more, in words for the person, who answers in the portal; what waits is on hold until then",
    },
    {
      name: "by",
      label: "Reply by",
      kind: "day",
      under: "ask",
      value: ({ today, rules }) => workingDayAfter(today, usualDays, rules),
      help: `the last day to send what is needed, as 2026-03-04; after ${usualDays} working days by default`,
    },
  ],
  use: async ({ context, about: { submission }, given }) => {
    const { reference } = submission;
    if (given["verdict"] === "ask")
      await requestMore(context, reference, { wanted: given["wanted"] ?? "", by: requiredDay(given, "by", context) });
    else await decideCase(context, reference, { verdict: verdictIn(given), reason: textIn(given, "reason") });
    return {};
  },
  words: (...run) => wayWords(...run).words,
  button: (...run) => wayWords(...run).button,
  recorded: (...run) => wayWords(...run).recorded,
  // "decide" lists the inbox as well.
  commands: [],
};

const revoking = ({ submission: { kind, events } }: StaffCase, { now }: ActionContext) =>
  revokingType(kind, events, now.getTime());

const heldName = ({ submission: { events } }: StaffCase): "decision" | "request" =>
  undoableEventOf(events)?.type === "asked" ? "request" : "decision";

const revokedWords = (context: ActionContext, about: StaffCase): string => {
  const { kind, reference } = about.submission;
  const name = `${submissionName(about.submission, context.rules)} ${reference}`;
  const type = revoking(about, context);
  if (type === "taken back") return `: the ${name} is taken back`;
  if (type === "undone" && heldName(about) === "request") return `: nothing is asked for any longer about the ${name}`;
  return needsDecision(kind) ? `: the ${name} waits for a decision again` : `: the review of the ${name} is open again`;
};

/** Takes back a decision, an outcome, a declaration or a retirement, with a reason for the person. SENT-03, LOG-05 */
export const takeBackAction: StaffAction<StaffCase> = {
  path: "take-back",
  heading: "Take back",
  lede: "The member gets an email with the reason.",
  whyNot: (context, about) => whyNotFollows(about, context, revoking(about, context)),
  inputs: [
    {
      name: "why",
      label: reasonLabel,
      kind: "words",
      isOptionalByCommand: true,
      option: "reason",
      help: "the reason, in words for the person; an undo needs none",
    },
  ],
  use: async ({ context, about, given }) => {
    await reopenCase(context, about.submission.reference, given["why"]);
    return {};
  },
  words: (_given, context, about) =>
    revoking(about, context) === "undone"
      ? `${revokedWords(context, about)}, and no email is sent about the ${heldName(about)}`
      : revokedWords(context, about),
  button: (_given, context, about) => {
    const { submission } = about;
    if (revoking(about, context) === "taken back") return `Take back the ${submissionName(submission, context.rules)}`;
    return `Take back the ${reviewOutcomeOf(submission.events) ? "outcome of the review" : "decision"}`;
  },
  recorded: () => "took back",
  commands: [
    {
      name: "reopen",
      help: "take back a decision, a declaration or a retirement; the member is emailed the reason. Within ten minutes, a decision or a request is undone without an email",
    },
  ],
};

/** Undoes a decision or a request of the last ten minutes, before its mail goes. DESK-03, LOG-04 */
export const undoAction: StaffAction<StaffCase> = {
  ...takeBackAction,
  path: "undo",
  heading: "Undo",
  lede: "No email is sent.",
  isPreviewedAtOnce: true,
  whyNot: (context, about) => whyNotFollows(about, context, "undone"),
  inputs: [],
  button: (_given, _acting, about) => `Undo the ${heldName(about)}`,
  recorded: (_given, _acting, about) => `undid a ${heldName(about)}`,
  // "reopen" undoes what can be undone.
  commands: [],
};
