import { cpdRecordFileName, type DownloadState } from "../../domain/documents/downloads.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import type { CpdRecordFile } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";

const card = "CPD record";

/** Downloads the member's CPD record. TRAN-02 */
export class RecordDownload {
  readonly #fetch: CpdRecordFile;
  readonly #customer: Customer;
  readonly #files: FileDownloads;

  constructor(fetch: CpdRecordFile, customer: Customer, files: FileDownloads) {
    this.#fetch = fetch;
    this.#customer = customer;
    this.#files = files;
  }

  get state(): DownloadState {
    return this.#files.stateOf(card);
  }

  get refusal(): string | undefined {
    return this.#files.refusalOf(card);
  }

  download(): Promise<void> {
    return this.#files.start({
      card,
      name: cpdRecordFileName(this.#customer.person.accaId),
      fetch: this.#fetch,
    });
  }
}
