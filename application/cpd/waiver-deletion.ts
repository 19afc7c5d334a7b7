import { hasAdjustment, withoutAdjustment, type Adjustment } from "../../domain/cpd/history.ts";
import { ConfirmedAction } from "../flow/confirmed-action.ts";
import type { WaiverRegister } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { CpdRecord } from "./cpd-record.ts";

export interface WaiverOnRecord {
  readonly year: number;
  readonly waiver: Adjustment;
}

const notFoundStatus = 404;

/** Deletes a waiver after confirmation and removes it from the history. WAIV-06 */
export class WaiverDeletion {
  readonly deleting = new ConfirmedAction<WaiverOnRecord>();
  readonly #register: WaiverRegister;
  readonly #record: CpdRecord;
  readonly #track: Track;

  constructor(register: WaiverRegister, record: CpdRecord, track: Track) {
    this.#register = register;
    this.#record = record;
    this.#track = track;
  }

  delete(choice: WaiverOnRecord): Promise<void> {
    const { id } = choice.waiver;
    const { history } = this.#record;
    return this.deleting.submit(
      choice,
      () => this.#register.deleteWaiver(id),
      async (outcome) => {
        if (!outcome.ok) await history.revalidate(({ ok }) => ok);
        // A missing waiver was deleted by an earlier attempt without a response, or in another window.
        const isDone =
          outcome.ok ||
          outcome.reason.status === notFoundStatus ||
          (history.value && !hasAdjustment(history.value, id)) === true;
        // Removes it locally without a refetch.
        if (isDone && history.value) history.setValue(withoutAdjustment(history.value, id));
        if (isDone) this.#track("waiverDeleted");
        return isDone;
      },
    );
  }
}
