import { ContainerModule } from "inversify";

import { documents, issuedDocuments, standingLink } from "../../../../adapters/contract/documents.contract.ts";
import { DocumentLibrary } from "../../../../application/documents/document-library.ts";
import { DocumentsAndDownloadsPage } from "../../../documents/documents-and-downloads-page.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import {
  DOCUMENT_ARCHIVE,
  documentsModule,
  ISSUED_DOCUMENTS,
  STANDING_LINK,
} from "../../container/modules/documents.ts";
import { FILE_DOWNLOADS, pageToolsModule } from "../../container/modules/page-tools.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { earlyOverview } from "../../first-load/early-calls.ts";
import { early } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

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
