import { makeAutoObservable } from "mobx";

import { certificateFileName, type CertificateReference } from "../../domain/documents/certificates.ts";
import { credentialFileName } from "../../domain/documents/downloads.ts";
import {
  documentCardsOf,
  type DecidingFact,
  type Documents,
  type KeyedCard,
} from "../../domain/documents/key-resources.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import type { CpdRecord } from "../cpd/cpd-record.ts";
import type { DocumentArchive } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";
import type { Failures } from "../shell/failures.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import type { FileDownloads } from "./file-downloads.ts";

/** The customer's documents and the state of each document's card. DOCS-01 to DOCS-06 */
export class DocumentLibrary {
  readonly documents: Resource<Documents>;
  readonly files: FileDownloads;
  readonly #archive: DocumentArchive;
  readonly #customer: Customer;
  readonly #record: CpdRecord;
  readonly #issued: Resource<readonly ListedDocument[]>;

  constructor(
    archive: DocumentArchive,
    customer: Customer,
    record: CpdRecord,
    issued: Resource<readonly ListedDocument[]>,
    files: FileDownloads,
    failures: Failures,
  ) {
    this.#archive = archive;
    this.#customer = customer;
    this.#record = record;
    this.#issued = issued;
    this.files = files;
    this.documents = resourceOf(() => archive.documents(customer.person.customerType), failures.raise);
    makeAutoObservable(this, { documents: false, files: false }, { autoBind: true });
  }

  /** The documents and all resources that decide their availability. */
  get requiredResources(): readonly Resource<unknown>[] {
    const isMember = this.#customer.person.userType === "member";
    return [this.documents, this.#customer.notifications, ...(isMember ? [this.#record.overview] : [])];
  }

  /** Undefined until every deciding fact has loaded or failed. DOCS-02 */
  get cards(): readonly KeyedCard[] | undefined {
    const documents = this.documents.value;
    const { person, notifications } = this.#customer;
    const { userType: type } = person;
    const { overview, status } = this.#record;
    if (!documents || !notifications.isSettled || (type === "member" && !overview.isSettled)) return undefined;
    return documentCardsOf(documents, {
      type,
      notifications: notifications.value?.codes,
      cpdStatus: type === "member" ? status : "upToDate",
    });
  }

  /** Reloads a failed fact that a card needs. ERR-06 */
  reload(fact: DecidingFact): Promise<void> {
    if (fact === "documents") return this.documents.load();
    return fact === "notifications" ? this.#customer.notifications.load() : this.#record.overview.load();
  }

  async download(document: CertificateReference): Promise<void> {
    await this.files.start({
      card: fileOf(document),
      name: certificateFileName(document, this.#customer.person.accaId),
      fetch: () => this.#archive.certificate(document),
    });
    // The first download issues the document.
    await this.#issued.refresh();
  }

  /** Downloads the membership credential. VERI-04 */
  async downloadCredential(): Promise<void> {
    await this.files.start({
      card: credentialCard,
      name: credentialFileName(this.#customer.person.accaId),
      fetch: () => this.#archive.credential(),
    });
    await this.#issued.refresh();
  }
}

/** Key of the membership credential's download. VERI-04 */
export const credentialCard = "credential";

/** Key of a certificate's download. */
export const fileOf = ({ certificateType, certificateNumber }: CertificateReference): string =>
  `${certificateType} ${certificateNumber}`;
