import type { Container } from "inversify";
import type { ComponentType } from "react";
import { DocumentsAndDownloadsPage } from "../../documents/documents-and-downloads-page.tsx";
import { bindDocuments, DOCUMENT_SHELF } from "../bindings/documents.ts";
import { CONTENT } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const documentsAndDownloadsPage = (container: Container): ComponentType => {
  bindDocuments(container);
  return pageWith(container, DocumentsAndDownloadsPage, { content: CONTENT, shelf: DOCUMENT_SHELF });
};
