import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Place, StepFlow } from "../../domain/kernel/step-flow.ts";
import {
  atLanding,
  back,
  isLastStep,
  mayContinue,
  next,
  overrideOf,
  progressOf,
  reach,
} from "../../domain/kernel/step-flow.ts";
import type { Submission } from "../../domain/kernel/submission.ts";
import { begin, fail, idle, mayBegin, stepOfSubmission, succeed } from "../../domain/kernel/submission.ts";
import type { Answered } from "../ports/answered.ts";
import type { CallFailure } from "../ports/call-failure.ts";
import type { NewIdentifier } from "../ports/identifiers.ts";
import type { Drafts } from "./drafts.ts";

/** What makes one flow different from another. */
export interface FlowDefinition<Step extends string, Answers, Facts, Payload, Done> {
  /** The name its draft is kept under. */
  readonly name: string;
  readonly flow: StepFlow<Step, Answers, Facts>;
  readonly facts: () => Facts;
  /** What is known already, and so filled in when the person begins. */
  readonly known?: () => Partial<Answers>;
  /** What complete answers come to; undefined while they are not complete. */
  readonly payload: (answers: Answers) => Payload | undefined;
  /** Sends it, once for each key. */
  readonly submit: (payload: Payload, key: string) => Promise<Answered<Done, CallFailure>>;
  /** It was taken: the screen shows what was done. */
  readonly onDone?: (done: Done) => void;
  /** What was done has been read and put away: whatever depends on it may follow. */
  readonly onClosed?: () => void;
}

interface Draft<Step extends string, Answers, Payload> {
  readonly place: Place<Step, Answers>;
  readonly key: string;
  /** What was being sent when the draft was kept; its fate is not known. */
  readonly sending?: Payload | undefined;
}

/**
 * Leads a person through a flow: the one controller behind every flow of the portal. It holds where
 * they stand and what became of the submission; everything else follows from the flow's table.
 */
export class StepController<Step extends string, Answers, Facts, Payload, Done> {
  place: Place<Step, Answers>;
  submission: Submission<Done, CallFailure> = idle;
  readonly #definition: FlowDefinition<Step, Answers, Facts, Payload, Done>;
  readonly #drafts: Drafts;
  readonly #newIdentifier: NewIdentifier;
  #key: string | undefined = undefined;
  /** The step from which an answer is being changed, and to which the person goes back. */
  #reviewing: Step | undefined = undefined;

  constructor(
    definition: FlowDefinition<Step, Answers, Facts, Payload, Done>,
    drafts: Drafts,
    newIdentifier: NewIdentifier,
  ) {
    this.#definition = definition;
    this.#drafts = drafts;
    this.#newIdentifier = newIdentifier;
    this.place = atLanding(definition.flow);
    makeAutoObservable(this, { place: observableRef, submission: observableRef }, { autoBind: true });
  }

  /** The step on screen: an override, what becomes of the submission, or where the person stands. */
  get step(): Step | "SUBMITTING" | "COMPLETE" | "ERROR" {
    const { flow, facts } = this.#definition;
    return overrideOf(flow, facts()) ?? stepOfSubmission(this.submission) ?? this.place.step;
  }

  get answers(): Answers {
    return this.place.answers;
  }

  get mayContinue(): boolean {
    const { flow, facts } = this.#definition;
    return mayBegin(this.submission) && mayContinue(flow, this.place, facts());
  }

  get isLastStep(): boolean {
    const { flow, facts } = this.#definition;
    return isLastStep(flow, this.place, facts());
  }

  get isAtLanding(): boolean {
    return this.step === this.#definition.flow.steps[0].step;
  }

  /** What is known of the person, by which the flow's rules are asked. */
  get facts(): Facts {
    return this.#definition.facts();
  }

  get progress(): { readonly number: number; readonly total: number } | undefined {
    return progressOf(this.#definition.flow, this.place.step);
  }

  /** Whether leaving now would lose answers. What is being sent is taken up again on the next visit. */
  get isUnsaved(): boolean {
    return this.place.step !== this.#definition.flow.steps[0].step && mayBegin(this.submission);
  }

  /** The step as the address names it: none at the landing, nor while something else stands in place of the flow. */
  get stepInAddress(): Step | undefined {
    const { flow, facts } = this.#definition;
    const isLanding = this.place.step === flow.steps[0].step;
    return isLanding || overrideOf(flow, facts()) !== undefined ? undefined : this.place.step;
  }

  /** Takes up what an earlier visit of this tab left: the answers, and a submission whose fate is not known. */
  async resume(): Promise<void> {
    const { flow, facts, name } = this.#definition;
    const kept = this.#drafts.read(name);
    if (!this.#isDraft(kept) || this.#key !== undefined) return;
    this.#key = kept.key;
    if (kept.sending === undefined) {
      this.place = reach(flow, kept.place.step, kept.place.answers, facts());
      return;
    }
    this.place = kept.place;
    await this.#send(kept.sending, kept.key);
  }

  answer(given: Partial<Answers>): void {
    if (this.submission.status !== "idle") return;
    // A key stands for what was confirmed: other answers are another confirmation.
    this.#key = undefined;
    this.#moveTo({ ...this.place, answers: { ...this.place.answers, ...given } });
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
    const { flow, facts } = this.#definition;
    const { step } = flow.steps.find((rule) => rule.step === wanted) ?? flow.steps[0];
    this.submission = idle;
    this.#reviewing = undefined;
    this.#begin();
    this.#moveTo(reach(flow, step, this.place.answers, facts()));
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
      this.submission = idle;
      this.#keepPlace();
    } else if (this.submission.status === "idle")
      this.#moveTo(back(this.#definition.flow, this.place, this.#definition.facts()));
  }

  /** Sends the answers: once for each confirmation, however often it is asked for. */
  async submit(): Promise<void> {
    const payload = this.#definition.payload(this.place.answers);
    if (payload === undefined || !mayBegin(this.submission)) return;
    await this.#send(payload, this.#keyOfAttempt());
  }

  /** Closes or resets: back to the landing, answers given up. While sending it waits for the outcome. */
  close(): void {
    if (this.submission.status === "submitting") return;
    const isDone = this.submission.status === "done";
    this.submission = idle;
    this.place = atLanding(this.#definition.flow);
    this.#forget();
    if (isDone) this.#definition.onClosed?.();
  }

  // Answers that were begun already are the person's own, and stay as they are.
  #begin(): void {
    const { flow, known } = this.#definition;
    if (this.place.answers === flow.emptyAnswers && known)
      this.place = { ...this.place, answers: { ...flow.emptyAnswers, ...known() } };
  }

  #goOn(): void {
    const { flow, facts } = this.#definition;
    this.#begin();
    if (this.#reviewing === undefined) {
      this.#moveTo(next(flow, this.place, facts()));
      return;
    }
    this.#moveTo(reach(flow, this.#reviewing, this.place.answers, facts()));
    if (this.place.step === this.#reviewing) this.#reviewing = undefined;
  }

  // What another deployment of the portal kept may be of another shape, or at a step that is no more.
  #isDraft(kept: unknown): kept is Draft<Step, Answers, Payload> {
    const { place, key } = (kept ?? {}) as Partial<Draft<Step, Answers, Payload>>;
    const isStep = this.#definition.flow.steps.some(({ step }) => step === place?.step);
    return isStep && typeof key === "string" && typeof place?.answers === "object" && place.answers !== null;
  }

  async #send(payload: Payload, key: string): Promise<void> {
    runInAction(() => {
      this.submission = begin(this.submission);
    });
    this.#drafts.keep(this.#definition.name, { place: this.place, key, sending: payload });
    const outcome = await this.#answerTo(payload, key);
    runInAction(() => {
      if (outcome.ok) {
        this.submission = succeed(this.submission, outcome.value);
        this.#forget();
        this.#definition.onDone?.(outcome.value);
      } else {
        this.submission = fail(this.submission, outcome.reason);
        // Without an answer its fate is not known: the next visit asks again, by the same key.
        if (typeof outcome.reason.status === "number") this.#keepPlace();
      }
    });
  }

  // What is thrown is dealt with elsewhere. Here nothing is under way any longer, and the next visit asks again.
  async #answerTo(payload: Payload, key: string): Promise<Answered<Done, CallFailure>> {
    try {
      return await this.#definition.submit(payload, key);
    } catch (error) {
      runInAction(() => {
        this.submission = idle;
      });
      throw error;
    }
  }

  #moveTo(place: Place<Step, Answers>): void {
    this.place = place;
    this.#keepPlace();
  }

  #keepPlace(): void {
    this.#drafts.keep(this.#definition.name, { place: this.place, key: this.#keyOfAttempt() });
  }

  #keyOfAttempt(): string {
    this.#key ??= this.#newIdentifier();
    return this.#key;
  }

  #forget(): void {
    this.#key = undefined;
    this.#reviewing = undefined;
    this.#drafts.discard(this.#definition.name);
  }
}
