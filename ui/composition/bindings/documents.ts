import type { Container } from "inversify";
import { httpDocumentArchive } from "../../../adapters/http/document-archive.ts";
import { DocumentShelf } from "../../../application/documents/document-shelf.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { token } from "../token.ts";
import { CPD_RECORD } from "./cpd.ts";
import { API, FILE_SAVER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACK } from "./shell.ts";

export const DOCUMENT_SHELF = token<DocumentShelf>("DocumentShelf");

/** Documents, which load with their page. */
export const bindDocuments = (container: Container): void => {
  if (container.isBound(DOCUMENT_SHELF)) return;
  container
    .bind(DOCUMENT_SHELF)
    .toResolvedValue(
      (api, customer, record, saver, failures, track) =>
        new DocumentShelf(httpDocumentArchive(api), customer, record, new FileDownloads(saver, track), failures),
      [API, CUSTOMER, CPD_RECORD, FILE_SAVER, FAILURES, TRACK],
    )
    .inSingletonScope();
};
