import { submissionCopyFileName } from "../../domain/documents/submission-copies.ts";
import type { DownloadState } from "../../domain/documents/downloads.ts";
import type { SubmissionArchive } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";
import type { FileDownloads } from "./file-downloads.ts";

/** Copies to keep of what the person submitted. CPD-10, WAIV-05, MEMB-09, RETR-01 */
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
