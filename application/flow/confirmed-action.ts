import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { begin, fail, idle, succeed, type Submission } from "../../domain/kernel/submission.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import { withRollback } from "./with-rollback.ts";

/** Why an action failed. */
export interface ActionFailure {
  /** The institute's explanation. */
  readonly description?: string | undefined;
  /** Whether the action certainly has not happened. */
  readonly isRefused: boolean;
}

/** An action that a dialog confirms before it is submitted, and its outcome. FORM-03 */
export class ConfirmedAction<Choice> {
  /** The choice in the open dialog. */
  asking: Choice | undefined = undefined;
  submission: Submission<Choice, ActionFailure> = idle;

  constructor() {
    makeAutoObservable(this, { asking: observableRef, submission: observableRef }, { autoBind: true });
  }

  /** The completed choice, until the next question. */
  get done(): Choice | undefined {
    return this.submission.status === "done" ? this.submission.done : undefined;
  }

  /** Opens the dialog; no effect while submitting. */
  ask(choice: Choice): void {
    if (this.submission.status === "submitting") return;
    this.submission = idle;
    this.asking = choice;
  }

  /** Cancels the dialog; no effect while submitting. */
  keep(): void {
    if (this.submission.status !== "submitting") this.asking = undefined;
  }

  /** Clears dialog and outcome when the page is opened again; no effect while submitting. */
  forget(): void {
    if (this.submission.status === "submitting") return;
    this.asking = undefined;
    this.submission = idle;
  }

  /**
   * Submits a choice; ignores repeated calls while submitting. `settle` updates the records and returns whether the
   * action has happened, which after a failure only the reloaded records show.
   */
  async submit<Value>(
    choice: Choice,
    send: () => Promise<Result<Value, CallFailure>>,
    settle: (outcome: Result<Value, CallFailure>) => Promise<boolean>,
  ): Promise<void> {
    if (this.submission.status === "submitting") return;
    this.submission = begin(idle);
    const outcome = await withRollback(send(), () => {
      this.submission = fail(this.submission, { isRefused: false });
    });
    const hasHappened = await settle(outcome);
    runInAction(() => {
      if (outcome.ok || hasHappened) {
        this.submission = succeed(this.submission, choice);
        this.asking = undefined;
        return;
      }
      const { status, description } = outcome.reason;
      this.submission = fail(this.submission, { description, isRefused: isRefusal(status) });
    });
  }
}
