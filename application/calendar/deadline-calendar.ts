import {
  deadlineFileName,
  type AddressChange,
  type Deadline,
  type DeadlineRecord,
} from "../../domain/calendar/deadlines.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import { ConfirmedAction } from "../flow/confirmed-action.ts";
import type { DeadlineFeed } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

/** Exports deadlines: each as a file, or all through a private feed address. TASK-03 */
export class DeadlineCalendar {
  readonly record: Resource<DeadlineRecord>;
  readonly files: FileDownloads;
  /** Renewal and withdrawal are confirmed first, because other calendars may use the address. */
  readonly changing = new ConfirmedAction<AddressChange>();
  readonly #feed: DeadlineFeed;
  readonly #track: Track;

  constructor(feed: DeadlineFeed, files: FileDownloads, failures: Failures, track: Track) {
    this.#feed = feed;
    this.files = files;
    this.#track = track;
    this.record = resourceOf(() => feed.deadlines(), failures.raise);
  }

  download(deadline: Deadline): Promise<void> {
    return this.files.start({
      card: deadline.key,
      name: deadlineFileName(deadline),
      fetch: () => this.#feed.file(deadline),
    });
  }

  /** Creates, renews or withdraws the address. */
  changeAddress(change: AddressChange): Promise<void> {
    const before = this.record.value?.address;
    return this.changing.submit<string | undefined>(
      change,
      () => (change === "withdraw" ? this.#feed.withdrawAddress() : this.#feed.newAddress()),
      async (outcome) => {
        const isDone = outcome.ok || (await this.#hasChanged(before));
        const known = this.record.value;
        if (outcome.ok && known) this.record.setValue({ ...known, address: outcome.value });
        if (isDone) this.#track("sectionSaved", { section: "calendar address" });
        return isDone;
      },
    );
  }

  async #hasChanged(before: string | undefined): Promise<boolean> {
    await this.record.revalidate(() => true);
    const known = this.record.value;
    return known !== undefined && known.address !== before;
  }
}
