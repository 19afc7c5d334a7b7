import { makeAutoObservable, observableRef, runInAction } from "mobx";

import {
  type Downloads,
  type DownloadState,
  downloadArrived,
  downloadFailed,
  downloadOf,
  downloadStarted,
  mayDownload,
  submissionCopyFileName,
} from "../../domain/documents/downloads.ts";
import type { Bytes, FileSaver, NewIdentifier } from "../ports/browser.ts";
import type { FailureReports } from "../ports/failure-reports.ts";
import type { SubmissionArchive } from "../ports/institute.ts";
import type { Result } from "../ports/result.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "../shell/customer.ts";

/** A downloadable file: card key, file name and fetch function. */
export interface Downloadable {
  readonly card: string;
  readonly name: string;
  readonly fetch: () => Promise<Result<Bytes, unknown>>;
}

/** Downloads files independently; a failure affects only its own card. DOCS-06 */
export class FileDownloads {
  downloads: Downloads = {};
  readonly #saver: FileSaver;
  readonly #reports: FailureReports;
  readonly #newIdentifier: NewIdentifier;
  readonly #track: Track;

  constructor(saver: FileSaver, reports: FailureReports, newIdentifier: NewIdentifier, track: Track) {
    this.#saver = saver;
    this.#reports = reports;
    this.#newIdentifier = newIdentifier;
    this.#track = track;
    makeAutoObservable(this, { downloads: observableRef }, { autoBind: true });
  }

  stateOf(card: string): DownloadState {
    return downloadOf(this.downloads, card);
  }

  /** Fetches and saves a file; no effect while it is already downloading. Failures show on its card. */
  async start({ card, name, fetch }: Downloadable): Promise<void> {
    if (!mayDownload(this.downloads, card)) return;
    this.downloads = downloadStarted(this.downloads, card);
    const isSaved = await this.#isSaved(name, fetch);
    runInAction(() => {
      this.downloads = isSaved ? downloadArrived(this.downloads, card) : downloadFailed(this.downloads, card);
    });
  }

  async #isSaved(name: string, fetch: Downloadable["fetch"]): Promise<boolean> {
    try {
      const file = await fetch();
      if (!file.ok) return false;
      this.#saver.save(name, file.value);
      this.#track("documentDownloaded");
      return true;
    } catch {
      // Failed calls are already reported; this covers the rest, such as code that did not load or a file that cannot
      // be saved.
      this.#reports.report({ name: "FILE_DOWNLOAD_ERROR", status: "unhandled", correlationId: this.#newIdentifier() });
      return false;
    }
  }
}

/** Downloads copies of the customer's submissions. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export class SubmissionCopies {
  readonly #archive: SubmissionArchive;
  readonly #customer: Customer;
  readonly #files: FileDownloads;

  constructor(archive: SubmissionArchive, customer: Customer, files: FileDownloads) {
    this.#archive = archive;
    this.#customer = customer;
    this.#files = files;
  }

  stateOf(reference: string): DownloadState {
    return this.#files.stateOf(reference);
  }

  download(reference: string): Promise<void> {
    return this.#files.start({
      card: reference,
      name: submissionCopyFileName(reference, this.#customer.person.accaId),
      fetch: () => this.#archive.copy(reference),
    });
  }
}
