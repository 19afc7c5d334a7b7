import type { Declaration } from "../../../../domain/cpd/declaration.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { SubmissionKind } from "../../../../domain/submissions/events.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { undoDeclaration } from "../cpd/declarations/take-back.ts";
import { waiverDecisionEffects } from "../cpd/waivers/decide-waiver.ts";
import { applicationDecisionEffects } from "../membership/decide-application.ts";
import { undoRetirement } from "../retirement/retirement.store.ts";
import type { DecisionEffects, SubmissionCase } from "../submissions/decision-effects.ts";
import type { ChooseSubmissionName } from "../submissions/submission-mails.ts";
import type { StoredSubmission } from "../submissions/submissions.store.ts";

/** Effects of a decision, by kind of submission. */
export const decisionEffects: Readonly<Partial<Record<SubmissionKind, DecisionEffects>>> = {
  waiver: waiverDecisionEffects,
  application: applicationDecisionEffects,
};

interface Reversion {
  /** "CPD declaration for 2026" */
  readonly name: (submission: StoredSubmission) => string;
  /** Its name in mails, from the organisation's texts. */
  readonly what: (submission: StoredSubmission) => ChooseSubmissionName;
  readonly undo: (about: SubmissionCase) => Promise<void>;
}

/** Reverts a submission that took effect on receipt. */
export const reversions: Readonly<Partial<Record<SubmissionKind, Reversion>>> = {
  declaration: {
    name: ({ answers }) => `CPD declaration for ${(answers as Declaration).year}`,
    what:
      ({ answers }) =>
      (names) =>
        fillLine(names.declaration, { year: String((answers as Declaration).year) }),
    undo: ({ operator, database, submission }) => undoDeclaration(operator, database, submission),
  },
  retirement: {
    name: () => "entry in the register of retired members",
    what: () => (names) => names.retirement,
    undo: ({ operator, database, submission }) => undoRetirement(operator, database, submission),
  },
};

/** The name of a form for staff: "waiver from 1 February 2026 to 31 March 2026", "CPD declaration for 2026". */
export const submissionName = (submission: StoredSubmission, rules: DateStyle): string =>
  decisionEffects[submission.kind]?.name(submission, rules) ??
  reversions[submission.kind]?.name(submission) ??
  submission.kind;

/** The name of a form in mails, from the organisation's texts. */
export const submissionNameInMail = (submission: StoredSubmission): ChooseSubmissionName =>
  decisionEffects[submission.kind]?.what(submission) ??
  reversions[submission.kind]?.what(submission) ??
  (() => submission.kind);
