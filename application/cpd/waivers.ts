import { makeAutoObservable, observableRef } from "mobx";
import {
  type WaiverField,
  type WaiverForm,
  type WaiverRequest,
  type WaiverOutcome,
  type WaiverStep,
  emptyWaiverForm,
  waiverFormShape,
  waiverMessages,
  waiverProblems,
  waiverRequestOf,
  waiverStepOf,
} from "../../domain/cpd/waiver.ts";
import { answersFrom } from "../../domain/kernel/answers.ts";
import { dayOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import type { Submission } from "../../domain/kernel/submission.ts";
import { Confirmation } from "../flow/confirmation.ts";
import { toldElsewhere } from "../flow/told-elsewhere.ts";
import { TouchedFields } from "../flow/touched-fields.ts";
import type { CallFailure } from "../ports/result.ts";
import type { Clock } from "../ports/browser.ts";
import type { WaiverRegister } from "../ports/institute.ts";
import type { Parts } from "../shell/parts.ts";
import type { CpdRecord } from "./cpd-record.ts";

interface Draft {
  readonly isOpen: boolean;
  readonly form: WaiverForm;
}

const isSame = (one: WaiverForm, other: WaiverForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Asking for a waiver: the form, what is wrong with it, and what became of sending it. WAIV-01 to WAIV-05 */
export class Waivers {
  /** Whether the form, or what became of it, is on screen. */
  isOpen = false;
  form: WaiverForm = emptyWaiverForm;
  /** Whether the person went on from the outcome to the status now on record. */
  isOutcomeSeen = false;
  /** What is said beside the fields. */
  readonly touched: TouchedFields<WaiverField> = new TouchedFields(() => this.problems);
  readonly #confirmation: Confirmation<WaiverRequest, WaiverOutcome>;
  readonly #clock: Clock;

  constructor(register: WaiverRegister, record: CpdRecord, parts: Pick<Parts, "clock" | "drafts" | "failedSaves" | "navigationGuard" | "newIdentifier" | "track">) {
    this.#clock = parts.clock;
    this.#confirmation = new Confirmation(
      {
        name: "waiver",
        submit: async (request, key) => {
          const outcome = await register.requestWaiver(request, key);
          // What stands in its way, or an answer that was lost, may be of a waiver that is not known here yet.
          if (!outcome.ok) void record.history.refreshBehind(() => true);
          return outcome;
        },
        onDone: () => {
          parts.track("waiverRequested");
          void record.refresh();
        },
        ...toldElsewhere(parts.failedSaves, "request for a waiver", "/professional-development/annual-declarations"),
      },
      parts,
    );
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  get submission(): Submission<WaiverOutcome, CallFailure> {
    return this.#confirmation.submission;
  }

  /** WAIV-02 */
  get step(): WaiverStep {
    return waiverStepOf(this.submission, this.isOutcomeSeen);
  }

  /** What was said against the latest attempt. WAIV-04 */
  get refusal(): string | undefined {
    if (this.submission.status !== "failed") return undefined;
    return this.submission.reason.description ?? (this.#confirmation.isRefused ? waiverMessages.notTaken : waiverMessages.noAnswer);
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  get problems(): Problems<WaiverField> {
    return waiverProblems(this.form, this.today);
  }

  /** Whether leaving now would lose what was entered. What is being sent is taken up again on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isOpen && this.step === "LANDING" && !isSame(this.form, emptyWaiverForm);
  }

  /** Opens the form: without an error or an outcome of before, with what was entered and not sent. WAIV-03 */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.touched.clear();
    this.#confirmation.recover();
    this.#keep();
  }

  /** Takes up what an earlier visit of this tab left: the form, and a request whose fate is not known. */
  async resume(): Promise<void> {
    const kept = this.#confirmation.resume();
    if (!kept) return;
    const { isOpen, form } = (kept.draft ?? {}) as Partial<Draft>;
    this.form = answersFrom(form, waiverFormShape, emptyWaiverForm);
    this.isOpen = isOpen === true || kept.sending !== undefined;
    if (kept.sending !== undefined) await this.#confirmation.send(kept.sending, this.#draft);
  }

  /** Something was typed or chosen. Other answers are another request, under a key of their own. */
  change(entered: Partial<WaiverForm>): void {
    if (this.step !== "LANDING") return;
    this.touched.change(Object.keys(entered) as WaiverField[], () => {
      this.form = { ...this.form, ...entered };
    });
    this.#confirmation.change(this.#draft);
  }

  /** Sends the form, once however often it is asked for. With something wrong it says what, and sends nothing. WAIV-02, WAIV-04 */
  async request(): Promise<void> {
    if (!this.isOpen) return;
    this.touched.touchAll(this.problems);
    const request = isValid(this.problems) ? waiverRequestOf(this.form, this.today) : undefined;
    if (request) await this.#confirmation.send(request, this.#draft);
  }

  /** Goes on: to the status now on record, and from there back to the page. WAIV-02 */
  continue(): void {
    if (this.step === "COMPLETE") this.isOutcomeSeen = true;
    else if (this.step === "CPD_STATUS_CONFIRM") this.reset();
  }

  /** Puts the form away, with what was entered; once it was taken, for good. While it is being sent it waits for the outcome. */
  close(): void {
    if (this.step === "SUBMITTING") return;
    if (this.submission.status === "done" || isSame(this.form, emptyWaiverForm)) {
      this.reset();
      return;
    }
    this.isOpen = false;
    this.#keep();
  }

  /** What is done with is not shown again on the next visit. */
  dismiss(): void {
    this.#confirmation.leave();
    if (!this.isUnsaved) this.close();
  }

  /** Gives up what was entered. */
  reset(): void {
    if (this.step === "SUBMITTING") return;
    this.isOpen = false;
    this.form = emptyWaiverForm;
    this.isOutcomeSeen = false;
    this.#confirmation.forget();
  }

  get #draft(): Draft {
    return { isOpen: this.isOpen, form: this.form };
  }

  #keep(): void {
    this.#confirmation.keep(this.#draft);
  }
}
