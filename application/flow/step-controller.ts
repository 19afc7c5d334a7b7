import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { restoreAnswers, isSameAnswers } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Place, StepFlow } from "../../domain/kernel/step-flow.ts";
import {
  atLanding,
  back,
  closeFlow,
  endingAt,
  isBefore,
  isLastStep,
  mayContinue,
  next,
  overrideOf,
  problemsAt,
  progressOf,
  reach,
  findStep,
} from "../../domain/kernel/step-flow.ts";
import { mayBegin, stepOfSubmission, type Submission } from "../../domain/kernel/submission.ts";
import type { CallFailure } from "../ports/result.ts";
import { IdempotentSubmission, type SubmissionServices, type SubmissionDefinition } from "./idempotent-submission.ts";

/** Configuration of a flow. */
export interface FlowDefinition<
  Step extends string,
  Answers,
  Facts,
  Payload,
  Done,
  Field extends string,
> extends SubmissionDefinition<Payload, Done> {
  readonly flow: StepFlow<Step, Answers, Facts, Field>;
  readonly facts: () => Facts;
  /** Known answers, filled in when the user starts. */
  readonly known?: () => Partial<Answers>;
  /** Whether nothing holds the form up beside its answers, such as a file on its way; says so on screen otherwise. */
  readonly mayBeSent?: () => boolean;
  /** Builds the payload from complete answers; undefined while incomplete. */
  readonly payload: (answers: Answers) => Payload | undefined;
  /** Called after the user closes a completed flow; refreshes dependent data. */
  readonly onClosed?: () => void;
  /** Called when all answers are cleared; clears what belongs to the form beside them. */
  readonly onReset?: () => void;
}

/**
 * Controls every flow of the portal. Holds the current step and the submission; derives everything else from the flow's
 * table.
 */
export class StepController<
  Step extends string,
  Answers extends object,
  Facts,
  Payload,
  Done,
  Field extends string = string,
> {
  place: Place<Step, Answers>;
  readonly #definition: FlowDefinition<Step, Answers, Facts, Payload, Done, Field>;
  readonly #confirmation: IdempotentSubmission<Payload, Done>;
  /** The review step to return to after changing an answer. */
  #reviewing: Step | undefined = undefined;

  constructor(definition: FlowDefinition<Step, Answers, Facts, Payload, Done, Field>, services: SubmissionServices) {
    this.#definition = definition;
    this.#confirmation = new IdempotentSubmission(definition, services);
    this.place = atLanding(definition.flow);
    // Facts name the day, which changes unobserved: each reading is fresh, not the computed one of yesterday.
    makeAutoObservable(this, { place: observableRef, facts: false }, { autoBind: true });
  }

  get submission(): Submission<Done, CallFailure> {
    return this.#confirmation.submission;
  }

  /** Whether the payload was certainly not executed. */
  get isRefused(): boolean {
    return this.#confirmation.isRefused;
  }

  /** The institute's message about a duplicate submission; shown at the landing until the user starts again. */
  get already(): string | undefined {
    return this.#confirmation.already;
  }

  /** The visible step: an override, the submission's state, or the current step. */
  get step(): Step | "SUBMITTING" | "COMPLETE" | "ERROR" {
    return overrideOf(this.#flow, this.facts) ?? stepOfSubmission(this.submission) ?? this.place.step;
  }

  get answers(): Answers {
    return this.place.answers;
  }

  /** Validation errors of the current step, in field order. */
  get problems(): Problems<Field> {
    return problemsAt(this.#flow, this.place, this.facts);
  }

  get mayContinue(): boolean {
    return mayBegin(this.submission) && mayContinue(this.#flow, this.place, this.facts);
  }

  get isLastStep(): boolean {
    return isLastStep(this.#flow, this.place, this.facts);
  }

  /** Whether the flow is in progress or shows its outcome; false at the landing and for overrides. */
  get isUnderWay(): boolean {
    return this.step !== this.#flow.landing.step && overrideOf(this.#flow, this.facts) === undefined;
  }

  /** Facts about the customer, input for the flow's rules. */
  get facts(): Facts {
    return this.#definition.facts();
  }

  get progress(): { readonly number: number; readonly total: number } | undefined {
    return progressOf(this.#flow, this.place.step, this.facts);
  }

  /** Whether the user has answered anything beyond the prefilled answers. */
  get isBegun(): boolean {
    const { emptyAnswers, shape } = this.#flow;
    return !isSameAnswers(shape, this.answers, emptyAnswers) && !isSameAnswers(shape, this.answers, this.#filledIn);
  }

  /** Whether leaving would lose answers. A pending submission resumes on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.place.step !== this.#flow.landing.step && mayBegin(this.submission) && this.isBegun;
  }

  /** The step in the page's address; undefined at the landing and for overrides. */
  get stepInAddress(): Step | undefined {
    const { step } = this.place;
    return step === this.#flow.landing.step || overrideOf(this.#flow, this.facts) !== undefined ? undefined : step;
  }

  /** Whether a step precedes the current one. */
  isBehind(step: Step): boolean {
    return isBefore(this.#flow, step, this.place.step);
  }

  /** Restores state from an earlier visit in this tab: the answers, and a submission with unknown outcome. */
  async resume(): Promise<void> {
    const restored = this.#confirmation.resume();
    if (!restored) return;
    const { step, answers } = (restored.draft ?? {}) as Partial<Place<string, unknown>>;
    const place = {
      step: findStep(this.#flow, step),
      answers: restoreAnswers(answers, this.#flow.shape, this.#flow.emptyAnswers),
    };
    this.place = restored.sending === undefined ? reach(this.#flow, place.step, place.answers, this.facts) : place;
    if (restored.sending !== undefined) await this.#send(restored.sending);
  }

  answer(answers: Partial<Answers>): void {
    if (this.submission.status !== "idle") return;
    this.place = { ...this.place, answers: { ...this.place.answers, ...answers } };
    // Each key identifies one payload; changed answers need a new key.
    this.#confirmation.change(this.place);
  }

  /** Moves to the next step, or submits from the last one; no effect while the step is incomplete. */
  async continue(): Promise<void> {
    if (!this.mayContinue) return;
    if (this.isLastStep) await this.submit();
    else this.#goOn();
  }

  /**
   * Moves to the step named in an address, or to the first incomplete one before it; without a name to the landing.
   * Closes a completed submission first. No effect while submitting.
   */
  goTo(wanted: string | undefined): void {
    if (this.submission.status === "submitting" || wanted === this.stepInAddress) return;
    if (this.submission.status === "done") this.close();
    this.#confirmation.recover();
    this.#reviewing = undefined;
    this.#fillIn();
    this.#moveTo(reach(this.#flow, findStep(this.#flow, wanted), this.place.answers, this.facts));
  }

  /** Moves from the review to one answer; continuing returns to the review. */
  change(step: Step): void {
    if (this.submission.status !== "idle") return;
    this.#reviewing = this.place.step;
    this.#moveTo({ ...this.place, step });
  }

  /** Moves back one step and keeps the answers; from a failed submission to the last step. */
  back(): void {
    this.#reviewing = undefined;
    if (this.submission.status === "failed") {
      this.#confirmation.recover();
      this.#confirmation.keep(this.place);
    } else if (this.submission.status === "idle") this.#moveTo(back(this.#flow, this.place, this.facts));
  }

  /**
   * Submits the answers; ignores repeated calls. Moves to the first incomplete step when an earlier answer has become
   * invalid since it was given.
   */
  async submit(): Promise<void> {
    const payload = this.#definition.payload(this.place.answers);
    if (payload === undefined) this.#moveTo(reach(this.#flow, this.place.step, this.place.answers, this.facts));
    else if (this.#definition.mayBeSent?.() !== false) await this.#send(payload);
  }

  /** Returns to the landing, keeping the answers unless they were submitted. No effect while submitting. */
  close(): void {
    if (this.submission.status === "submitting") return;
    if (this.submission.status === "done") {
      this.reset();
      this.#definition.onClosed?.();
      return;
    }
    this.#confirmation.recover();
    this.#reviewing = undefined;
    this.#moveTo(closeFlow(this.#flow, this.place));
  }

  /** Leaves the page and closes a completed flow, so the next visit starts fresh. */
  dismiss(): void {
    this.#confirmation.leave();
    if (this.submission.status === "done" || this.already !== undefined) this.close();
  }

  /** Returns to the landing and clears all answers. No effect while submitting. */
  reset(): void {
    if (this.submission.status === "submitting") return;
    this.#reviewing = undefined;
    this.place = atLanding(this.#flow);
    this.#confirmation.forget();
    this.#definition.onReset?.();
  }

  get #flow(): StepFlow<Step, Answers, Facts, Field> {
    return this.#definition.flow;
  }

  get #filledIn(): Answers {
    return { ...this.#flow.emptyAnswers, ...this.#definition.known?.() };
  }

  // Prefill only untouched answers; keep the user's own.
  #fillIn(): void {
    if (isSameAnswers(this.#flow.shape, this.answers, this.#flow.emptyAnswers))
      this.place = { ...this.place, answers: this.#filledIn };
  }

  #goOn(): void {
    this.#fillIn();
    if (this.#reviewing === undefined || endingAt(this.#flow, this.place) !== undefined) {
      this.#moveTo(next(this.#flow, this.place, this.facts));
      return;
    }
    this.#moveTo(reach(this.#flow, this.#reviewing, this.place.answers, this.facts));
    if (this.place.step === this.#reviewing) this.#reviewing = undefined;
  }

  async #send(payload: Payload): Promise<void> {
    await this.#confirmation.send(payload, this.place);
    // A duplicate submission leaves nothing to answer.
    if (this.already !== undefined)
      runInAction(() => {
        this.#reviewing = undefined;
        this.place = atLanding(this.#flow);
      });
  }

  #moveTo(place: Place<Step, Answers>): void {
    this.place = place;
    if (this.isBegun || place.step !== this.#flow.landing.step) this.#confirmation.keep(place);
    else this.#confirmation.forget();
  }
}
