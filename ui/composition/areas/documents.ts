import type { Container } from "inversify";
import type { ComponentType } from "react";
import { httpDocumentArchive } from "../../../adapters/documents/http.ts";
import { DocumentShelf } from "../../../application/documents/document-shelf.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { API, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, TRACK } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const DOCUMENT_SHELF = token<DocumentShelf>("DocumentShelf");

/** Documents, which load with their page. */
const bindDocuments = (container: Container): void => {
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

export const documentsAndDownloadsPage = (container: Container): ComponentType => {
  bindDocuments(container);
  return pageWith(container, DocumentsAndDownloadsPage, { content: CONTENT, shelf: DOCUMENT_SHELF });
};
