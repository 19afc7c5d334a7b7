import type { Declaration } from "../../../../domain/cpd/declaration.ts";
import type { SubmissionKind } from "../../../../domain/submissions/events.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { ChooseSubmissionName } from "../../platform/mail/mails.ts";
import { undoDeclaration } from "../cpd/declarations/take-back.ts";
import { waiverDeciding } from "../cpd/waivers/decide.ts";
import { applicationDeciding } from "../membership/decide.ts";
import { undoRetirement } from "../retirement/retirement.store.ts";
import type { Deciding, SubmissionCase } from "../submissions/deciding.ts";
import type { StoredSubmission } from "../submissions/submissions.store.ts";

/** Effects of a decision, by kind of submission. */
export const decidings: Readonly<Partial<Record<SubmissionKind, Deciding>>> = {
  waiver: waiverDeciding,
  application: applicationDeciding,
};

interface Undoing {
  /** "CPD declaration for 2026" */
  readonly name: (submission: StoredSubmission) => string;
  /** Its name in mails, from the organisation's texts. */
  readonly what: (submission: StoredSubmission) => ChooseSubmissionName;
  readonly undo: (about: SubmissionCase) => Promise<void>;
}

/** Reverts a submission that took effect on receipt. */
export const undoings: Readonly<Partial<Record<SubmissionKind, Undoing>>> = {
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
