import type { RetirementContent } from "../../domain/retirement/content.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { RetirementRegisterFlow } from "../../application/retirement/retirement-register.ts";

/** What every part of the register is given. */
export interface RegisterProps {
  readonly texts: RetirementContent;
  readonly flow: RetirementRegisterFlow;
  readonly copies: SubmissionCopies;
}
