import { deadlineFileName, type Deadline, type DeadlineRecord } from "../../domain/calendar/deadlines.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import { OwnAddress } from "../flow/own-address.ts";
import type { DeadlineFeed } from "../ports/institute.ts";
import type { Track } from "../ports/tracking.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

/** Exports deadlines: each as a file, or all through a private feed address. TASK-03 */
export class DeadlineCalendar {
  readonly record: Resource<DeadlineRecord>;
  readonly files: FileDownloads;
  readonly address: OwnAddress<DeadlineRecord>;
  readonly #feed: DeadlineFeed;

  constructor(feed: DeadlineFeed, files: FileDownloads, failures: Failures, track: Track) {
    this.#feed = feed;
    this.files = files;
    this.record = resourceOf(() => feed.deadlines(), failures.raise);
    this.address = new OwnAddress(this.record, feed, track, "calendar address");
  }

  download(deadline: Deadline): Promise<void> {
    return this.files.start({
      card: deadline.key,
      name: deadlineFileName(deadline),
      fetch: () => this.#feed.file(deadline),
    });
  }
}
