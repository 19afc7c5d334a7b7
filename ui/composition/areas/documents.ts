import { httpDocumentArchive } from "../../../adapters/documents/http.ts";
import { DocumentLibrary } from "../../../application/documents/document-library.ts";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { FILE_DOWNLOADS } from "../bindings/deferred.ts";
import { CPD_RECORD } from "../bindings/landing.ts";
import { API } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { service, serviceOf } from "../service.ts";

const DOCUMENT_ARCHIVE = service("DocumentArchive", httpDocumentArchive, [API]);
const DOCUMENT_LIBRARY = serviceOf("DocumentLibrary", DocumentLibrary, [DOCUMENT_ARCHIVE, CUSTOMER, CPD_RECORD, FILE_DOWNLOADS, FAILURES]);

/** Documents, which load with their page. */
export const pages = {
  "/documents-and-downloads": pageWith(DocumentsAndDownloadsPage, { content: CONTENT, library: DOCUMENT_LIBRARY }),
};
