import { makeAutoObservable } from "mobx";

import type { DownloadState } from "../../domain/documents/downloads.ts";
import { personalDataFileName, type PersonalDataFormat } from "../../domain/my-details/personal-data.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import type { PersonalDataArchive } from "../ports/personal-records.ts";
import type { Customer } from "../shell/customer.ts";

/** Key of the download. */
const card = "personal data";

/** Downloads personal data in a chosen format. DATA-01 */
export class PersonalDataDownload {
  format: PersonalDataFormat = "document";
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

  /** The organisation's reason for a refusal: the limit, or unprintable characters. */
  get refusal(): string | undefined {
    return this.#files.refusalOf(card);
  }

  choose(format: PersonalDataFormat): void {
    this.format = format;
  }

  download(): Promise<void> {
    const { format } = this;
    return this.#files.start({
      card,
      name: personalDataFileName(format, this.#customer.person.accaId),
      fetch: () => this.#archive.personalData(format),
    });
  }
}
