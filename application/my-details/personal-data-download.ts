import { makeAutoObservable, runInAction } from "mobx";

import type { DownloadState } from "../../domain/documents/downloads.ts";
import { personalDataFileName, type PersonalDataFormat } from "../../domain/my-details/personal-data.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import type { Bytes } from "../ports/browser.ts";
import type { PersonalDataArchive } from "../ports/personal-records.ts";
import type { CallFailure, Result } from "../ports/result.ts";
import type { Customer } from "../shell/customer.ts";

/** Key of the download. */
const card = "personal data";

/** Downloads personal data in a chosen format. DATA-01 */
export class PersonalDataDownload {
  format: PersonalDataFormat = "document";
  /** The organisation's reason for a refusal: the limit, or unprintable characters. */
  refusal: string | undefined;
  readonly #archive: PersonalDataArchive;
  readonly #customer: Customer;
  readonly #files: FileDownloads;

  constructor(archive: PersonalDataArchive, customer: Customer, files: FileDownloads) {
    this.#archive = archive;
    this.#customer = customer;
    this.#files = files;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): DownloadState {
    return this.#files.stateOf(card);
  }

  choose(format: PersonalDataFormat): void {
    this.format = format;
  }

  download(): Promise<void> {
    const { format } = this;
    return this.#files.start({
      card,
      name: personalDataFileName(format, this.#customer.person.accaId),
      fetch: () => this.#fetch(format),
    });
  }

  async #fetch(format: PersonalDataFormat): Promise<Result<Bytes, CallFailure>> {
    this.#setRefusal(undefined);
    const file = await this.#archive.personalData(format);
    runInAction(() => {
      if (!file.ok && isRefusal(file.reason.status)) this.#setRefusal(file.reason.description);
    });
    return file;
  }

  #setRefusal(words: string | undefined): void {
    this.refusal = words;
  }
}
