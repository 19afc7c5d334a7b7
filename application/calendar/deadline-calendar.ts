import { makeAutoObservable, observableRef, runInAction } from "mobx";

import {
  deadlineFileName,
  type AddressChange,
  type Deadline,
  type DeadlineRecord,
} from "../../domain/calendar/deadlines.ts";
import { begin, fail, idle, succeed, type Submission } from "../../domain/kernel/submission.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import { withRollback } from "../flow/with-rollback.ts";
import type { DeadlineFeed } from "../ports/institute.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import type { Track } from "../ports/tracking.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

const notKnown = "Something went wrong, and we cannot tell whether the address was changed. Please try again.";
const notChanged = "The address was not changed. Please try again.";

/** Exports deadlines: each as a file, or all through a private feed address. TASK-03 */
export class DeadlineCalendar {
  readonly record: Resource<DeadlineRecord>;
  readonly files: FileDownloads;
  /** The change being confirmed; a dialog asks because other calendars may use the address. */
  asking: Exclude<AddressChange, "make"> | undefined = undefined;
  submission: Submission<AddressChange, string> = idle;
  readonly #feed: DeadlineFeed;
  readonly #track: Track;

  constructor(feed: DeadlineFeed, files: FileDownloads, failures: Failures, track: Track) {
    this.#feed = feed;
    this.files = files;
    this.#track = track;
    this.record = resourceOf(() => feed.deadlines(), failures.raise);
    makeAutoObservable(this, { record: false, files: false, submission: observableRef }, { autoBind: true });
  }

  download(deadline: Deadline): Promise<void> {
    return this.files.start({
      card: deadline.key,
      name: deadlineFileName(deadline),
      fetch: () => this.#feed.file(deadline),
    });
  }

  ask(change: Exclude<AddressChange, "make">): void {
    if (this.submission.status === "submitting") return;
    this.submission = idle;
    this.asking = change;
  }

  /** Cancels the confirmation and keeps the address; no effect while submitting. */
  keep(): void {
    if (this.submission.status !== "submitting") this.asking = undefined;
  }

  /** Clears question and outcome when the page is opened again. */
  forget(): void {
    if (this.submission.status === "submitting") return;
    this.asking = undefined;
    this.submission = idle;
  }

  /** Creates, renews or withdraws the address; ignores repeated calls while submitting. */
  async carryOut(change: AddressChange): Promise<void> {
    if (this.submission.status === "submitting") return;
    this.submission = begin(idle);
    const sent: Promise<Result<string | undefined, CallFailure>> =
      change === "withdraw" ? this.#feed.withdrawAddress() : this.#feed.newAddress();
    const before = this.record.value?.address;
    const outcome = await withRollback(sent, () => {
      this.submission = idle;
    });
    // After a failure the outcome is unknown; reload the address to find out whether it changed.
    if (!outcome.ok) await this.record.revalidate(() => true);
    const known = this.record.value;
    runInAction(() => {
      if (!outcome.ok && (!known || known.address === before)) {
        const { status, description } = outcome.reason;
        this.submission = fail(this.submission, description ?? (isRefusal(status) ? notChanged : notKnown));
        return;
      }
      this.submission = succeed(this.submission, change);
      this.asking = undefined;
      if (outcome.ok && known) this.record.setValue({ ...known, address: outcome.value });
      this.#track("sectionSaved", { section: "calendar address" });
    });
  }
}
