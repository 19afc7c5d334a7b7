import { whyNotDecided, type Decision } from "../../../../domain/kernel/decision.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { reviewDeclaration } from "../cpd/reviews/review-declaration.ts";
import { decideSubmission } from "../submissions/decide-submission.ts";
import type { ActionContext } from "../use-case-context.ts";
import { decisionEffects } from "./decided-kinds.ts";
import { openCase } from "./open-case.ts";

/**
 * Grants or refuses a waiver or an application for membership, or records the outcome of the review of a declaration, by
 * its reference. A refusal without a reason names its field. WAIV-01, MEMB-02, SENT-03, LOG-05
 */
export const decideCase = async (context: ActionContext, reference: string, decision: Decision): Promise<void> => {
  const { person, submission } = await openCase(context, reference);
  const why = whyNotDecided(decision);
  if (why !== undefined) throw new RefusalError("unacceptable", "NOT_DECIDED", why, { field: "reason" });
  if (submission.kind === "declaration") return reviewDeclaration(context, { person, submission }, decision);
  const deciding = decisionEffects[submission.kind];
  // Other kinds take effect on receipt.
  if (!deciding) throw new RefusalError("conflict", "NOT_DECIDED", `${reference} is not decided.`);
  return decideSubmission(context, { person, submission, deciding }, decision);
};
