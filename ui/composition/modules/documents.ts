import { ContainerModule } from "inversify";

import { httpDocumentArchive } from "../../../adapters/http/documents.http.ts";
import type { DocumentArchive } from "../../../application/ports/institute.ts";
import { Resource } from "../../../application/shell/resource.ts";
import type { ListedDocument } from "../../../domain/documents/verification.ts";
import { token } from "../token.ts";
import { API } from "./ports.ts";
import { FAILURES } from "./shell.ts";

export const DOCUMENT_ARCHIVE = token<DocumentArchive>("DocumentArchive");
export const ISSUED_DOCUMENTS = token<Resource<readonly ListedDocument[]>>("IssuedDocuments");

/** The customer's documents, and the ones issued so far. */
export const documentsModule = new ContainerModule(({ bind }) => {
  bind(DOCUMENT_ARCHIVE).toResolvedValue((api) => httpDocumentArchive(api), [API]);
  bind(ISSUED_DOCUMENTS).toResolvedValue(
    (archive, failures) => new Resource(() => archive.issued(), failures.raise),
    [DOCUMENT_ARCHIVE, FAILURES],
  );
});
