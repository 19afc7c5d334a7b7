import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { answersFrom, isSameAnswers } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Place, StepFlow } from "../../domain/kernel/step-flow.ts";
import {
  atLanding, back, closed, endingAt, isBefore, isLastStep, mayContinue, next, overrideOf, problemsAt, progressOf, reach, stepCalled,
} from "../../domain/kernel/step-flow.ts";
import { mayBegin, stepOfSubmission, type Submission } from "../../domain/kernel/submission.ts";
import type { CallFailure } from "../ports/result.ts";
import { Confirmation, type ConfirmationParts, type ConfirmationDefinition } from "./confirmation.ts";

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

/**
 * Leads a person through a flow: the one controller behind every flow of the portal. It holds where
 * they stand and what became of the submission; everything else follows from the flow's table.
 */
export class StepController<Step extends string, Answers extends object, Facts, Payload, Done, Field extends string = string> {
  place: Place<Step, Answers>;
  readonly #definition: FlowDefinition<Step, Answers, Facts, Payload, Done, Field>;
  readonly #confirmation: Confirmation<Payload, Done>;
  /** The step from which an answer is being changed, and to which the person goes back. */
  #reviewing: Step | undefined = undefined;

  constructor(definition: FlowDefinition<Step, Answers, Facts, Payload, Done, Field>, parts: ConfirmationParts) {
    this.#definition = definition;
    this.#confirmation = new Confirmation(definition, parts);
    this.place = atLanding(definition.flow);
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  get submission(): Submission<Done, CallFailure> {
    return this.#confirmation.submission;
  }

  /** Whether what was sent is known not to have been done. */
  get isRefused(): boolean {
    return this.#confirmation.isRefused;
  }

  /** What the institute said to what had been done before: at the landing, until the person begins anew. */
  get already(): string | undefined {
    return this.#confirmation.already;
  }

  /** The step on screen: an override, what becomes of the submission, or where the person stands. */
  get step(): Step | "SUBMITTING" | "COMPLETE" | "ERROR" {
    return overrideOf(this.#flow, this.facts) ?? stepOfSubmission(this.submission) ?? this.place.step;
  }

  get answers(): Answers {
    return this.place.answers;
  }

  /** What is missing or wrong at the present step, in the order of its fields. */
  get problems(): Problems<Field> {
    return problemsAt(this.#flow, this.place, this.facts);
  }

  get mayContinue(): boolean {
    return mayBegin(this.submission) && mayContinue(this.#flow, this.place, this.facts);
  }

  get isLastStep(): boolean {
    return isLastStep(this.#flow, this.place, this.facts);
  }

  /** Whether something is asked, or what became of it is told: neither the landing nor what stands in place of the flow. */
  get isUnderWay(): boolean {
    return this.step !== this.#flow.landing.step && overrideOf(this.#flow, this.facts) === undefined;
  }

  /** What is known of the person, by which the flow's rules are asked. */
  get facts(): Facts {
    return this.#definition.facts();
  }

  get progress(): { readonly number: number; readonly total: number } | undefined {
    return progressOf(this.#flow, this.place.step, this.facts);
  }

  /** Whether the person has answered anything yet that was not filled in for them. */
  get isBegun(): boolean {
    const { emptyAnswers, shape } = this.#flow;
    return !isSameAnswers(shape, this.answers, emptyAnswers) && !isSameAnswers(shape, this.answers, this.#filledIn);
  }

  /** Whether leaving now would lose answers. What is being sent is taken up again on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.place.step !== this.#flow.landing.step && mayBegin(this.submission) && this.isBegun;
  }

  /** The step as the address names it: none at the landing, nor while something else stands in place of the flow. */
  get stepInAddress(): Step | undefined {
    const { step } = this.place;
    return step === this.#flow.landing.step || overrideOf(this.#flow, this.facts) !== undefined ? undefined : step;
  }

  /** Whether the person has been at a step, and gone on from it, on the way to the present one. */
  isBehind(step: Step): boolean {
    return isBefore(this.#flow, step, this.place.step);
  }

  /** Takes up what an earlier visit of this tab left: the answers, and a submission whose fate is not known. */
  async resume(): Promise<void> {
    const kept = this.#confirmation.resume();
    if (!kept) return;
    const { step, answers } = (kept.draft ?? {}) as Partial<Place<string, unknown>>;
    const place = {
      step: stepCalled(this.#flow, step),
      answers: answersFrom(answers, this.#flow.shape, this.#flow.emptyAnswers),
    };
    this.place = kept.sending === undefined ? reach(this.#flow, place.step, place.answers, this.facts) : place;
    if (kept.sending !== undefined) await this.#send(kept.sending);
  }

  answer(given: Partial<Answers>): void {
    if (this.submission.status !== "idle") return;
    this.place = { ...this.place, answers: { ...this.place.answers, ...given } };
    // A key stands for what was confirmed: other answers are another confirmation.
    this.#confirmation.change(this.place);
  }

  /** Goes on: to the next step, or from the last one to the submission. Unanswered, it stays. */
  async continue(): Promise<void> {
    if (!this.mayContinue) return;
    if (this.isLastStep) await this.submit();
    else this.#goOn();
  }

  /**
   * Goes to the step that an address names, or to the first one before it that is not answered; without
   * a name to the landing. What was sent is not gone back into: it is put away first.
   */
  goTo(wanted: string | undefined): void {
    if (this.submission.status === "submitting" || wanted === this.stepInAddress) return;
    if (this.submission.status === "done") this.close();
    this.#confirmation.recover();
    this.#reviewing = undefined;
    this.#fillIn();
    this.#moveTo(reach(this.#flow, stepCalled(this.#flow, wanted), this.place.answers, this.facts));
  }

  /** Goes back to one answer, from where all of them are reviewed; going on leads there again. */
  change(step: Step): void {
    if (this.submission.status !== "idle") return;
    this.#reviewing = this.place.step;
    this.#moveTo({ ...this.place, step });
  }

  /** Goes back one step; from a failed submission, to the last step. Answers are kept. */
  back(): void {
    this.#reviewing = undefined;
    if (this.submission.status === "failed") {
      this.#confirmation.recover();
      this.#confirmation.keep(this.place);
    } else if (this.submission.status === "idle") this.#moveTo(back(this.#flow, this.place, this.facts));
  }

  /** Sends the answers: once for each confirmation, however often it is asked for. */
  async submit(): Promise<void> {
    const payload = this.#definition.payload(this.place.answers);
    if (payload !== undefined) await this.#send(payload);
  }

  /** Back to the landing: with the answers, or, once they were taken, without. While sending it waits for the outcome. */
  close(): void {
    if (this.submission.status === "submitting") return;
    if (this.submission.status === "done") {
      this.reset();
      this.#definition.onClosed?.();
      return;
    }
    this.#confirmation.recover();
    this.#reviewing = undefined;
    this.#moveTo(closed(this.#flow, this.place));
  }

  /** What is done with is not shown again on the next visit. */
  dismiss(): void {
    this.#confirmation.leave();
    if (this.submission.status === "done" || this.already !== undefined) this.close();
  }

  /** Back to the landing, with nothing answered. */
  reset(): void {
    if (this.submission.status === "submitting") return;
    this.#reviewing = undefined;
    this.place = atLanding(this.#flow);
    this.#confirmation.forget();
  }

  get #flow(): StepFlow<Step, Answers, Facts, Field> {
    return this.#definition.flow;
  }

  get #filledIn(): Answers {
    return { ...this.#flow.emptyAnswers, ...this.#definition.known?.() };
  }

  // Answers that were begun already are the person's own, and stay as they are.
  #fillIn(): void {
    if (isSameAnswers(this.#flow.shape, this.answers, this.#flow.emptyAnswers)) this.place = { ...this.place, answers: this.#filledIn };
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
    // What was asked for had been done before: there is nothing left to answer.
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
