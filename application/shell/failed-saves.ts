import { makeAutoObservable } from "mobx";

/** A save or a submission that failed while the person was on another page. */
export interface FailedSave {
  /** What was to be saved or submitted, in words: "phone number". */
  readonly subject: string;
  /** Where the person can take it up again. */
  readonly address: string;
  /** Whether it is kept there. */
  readonly isKept: boolean;
  /** Absent of a save; "unknown" of a submission without an answer, which may have been recorded. */
  readonly submission?: "refused" | "unknown";
}

/** The failed saves and submissions that the person has not seen yet. Each stays until it is dismissed or its page is opened. CONT-09 */
export class FailedSaves {
  shown: readonly FailedSave[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a failed save, once for each subject. */
  show(failed: FailedSave): void {
    this.close(failed.subject);
    this.shown = [...this.shown, failed];
  }

  /** Removes the failed save of a subject. */
  close(subject: string): void {
    this.shown = this.shown.filter((failed) => failed.subject !== subject);
  }
}
