import type { Container } from "inversify";
import { httpDocumentArchive } from "../../../adapters/documents/http.ts";
import { DocumentLibrary } from "../../../application/documents/document-library.ts";
import type { DocumentArchive } from "../../../application/ports/document-archive.ts";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { bindFileDownloads, FILE_DOWNLOADS } from "../bindings/file-downloads.ts";
import { API } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../bindings/shell.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const DOCUMENT_ARCHIVE = token<DocumentArchive>("DocumentArchive");
const DOCUMENT_LIBRARY = token<DocumentLibrary>("DocumentLibrary");

/** Documents, which load with their page. */
const bindDocuments = (container: Container): void => {
  bindFileDownloads(container);
  bindSingleton(container, DOCUMENT_ARCHIVE, httpDocumentArchive, [API]);
  bindClass(container, DOCUMENT_LIBRARY, DocumentLibrary, [DOCUMENT_ARCHIVE, CUSTOMER, CPD_RECORD, FILE_DOWNLOADS, FAILURES]);
};

export const documentsAndDownloadsPage = pageWith(DocumentsAndDownloadsPage, { content: CONTENT, library: DOCUMENT_LIBRARY }, bindDocuments);
