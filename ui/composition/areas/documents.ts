import { ContainerModule } from "inversify";

import { documents } from "../../../adapters/documents/documents.contract.ts";
import { httpDocumentArchive } from "../../../adapters/documents/documents.http.ts";
import { DocumentLibrary } from "../../../application/documents/document-library.ts";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { earlyOverview } from "../early-calls.ts";
import { CPD_RECORD, cpdRecordModule } from "../modules/cpd-record.ts";
import { FILE_DOWNLOADS, pageToolsModule } from "../modules/page-tools.ts";
import { API } from "../modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../modules/shell.ts";
import { early } from "../page-loads.ts";
import { definePage } from "../page.tsx";
import { token } from "../token.ts";

const DOCUMENT_LIBRARY = token<DocumentLibrary>("DocumentLibrary");

const documentsModule = new ContainerModule(({ bind }) => {
  bind(DOCUMENT_LIBRARY).toResolvedValue(
    (api, customer, record, files, failures) =>
      new DocumentLibrary(httpDocumentArchive(api), customer, record, files, failures),
    [API, CUSTOMER, CPD_RECORD, FILE_DOWNLOADS, FAILURES],
  );
});

export const modules = [pageToolsModule, cpdRecordModule, documentsModule];

export const pages = {
  "/documents-and-downloads": definePage(
    DocumentsAndDownloadsPage,
    { content: CONTENT, library: DOCUMENT_LIBRARY },
    {
      contents: ["documents-and-downloads"],
      calls: [early(documents, { customerType: "{customerType}" }), earlyOverview],
    },
  ),
};
