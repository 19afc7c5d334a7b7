import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { hasAdjustment, withoutAdjustment, type Adjustment } from "../../domain/cpd/history.ts";
import { waiverMessages } from "../../domain/cpd/waiver.ts";
import { begin, fail, idle, mayBegin, succeed, type Submission } from "../../domain/kernel/submission.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { withRollback } from "../flow/with-rollback.ts";
import type { WaiverRegister } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { CpdRecord } from "./cpd-record.ts";

export interface WaiverOnRecord {
  readonly year: number;
  readonly waiver: Adjustment;
}

const gone = 404;

/** Deletes a waiver after confirmation and removes it from the history. WAIV-06 */
export class WaiverDeletion {
  /** The waiver in the open confirmation dialog. */
  asking: WaiverOnRecord | undefined = undefined;
  /** The last deleted waiver, named in the success message. */
  deleted: WaiverOnRecord | undefined = undefined;
  submission: Submission<undefined, string> = idle;
  readonly #register: WaiverRegister;
  readonly #record: CpdRecord;
  readonly #track: Track;

  constructor(register: WaiverRegister, record: CpdRecord, track: Track) {
    this.#register = register;
    this.#record = record;
    this.#track = track;
    makeAutoObservable(
      this,
      { asking: observableRef, deleted: observableRef, submission: observableRef },
      { autoBind: true },
    );
  }

  ask(year: number, waiver: Adjustment): void {
    if (this.asking) return;
    this.asking = { year, waiver };
    this.deleted = undefined;
    this.submission = idle;
  }

  /** Cancels the confirmation and keeps the waiver; no effect while submitting. */
  keep(): void {
    if (this.submission.status !== "submitting") this.asking = undefined;
  }

  /** Clears question and success message when the page is opened again. */
  forget(): void {
    this.keep();
    this.deleted = undefined;
  }

  async confirm(): Promise<void> {
    const { asking } = this;
    if (!asking || !mayBegin(this.submission)) return;
    this.submission = begin(this.submission);
    const outcome = await withRollback(this.#register.deleteWaiver(asking.waiver.id), () => {
      this.submission = fail(this.submission, waiverMessages.noDeletion);
    });
    // After a failure the outcome is unknown; reload the history to find out.
    const { history } = this.#record;
    if (!outcome.ok) await history.revalidate(() => true);
    runInAction(() => {
      // A missing waiver was deleted by an earlier attempt without a response, or in another window.
      if (
        outcome.ok ||
        outcome.reason.status === gone ||
        (history.value && !hasAdjustment(history.value, asking.waiver.id))
      ) {
        this.submission = succeed(this.submission, undefined);
        this.#remove(asking);
        this.#track("waiverDeleted");
        this.deleted = asking;
        this.asking = undefined;
        return;
      }
      const { status, description } = outcome.reason;
      this.submission = fail(
        this.submission,
        description ?? (isRefusal(status) ? waiverMessages.notDeleted : waiverMessages.noDeletion),
      );
    });
  }

  // Removes it locally without a refetch.
  #remove({ waiver }: WaiverOnRecord): void {
    const { history } = this.#record;
    if (history.value) history.setValue(withoutAdjustment(history.value, waiver.id));
  }
}
