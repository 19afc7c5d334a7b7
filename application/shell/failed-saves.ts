import { makeAutoObservable } from "mobx";

import type { SentSubject } from "../../domain/shell/component-texts.ts";

/** A save or submission that failed while another page was open. */
export interface FailedSave {
  readonly subject: SentSubject;
  /** Where the user can retry. */
  readonly address: string;
  /** Whether the input is stored there. */
  readonly isKept: boolean;
  /** Absent for saves; "unknown" for a submission without a response, which may have been recorded. */
  readonly submission?: "refused" | "unknown";
}

/**
 * Failed saves and submissions that the user has not seen. Each remains until dismissed or until its page opens.
 * CONT-09
 */
export class FailedSaves {
  shown: readonly FailedSave[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a failed save; replaces an earlier one with the same subject. */
  show(failed: FailedSave): void {
    this.close(failed.subject);
    this.shown = [...this.shown, failed];
  }

  /** Removes the failed save of a subject. */
  close(subject: SentSubject): void {
    this.shown = this.shown.filter((failed) => failed.subject !== subject);
  }
}
