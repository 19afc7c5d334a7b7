import type { SubmissionKind } from "../../domain/submissions/events.ts";
import { undoDeclaration } from "../cpd/declarations/take-back.ts";
import { waiverDeciding } from "../cpd/waivers/decide.ts";
import { applicationDeciding } from "../membership/decide.ts";
import { undoRetirement } from "../retirement/storage.ts";
import type { Deciding, SubmissionCase } from "../submissions/deciding.ts";

/** What follows from a decision, by the kind of what is decided. */
export const decidings: Readonly<Partial<Record<SubmissionKind, Deciding>>> = {
  waiver: waiverDeciding,
  application: applicationDeciding,
};

/** What undoes a submission that took effect when it was received. */
export const undoings: Readonly<Partial<Record<SubmissionKind, (about: SubmissionCase) => Promise<void>>>> = {
  declaration: ({ operator, database, submission }) => undoDeclaration(operator, database, submission),
  retirement: ({ operator, database, submission }) => undoRetirement(operator, database, submission),
};
