import { certificateFileName } from "../../../../domain/documents/certificates.ts";
import {
  certificate,
  documents,
  issuedDocuments,
  newStandingLink,
  standingLink,
  withdrawStandingLink,
} from "../../../contract/documents.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { readDocuments } from "./availability.ts";
import { issueDocument } from "./issue-document.ts";
import { listIssued } from "./list-issued.ts";
import { createStandingLink, standingLinkOf } from "./standing-link.ts";
import { removeStandingCode } from "./standing-links.store.ts";

/** A customer's documents, each as a PDF. DOCS-01 to DOCS-06 */
export const serveDocuments = ({ serve, ...dependencies }: ApiDependencies): void => {
  const { publicUrl } = dependencies;

  serve(documents, { answer: readDocuments });

  serve(issuedDocuments, { answer: async (request) => ({ documents: await listIssued(request, publicUrl) }) });

  serve(standingLink, { answer: (request) => standingLinkOf(request, publicUrl) });

  serve(newStandingLink, { answer: async (request) => ({ address: await createStandingLink(request, publicUrl) }) });

  serve(withdrawStandingLink, {
    answer: ({ database, customerId }) => removeStandingCode(database, customerId),
  });

  serve(certificate, {
    answer: async (request) => {
      const reference = { certificateNumber: request.params["number"] ?? "", ...request.query };
      return {
        name: certificateFileName(reference, request.customerId),
        bytes: await issueDocument(dependencies, request, reference),
      };
    },
  });
};
