import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import type { WaiverField, WaiverForm, WaiverRequest } from "../../domain/cpd/waiver.ts";
import { emptyWaiverForm, waiverMessages, waiverProblems } from "../../domain/cpd/waiver.ts";
import type { WaiverOutcome, WaiverRequesting, WaiverStep } from "../../domain/cpd/waiver-request.ts";
import {
  continueWaiver,
  enter,
  openWaiver,
  refusalOf,
  requestWaiver,
  sendable,
  waiverRefused,
  waiverStepOf,
  waiverTaken,
} from "../../domain/cpd/waiver-request.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Drafts } from "../flow/drafts.ts";
import type { Answered } from "../ports/answered.ts";
import type { CallFailure } from "../ports/call-failure.ts";
import type { Clock } from "../ports/clock.ts";
import type { CpdRegister } from "../ports/cpd-register.ts";
import type { NewIdentifier } from "../ports/identifiers.ts";
import type { Track } from "../ports/tracking.ts";
import type { CpdRecord } from "./cpd-record.ts";

const draftName = "waiver";

interface Draft {
  readonly form: WaiverForm;
  readonly key: string;
  /** It was on its way when it was kept; its fate is not known. */
  readonly isSending: boolean;
}

// What another deployment of the portal kept may be of another shape.
const isDraft = (kept: unknown): kept is Draft => {
  const { form, key } = (kept ?? {}) as Partial<Draft>;
  return typeof key === "string" && typeof form?.startDate === "string" && typeof form.endDate === "string";
};

/** Asking for a waiver: the form, what is wrong with it, and what became of sending it. WAIV-01 to WAIV-05 */
export class Waivers {
  /** Whether the form, or what became of it, is on screen. */
  isOpen = false;
  requesting: WaiverRequesting = openWaiver;
  /** What was wrong at the latest attempt to send; an attempt that found nothing wrong empties it. */
  attempted: Problems<WaiverField> = {};
  readonly #left = observable.set<WaiverField>();
  readonly #register: CpdRegister;
  readonly #record: CpdRecord;
  readonly #drafts: Drafts;
  readonly #clock: Clock;
  readonly #newIdentifier: NewIdentifier;
  readonly #track: Track;
  #key: string | undefined = undefined;

  constructor(
    register: CpdRegister,
    record: CpdRecord,
    drafts: Drafts,
    clock: Clock,
    newIdentifier: NewIdentifier,
    track: Track,
  ) {
    this.#register = register;
    this.#record = record;
    this.#drafts = drafts;
    this.#clock = clock;
    this.#newIdentifier = newIdentifier;
    this.#track = track;
    makeAutoObservable(this, { requesting: observableRef, attempted: observableRef }, { autoBind: true });
  }

  get form(): WaiverForm {
    return this.requesting.form;
  }

  /** WAIV-02 */
  get step(): WaiverStep {
    return waiverStepOf(this.requesting);
  }

  /** What was said against the latest attempt. WAIV-04 */
  get refusal(): string | undefined {
    return refusalOf(this.requesting);
  }

  get today(): CalendarDate {
    return dayOf(this.#clock.now());
  }

  get problems(): Problems<WaiverField> {
    return waiverProblems(this.form, this.today);
  }

  /** What is said beside a field: once it was left or sending was attempted, never while it is being typed. */
  problemOf(field: WaiverField): string | undefined {
    return this.#left.has(field) ? this.problems[field] : undefined;
  }

  /** Whether leaving now would lose what was entered. What is being sent is taken up again on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isOpen && this.step === "LANDING" && JSON.stringify(this.form) !== JSON.stringify(emptyWaiverForm);
  }

  /** Opens the form afresh. WAIV-03 */
  open(): void {
    this.#forget();
    this.isOpen = true;
  }

  /** Takes up what an earlier visit of this tab left: the form, and a request whose fate is not known. */
  async resume(): Promise<void> {
    const kept = this.#drafts.read(draftName);
    if (!isDraft(kept) || this.isOpen) return;
    this.isOpen = true;
    this.#key = kept.key;
    this.requesting = { ...openWaiver, form: kept.form };
    if (kept.isSending) await this.request();
  }

  /** Something was typed or chosen. Other answers are another request, under a key of their own. */
  change(entered: Partial<WaiverForm>): void {
    if (this.step !== "LANDING") return;
    for (const field of Object.keys(entered) as WaiverField[])
      if (this.problemOf(field) === undefined) this.#left.delete(field);
    this.requesting = enter(this.requesting, entered);
    this.#key = undefined;
    this.#keep(false);
  }

  /** A field was left: from now on it may say what is wrong. */
  leave(field: WaiverField): void {
    this.#left.add(field);
  }

  /** Sends the form, once however often it is asked for. With something wrong it says what, and sends nothing. WAIV-02, WAIV-04 */
  async request(): Promise<void> {
    if (this.step !== "LANDING") return;
    this.attempted = this.problems;
    for (const field of Object.keys(this.problems) as WaiverField[]) this.#left.add(field);
    const request = sendable(this.requesting, this.today);
    if (request) await this.#send(request);
  }

  /** Goes on: to the status now on record, and from there back to the page. WAIV-02 */
  continue(): void {
    this.requesting = continueWaiver(this.requesting);
    if (this.step === "LANDING") this.close();
  }

  /** Gives the form up. While it is being sent it waits for the outcome. */
  close(): void {
    if (this.step === "SUBMITTING") return;
    this.#forget();
    this.isOpen = false;
  }

  async #send(request: WaiverRequest): Promise<void> {
    runInAction(() => {
      this.requesting = requestWaiver(this.requesting, this.today);
    });
    this.#keep(true);
    const outcome = await this.#answerTo(request);
    runInAction(() => {
      if (outcome.ok) {
        this.requesting = waiverTaken(this.requesting, outcome.value);
        this.#drafts.discard(draftName);
        this.#track("waiverRequested");
        void this.#record.refresh();
      } else {
        const { description, status } = outcome.reason;
        this.requesting = waiverRefused(this.requesting, description ?? waiverMessages.noAnswer);
        // Without an answer its fate is not known: the next visit asks again, by the same key.
        if (typeof status === "number") this.#keep(false);
      }
    });
  }

  // What is thrown is dealt with elsewhere; here nothing is under way any longer, and the next visit asks again.
  async #answerTo(request: WaiverRequest): Promise<Answered<WaiverOutcome, CallFailure>> {
    try {
      return await this.#register.requestWaiver(request, this.#keyOfAttempt());
    } catch (error) {
      runInAction(() => {
        this.requesting = waiverRefused(this.requesting, waiverMessages.noAnswer);
      });
      throw error;
    }
  }

  #keep(isSending: boolean): void {
    this.#drafts.keep(draftName, { form: this.form, key: this.#keyOfAttempt(), isSending } satisfies Draft);
  }

  #keyOfAttempt(): string {
    this.#key ??= this.#newIdentifier();
    return this.#key;
  }

  #forget(): void {
    this.requesting = openWaiver;
    this.attempted = {};
    this.#left.clear();
    this.#key = undefined;
    this.#drafts.discard(draftName);
  }
}
