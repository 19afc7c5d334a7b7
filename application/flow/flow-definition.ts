import type { StepFlow } from "../../domain/kernel/step-flow.ts";
import type { ConfirmationDefinition } from "./confirmation.ts";

/** What makes one flow different from another. */
export interface FlowDefinition<Step extends string, Answers, Facts, Payload, Done, Field extends string>
  extends ConfirmationDefinition<Payload, Done> {
  readonly flow: StepFlow<Step, Answers, Facts, Field>;
  readonly facts: () => Facts;
  /** What is known already, and so filled in when the person begins. */
  readonly known?: () => Partial<Answers>;
  /** What complete answers come to; undefined while they are not complete. */
  readonly payload: (answers: Answers) => Payload | undefined;
  /** What was done has been read and put away: whatever depends on it may follow. */
  readonly onClosed?: () => void;
}
