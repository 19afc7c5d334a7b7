import type { Container } from "inversify";
import { httpDocumentArchive } from "../../../adapters/documents/http.ts";
import { DocumentShelf } from "../../../application/documents/document-shelf.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { token } from "../token.ts";
import { CPD_RECORD } from "./cpd.ts";
import { API, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACK } from "./shell.ts";

export const DOCUMENT_SHELF = token<DocumentShelf>("DocumentShelf");

/** Documents, which load with their page. */
export const bindDocuments = (container: Container): void => {
  if (container.isBound(DOCUMENT_SHELF)) return;
  container
    .bind(DOCUMENT_SHELF)
    .toResolvedValue(
      (api, customer, record, saver, reports, newIdentifier, failures, track) =>
        new DocumentShelf(httpDocumentArchive(api), customer, record, new FileDownloads(saver, reports, newIdentifier, track), failures),
      [API, CUSTOMER, CPD_RECORD, FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, FAILURES, TRACK],
    )
    .inSingletonScope();
};
