import { ContainerModule } from "inversify";

import { documents, issuedDocuments, standingLink } from "../../../adapters/contract/documents.contract.ts";
import { DocumentLibrary } from "../../../application/documents/document-library.ts";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { earlyOverview } from "../early-calls.ts";
import { CPD_RECORD, cpdRecordModule } from "../modules/cpd-record.ts";
import { DOCUMENT_ARCHIVE, documentsModule, ISSUED_DOCUMENTS, STANDING_LINK } from "../modules/documents.ts";
import { FILE_DOWNLOADS, pageToolsModule } from "../modules/page-tools.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../modules/shell.ts";
import { early } from "../page-loads.ts";
import { definePage } from "../page.tsx";
import { token } from "../token.ts";

const DOCUMENT_LIBRARY = token<DocumentLibrary>("DocumentLibrary");

const libraryModule = new ContainerModule(({ bind }) => {
  bind(DOCUMENT_LIBRARY).toResolvedValue(
    (archive, customer, record, issued, files, failures) =>
      new DocumentLibrary(archive, customer, record, issued, files, failures),
    [DOCUMENT_ARCHIVE, CUSTOMER, CPD_RECORD, ISSUED_DOCUMENTS, FILE_DOWNLOADS, FAILURES],
  );
});

export const modules = [pageToolsModule, cpdRecordModule, documentsModule, libraryModule];

export const pages = {
  "/documents-and-downloads": definePage(
    DocumentsAndDownloadsPage,
    { content: CONTENT, library: DOCUMENT_LIBRARY, issued: ISSUED_DOCUMENTS, standing: STANDING_LINK },
    {
      contents: ["documents-and-downloads"],
      calls: [
        early(documents, { customerType: "{customerType}" }),
        earlyOverview,
        early(issuedDocuments),
        early(standingLink),
      ],
    },
  ),
};
