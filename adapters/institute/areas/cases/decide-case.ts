import type { Decision } from "../../../../domain/kernel/decision.ts";
import { decisionHold } from "../../../../domain/submissions/events.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { reviewDeclaration } from "../cpd/reviews/review-declaration.ts";
import { decideSubmission } from "../submissions/decide-submission.ts";
import type { Deciding } from "../submissions/deciding.ts";
import type { StoredSubmission } from "../submissions/submissions.store.ts";
import { decidings } from "./decided-kinds.ts";
import { openCase, type CaseOutcome } from "./open-case.ts";

/** The effects of decisions on a submission; throws a refusal when its kind takes effect on receipt. */
export const decidingOf = ({ kind, reference }: StoredSubmission): Deciding => {
  const deciding = decidings[kind];
  if (!deciding) throw new RefusalError("conflict", "NOT_DECIDED", `${reference} is not decided.`);
  return deciding;
};

/**
 * Grants or refuses a waiver or an application for membership, or records the outcome of the review of a declaration, by
 * its reference. WAIV-01, MEMB-02, SENT-03, LOG-05
 */
export const decideCase = async (acting: Acting, reference: string, decision: Decision): Promise<CaseOutcome> => {
  const { person, submission } = await openCase(acting, reference);
  const message =
    submission.kind === "declaration"
      ? await reviewDeclaration(acting, { person, submission }, decision)
      : (await decideSubmission(acting, { person, submission, deciding: decidingOf(submission) }, decision)).message;
  return { person, submission, message, toldAt: acting.now.getTime() + decisionHold };
};
