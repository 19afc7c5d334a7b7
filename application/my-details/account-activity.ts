import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { begin, fail, idle, succeed, type Submission } from "../../domain/kernel/submission.ts";
import type { Activity, SignedInDevice } from "../../domain/my-details/activity.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import { withRollback } from "../flow/with-rollback.ts";
import type { ActivityRecord } from "../ports/personal-records.ts";
import type { Track } from "../ports/tracking.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

/** A device to sign out, or all others. */
export type SignOutChoice = SignedInDevice | "others";

const notKnown = "Something went wrong, and we cannot tell whether it was signed out. Please try again.";
const notSignedOut = "Nothing was signed out. Please try again.";

/** What has happened in the account, and signing out elsewhere. ACTV-01, ACTV-02 */
export class AccountActivity {
  readonly record: Resource<Activity>;
  /** The sign-out being confirmed. */
  asking: SignOutChoice | undefined = undefined;
  submission: Submission<SignOutChoice, string> = idle;
  readonly #source: ActivityRecord;
  readonly #track: Track;

  constructor(source: ActivityRecord, failures: Failures, track: Track) {
    this.#source = source;
    this.#track = track;
    this.record = resourceOf(() => source.activity(), failures.raise);
    makeAutoObservable(this, { record: false, asking: observableRef, submission: observableRef }, { autoBind: true });
  }

  ask(choice: SignOutChoice): void {
    if (this.submission.status === "submitting") return;
    this.submission = idle;
    this.asking = choice;
  }

  /** Cancels the confirmation; no effect while submitting. */
  keep(): void {
    if (this.submission.status !== "submitting") this.asking = undefined;
  }

  /** Clears question and outcome when the page is opened again. */
  forget(): void {
    if (this.submission.status === "submitting") return;
    this.asking = undefined;
    this.submission = idle;
  }

  /** Signs out what is being confirmed; ignores repeated calls while submitting. */
  async signOut(): Promise<void> {
    const choice = this.asking;
    if (choice === undefined || this.submission.status === "submitting") return;
    this.submission = begin(idle);
    const sent = choice === "others" ? this.#source.signOutElsewhere() : this.#source.signOut(choice.key);
    const outcome = await withRollback(sent, () => {
      this.submission = idle;
    });
    // After a failure the outcome is unknown; reload the list to find out.
    await this.record.revalidate(() => true);
    runInAction(() => {
      if (!outcome.ok && this.#isStillListed(choice)) {
        const { status, description } = outcome.reason;
        this.submission = fail(this.submission, description ?? (isRefusal(status) ? notSignedOut : notKnown));
        return;
      }
      this.submission = succeed(this.submission, choice);
      this.asking = undefined;
      this.#track("sectionSaved", { section: "sign-ins" });
    });
  }

  #isStillListed(choice: SignOutChoice): boolean {
    const devices = this.record.value?.devices ?? [];
    return choice === "others"
      ? devices.some(({ isThisOne }) => !isThisOne)
      : devices.some(({ key }) => key === choice.key);
  }
}
