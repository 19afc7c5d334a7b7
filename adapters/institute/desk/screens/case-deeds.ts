import { reviewProgressOf } from "../../../../domain/cpd/review-states.ts";
import { calendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { whyNotDecided } from "../../../../domain/kernel/decision.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import {
  heldEventOf,
  needsDecision,
  revokingType,
  submissionStateOf,
  type SubmissionEvent,
} from "../../../../domain/submissions/events.ts";
import { whyNotRequested } from "../../../../domain/submissions/request.ts";
import { decideCase } from "../../areas/cases/decide-case.ts";
import { nameOf } from "../../areas/cases/decided-kinds.ts";
import type { CaseOutcome } from "../../areas/cases/open-case.ts";
import { reopenCase } from "../../areas/cases/reopen-case.ts";
import { requestMore } from "../../areas/cases/request-more.ts";
import { customerBalance } from "../../areas/fees/fees.store.ts";
import { submissionOf, type StoredSubmission } from "../../areas/submissions/submissions.store.ts";
import { customerOf, fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { entered, type FormError } from "../../platform/pages/pages.ts";
import { rehearse } from "../../platform/storage/rehearse.ts";
import { longestReason } from "../case-forms.ts";
import { caseAddress, takingBack, referenceOf, versionOf } from "../case-words.ts";
import { confirmationPage, type Facts } from "../confirmation.ts";
import { makeChange } from "../make-change.ts";
import { meantDay, whyNotDay } from "../meant-values.ts";
import { careful } from "../pieces.ts";
import type { Deed, Shown, Visit } from "../visit.ts";
import { drawnCase } from "./case.ts";
import { placeInReview } from "./reviews.ts";

interface Typed {
  readonly verdict: string;
  readonly reason: string;
  readonly wanted: string;
  readonly by: string;
  readonly events: string;
}

const typedOf = (form: URLSearchParams): Typed => ({
  verdict: entered(form, "verdict", 10),
  reason: entered(form, "reason", longestReason).trim(),
  wanted: entered(form, "wanted", longestReason).trim(),
  by: entered(form, "by", 40),
  events: entered(form, "events", 10),
});

/** What is wrong with a decision as typed, at its field. */
const problemsOf = ({ verdict, reason, wanted, by }: Typed, { today, rules }: Visit): readonly FormError[] => {
  if (verdict === "grant") return [];
  if (verdict === "refuse") {
    const message = whyNotDecided({ verdict, reason });
    return message === undefined ? [] : [{ field: "reason", message }];
  }
  if (verdict !== "ask") return [{ field: "verdict-grant", message: "Choose what to do." }];
  const day = calendarDate(meantDay(by, rules));
  if (day === undefined) return [{ field: "by", message: whyNotDay(by, rules) }];
  const problem = whyNotRequested({ wanted, by: day }, today);
  return problem ? [problem] : [];
};

/** Runs a change unless the case has changed since the form was opened. */
const unlessOvertaken = async (change: Promise<CaseOutcome>, version: string): Promise<CaseOutcome> => {
  const outcome = await change;
  if (versionOf(outcome.submission) !== version)
    throw new RefusalError("conflict", "CASE_CHANGED", "The case has changed since this page was opened.");
  return outcome;
};

const decided = (acting: Visit, typed: Typed): Promise<CaseOutcome> => {
  const { verdict, reason, wanted, by, events: version } = typed;
  const reference = referenceOf(acting);
  const day = calendarDate(meantDay(by, acting.rules));
  if (verdict === "ask" && day !== undefined)
    return unlessOvertaken(requestMore(acting, reference, { wanted, by: day }), version);
  const decision = verdict === "grant" ? ({ verdict } as const) : ({ verdict: "refuse", reason } as const);
  return unlessOvertaken(decideCase(acting, reference, decision), version);
};

const takenBack = (acting: Visit, { reason, events: version }: Typed): Promise<CaseOutcome> =>
  unlessOvertaken(reopenCase(acting, referenceOf(acting), reason), version);

const verbs: Readonly<Record<string, string>> = { grant: "Grant", refuse: "Refuse", ask: "Ask for more about" };

const buttonOf = ({ verdict }: Typed, submission: StoredSubmission, rules: DateStyle): string => {
  if (needsDecision(submission.kind) || verdict === "ask")
    return `${verbs[verdict] ?? "Decide"} the ${nameOf(submission, rules)}`;
  return `Record that the evidence is ${verdict === "grant" ? "" : "not "}sufficient`;
};

const recordedVerbs: Readonly<Record<string, string>> = {
  grant: "granted",
  refuse: "refused",
  ask: "asked for more",
};

/** What is recorded of a decision or a request, after the name of who made it. */
const recordedOf = ({ verdict }: Typed, { kind }: StoredSubmission): string =>
  needsDecision(kind) || verdict === "ask"
    ? (recordedVerbs[verdict] ?? "decided")
    : `found the evidence ${verdict === "grant" ? "" : "not "}sufficient`;

/** What can differ after a change to a case, in words. */
const factsAbout = async (acting: Visit): Promise<Facts> => {
  const { database, rules, today } = acting;
  const submission = await submissionOf(database, referenceOf(acting));
  if (!submission) return {};
  const { kind, customerId, events } = submission;
  const person = await customerOf(database, customerId);
  return {
    "What was sent": submissionStateOf(kind, events),
    ...(kind === "declaration" ? { Review: reviewProgressOf(events, today, rules).state } : {}),
    Type: person.customerType.toLowerCase(),
    Status: person.status.toLowerCase(),
    "May apply for membership": person.eligibleForMembership === 1 ? "yes" : "no",
    Owes: displayPrice(await customerBalance(database, customerId), rules, "forced"),
  };
};

/** Shows a change before it happens, or the case with the reason why it cannot. */
const previewed = async (
  visit: Visit,
  form: URLSearchParams,
  notice: Html | undefined,
  {
    change,
    problems,
    button,
    ...confirmation
  }: {
    readonly change: (acting: Visit, typed: Typed) => Promise<CaseOutcome>;
    readonly problems: readonly FormError[];
    readonly action: string;
    readonly button: (outcome: CaseOutcome) => string;
    readonly isAsGiven?: boolean | undefined;
  },
): Promise<Shown> => {
  if (problems.length > 0 || form.has("change")) return drawnCase(visit, form, { problems, notice });
  const typed = typedOf(form);
  try {
    const { answer: outcome, ...rest } = await rehearse(visit.database, (database) =>
      makeChange(
        { ...visit, database },
        {
          facts: factsAbout,
          use: (acting) => change(acting, typed),
          readers: ({ person: { customerId } }) => [{ customerId }],
        },
      ),
    );
    const { person, message, toldAt } = outcome;
    const content = confirmationPage(visit, {
      ...confirmation,
      ...rest,
      running: html`<a href="${caseAddress(visit, referenceOf(visit))}">Case</a>`,
      summary: html`<strong>${fullNameOf(person)}, ${person.customerId}</strong>${message.startsWith("is ") ? " " : ": "}${message}.`,
      toldAt,
      button: button(outcome),
      kept: { ...typed },
    });
    return {
      title: "This will happen",
      action: { action: "saw what a change would do", customerId: person.customerId, reference: referenceOf(visit) },
      content: html`${notice}${content}`,
    };
  } catch (error) {
    if (!(error instanceof RefusalError) || error.kind !== "conflict") throw error;
    const shown = await drawnCase(visit, form);
    const why = careful(error.message, "Nothing has changed. What you typed is kept below.");
    return shown.status === 409 ? shown : drawnCase(visit, form, { notice: why });
  }
};

/** Grants, refuses, decides a review, or asks for more. DESK-03, DESK-06, LOG-05 */
export const decideDeed: Deed = {
  path: "/cases/:parameter",
  entry: "inbox",
  preview: (visit, form, notice) => {
    const typed = typedOf(form);
    return previewed(visit, form, notice, {
      change: decided,
      problems: form.has("change") ? [] : problemsOf(typed, visit),
      action: caseAddress(visit, referenceOf(visit)),
      button: ({ submission }) => buttonOf(typed, submission, visit.rules),
    });
  },
  apply: async (visit, form) => {
    const typed = typedOf(form);
    // The form may not be the one that was previewed; the preview names what is wrong with it.
    const [problem] = problemsOf(typed, visit);
    if (problem) throw new RefusalError("unacceptable", "NOT_DECIDED", problem.message);
    const { person, submission } = await decided(visit, typed);
    const { reference } = submission;
    const next = (await placeInReview(visit, reference))?.next ?? "/desk/inbox";
    return {
      location: `${next}?done=${visit.references.to("case", reference)}`,
      action: { action: recordedOf(typed, submission), customerId: person.customerId, reference },
    };
  },
};

const heldName = (events: readonly SubmissionEvent[]): "decision" | "request" =>
  heldEventOf(events)?.type === "asked" ? "request" : "decision";

/** Takes back a decision, a declaration or a retirement, or undoes a decision or a request of the last ten minutes. DESK-03, DESK-06 */
export const takeBackDeed: Deed = {
  path: "/cases/:parameter/take-back",
  entry: "inbox",
  preview: async (visit, form, notice) => {
    const submission = await submissionOf(visit.database, referenceOf(visit));
    const isUndone = submission && revokingType(submission.kind, submission.events, visit.now.getTime()) === "undone";
    return previewed(visit, form, notice, {
      change: takenBack,
      problems:
        typedOf(form).reason === "" && !isUndone && !form.has("change")
          ? [{ field: "reason", message: "Say why it is taken back." }]
          : [],
      action: `${caseAddress(visit, referenceOf(visit))}/take-back`,
      isAsGiven: isUndone,
      button: ({ submission: changed }) =>
        isUndone ? `Undo the ${heldName(changed.events)}` : takingBack(changed, visit),
    });
  },
  apply: async (visit, form) => {
    const { person, submission } = await takenBack(visit, typedOf(form));
    const { kind, reference, events } = submission;
    const isUndone = revokingType(kind, events, visit.now.getTime()) === "undone";
    return {
      location: `/desk/inbox?done=${visit.references.to("case", reference)}`,
      action: {
        action: isUndone ? `undid a ${heldName(events)}` : "took back",
        customerId: person.customerId,
        reference,
      },
    };
  },
};
