import { makeAutoObservable, observableRef, runInAction } from "mobx";

import {
  type Downloads,
  type DownloadState,
  downloadArrived,
  downloadFailed,
  downloadOf,
  downloadStarted,
  fileNotOffered,
  mayDownload,
  submissionCopyFileName,
} from "../../domain/documents/downloads.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { Bytes, FileSaver, NewIdentifier } from "../ports/browser.ts";
import type { FailureReports } from "../ports/failure-reports.ts";
import type { SubmissionArchive } from "../ports/institute.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "../shell/customer.ts";

/** A downloadable file: card key, file name and fetch function. */
export interface Downloadable {
  readonly card: string;
  readonly name: string;
  readonly fetch: () => Promise<Result<Bytes, CallFailure>>;
}

/** The new state of a download, with the organisation's reason for a refusal. */
type Outcome = { readonly settle: typeof downloadArrived; readonly refusal?: string | undefined };

/** Downloads files independently; a failure affects only its own card. DOCS-06 */
export class FileDownloads {
  downloads: Downloads = {};
  refusals: Readonly<Record<string, string | undefined>> = {};
  readonly #saver: FileSaver;
  readonly #reports: FailureReports;
  readonly #newIdentifier: NewIdentifier;
  readonly #track: Track;

  constructor(saver: FileSaver, reports: FailureReports, newIdentifier: NewIdentifier, track: Track) {
    this.#saver = saver;
    this.#reports = reports;
    this.#newIdentifier = newIdentifier;
    this.#track = track;
    makeAutoObservable(this, { downloads: observableRef, refusals: observableRef }, { autoBind: true });
  }

  stateOf(card: string): DownloadState {
    return downloadOf(this.downloads, card);
  }

  /** The organisation's reason why the latest download was refused, such as letters that cannot be printed. REAL-03 */
  refusalOf(card: string): string | undefined {
    return this.refusals[card];
  }

  /** Fetches and saves a file; no effect while it is already downloading. Failures show on its card. */
  async start({ card, name, fetch }: Downloadable): Promise<void> {
    if (!mayDownload(this.downloads, card)) return;
    this.downloads = downloadStarted(this.downloads, card);
    const { settle, refusal } = await this.#outcomeOf(name, fetch);
    runInAction(() => {
      this.refusals = { ...this.refusals, [card]: refusal };
      this.downloads = settle(this.downloads, card);
    });
  }

  async #outcomeOf(name: string, fetch: Downloadable["fetch"]): Promise<Outcome> {
    try {
      const file = await fetch();
      if (!file.ok) {
        const { isNotOffered, status, description } = file.reason;
        if (isNotOffered) return { settle: fileNotOffered };
        return { settle: downloadFailed, refusal: isRefusal(status) ? description : undefined };
      }
      this.#saver.save(name, file.value);
      this.#track("documentDownloaded");
      return { settle: downloadArrived };
    } catch {
      // Failed calls are already reported; this covers the rest, such as code that did not load or a file that cannot
      // be saved.
      this.#reports.report({ name: "FILE_DOWNLOAD_ERROR", status: "unhandled", correlationId: this.#newIdentifier() });
      return { settle: downloadFailed };
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

  refusalOf(reference: string): string | undefined {
    return this.#files.refusalOf(reference);
  }

  download(reference: string): Promise<void> {
    return this.#files.start({
      card: reference,
      name: submissionCopyFileName(reference, this.#customer.person.accaId),
      fetch: () => this.#archive.copy(reference),
    });
  }
}
