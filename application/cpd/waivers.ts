import { makeAutoObservable, observableRef } from "mobx";

import {
  type WaiverField,
  type WaiverForm,
  type WaiverRequest,
  type WaiverOutcome,
  type WaiverStep,
  emptyWaiverForm,
  offeredYears,
  waiverFormShape,
  waiverProblems,
  waiverRequestOf,
  waiverStepOf,
} from "../../domain/cpd/waiver.ts";
import { restoreAnswers } from "../../domain/kernel/answers.ts";
import { dayOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import type { Submission } from "../../domain/kernel/submission.ts";
import type { PortalRules } from "../../domain/rules/portal-rules.ts";
import type { EvidenceFiles } from "../evidence/evidence-files.ts";
import type { ActionFailure } from "../flow/confirmed-action.ts";
import { IdempotentSubmission } from "../flow/idempotent-submission.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { TouchedFields } from "../flow/touched-fields.ts";
import type { Clock } from "../ports/browser.ts";
import type { WaiverRegister } from "../ports/institute.ts";
import type { CallFailure } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import type { CpdRecord } from "./cpd-record.ts";

interface Draft {
  readonly isOpen: boolean;
  readonly form: WaiverForm;
}

const isSame = (one: WaiverForm, other: WaiverForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The waiver request: form state, validation and submission. WAIV-01 to WAIV-05 */
export class Waivers {
  /** Whether the form or its outcome is visible. */
  isOpen = false;
  form: WaiverForm = emptyWaiverForm;
  /** Whether the user continued from the outcome to the updated CPD status. */
  isOutcomeSeen = false;
  /** Errors shown beside the fields. */
  readonly touched: TouchedFields<WaiverField> = new TouchedFields(() => this.problems);
  readonly #confirmation: IdempotentSubmission<WaiverRequest, WaiverOutcome>;
  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  readonly #clock: Clock;
  readonly #rules: PortalRules;

  constructor(
    register: WaiverRegister,
    record: CpdRecord,
    services: Pick<
      FlowServices,
      "clock" | "rules" | "drafts" | "failedSaves" | "navigationGuard" | "newIdentifier" | "track"
    >,
    files?: EvidenceFiles,
  ) {
    this.files = files;
    files?.watch(() => this.change({}));
    this.#clock = services.clock;
    this.#rules = services.rules;
    this.#confirmation = new IdempotentSubmission(
      {
        name: "waiver",
        submit: async (request, key) => {
          const outcome = await register.requestWaiver(request, key);
          // A failure can mean that a waiver exists that the history does not show yet: one that conflicts, or this one
          // when the response was lost.
          if (!outcome.ok) void record.history.revalidate(({ ok }) => ok);
          return outcome;
        },
        onDone: () => {
          services.track("waiverRequested");
          files?.clear();
          void record.refresh();
        },
        showInForm: (reason) => files?.showGone(reason),
        ...showFailureElsewhere(services.failedSaves, "waiver", "/professional-development/annual-declarations"),
      },
      services,
    );
    // The day changes unobserved.
    makeAutoObservable(
      this,
      { form: observableRef, files: false, today: false, offeredYears: false },
      { autoBind: true },
    );
  }

  get submission(): Submission<WaiverOutcome, CallFailure> {
    return this.#confirmation.submission;
  }

  /** The visible step. WAIV-02 */
  get step(): WaiverStep {
    return waiverStepOf(this.submission, this.isOutcomeSeen);
  }

  /** Why the latest attempt failed. WAIV-04 */
  get refusal(): ActionFailure | undefined {
    if (this.submission.status !== "failed") return undefined;
    return { description: this.submission.reason.description, isRefused: this.#confirmation.isRefused };
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now(), this.#rules);
  }

  /** The years that a waiver can be requested for. WAIV-01 */
  get offeredYears(): readonly number[] {
    return offeredYears(this.today, this.#rules.cpd);
  }

  get problems(): Problems<WaiverField> {
    return waiverProblems(this.form, this.today, this.#rules);
  }

  /** Whether leaving would lose input. A pending submission resumes on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isOpen && this.step === "LANDING" && !this.#isEmpty;
  }

  /** Opens the form with unsent input restored, and without earlier errors or outcomes. WAIV-03 */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.touched.clear();
    this.#confirmation.recover();
    this.#keep();
  }

  /** Restores state from an earlier visit in this tab: the form, and a submission with unknown outcome. */
  async resume(): Promise<void> {
    this.files?.resume();
    const restored = this.#confirmation.resume();
    if (!restored) return;
    const { isOpen, form } = (restored.draft ?? {}) as Partial<Draft>;
    this.form = restoreAnswers(form, waiverFormShape, emptyWaiverForm);
    this.isOpen = isOpen === true || restored.sending !== undefined;
    if (restored.sending !== undefined) await this.#confirmation.send(restored.sending, this.#draft);
  }

  /** Changes fields. A changed form is a new request with its own idempotency key. */
  change(entered: Partial<WaiverForm>): void {
    if (this.step !== "LANDING") return;
    this.touched.change(Object.keys(entered) as WaiverField[], () => {
      this.form = { ...this.form, ...entered };
    });
    this.#confirmation.change(this.#draft);
  }

  /**
   * Validates and sends the form; ignores repeated calls. Shows errors instead of sending an invalid form. WAIV-02,
   * WAIV-04
   */
  async request(): Promise<void> {
    if (!this.isOpen) return;
    this.touched.touchAll(this.problems);
    const request = isValid(this.problems) ? waiverRequestOf(this.form, this.today, this.#rules) : undefined;
    if (!request || this.files?.mayBeSent() === false) return;
    const evidence = this.files?.ids;
    await this.#confirmation.send(evidence ? { ...request, evidence } : request, this.#draft);
  }

  /** Continues from the outcome to the updated CPD status, then back to the page. WAIV-02 */
  continue(): void {
    if (this.step === "COMPLETE") this.isOutcomeSeen = true;
    else if (this.step === "CPD_STATUS_CONFIRM") this.reset();
  }

  /** Closes the form and keeps unsent input; resets it after success. No effect while submitting. */
  close(): void {
    if (this.step === "SUBMITTING") return;
    if (this.submission.status === "done" || this.#isEmpty) {
      this.reset();
      return;
    }
    this.isOpen = false;
    this.#keep();
  }

  /** Leaves the page and clears a finished request, so the next visit starts fresh. */
  dismiss(): void {
    this.#confirmation.leave();
    if (!this.isUnsaved) this.close();
  }

  /** Closes the form and discards its input; no effect while submitting. */
  reset(): void {
    if (this.step === "SUBMITTING") return;
    this.isOpen = false;
    this.form = emptyWaiverForm;
    this.files?.clear();
    this.isOutcomeSeen = false;
    this.#confirmation.forget();
  }

  get #isEmpty(): boolean {
    return isSame(this.form, emptyWaiverForm) && (this.files?.entries.length ?? 0) === 0;
  }

  get #draft(): Draft {
    return { isOpen: this.isOpen, form: this.form };
  }

  #keep(): void {
    this.#confirmation.keep(this.#draft);
  }
}
