import { certificateFileName } from "../../../../domain/documents/certificates.ts";
import { displayDocumentCode } from "../../../../domain/documents/document-code.ts";
import { isDated, type ListedDocument } from "../../../../domain/documents/verification.ts";
import {
  certificate,
  documents,
  issuedDocuments,
  newStandingLink,
  standingLink,
  withdrawStandingLink,
} from "../../../contract/documents.contract.ts";
import type { ApiParts } from "../api-parts.ts";
import { documentsWithAvailability, standingOf } from "./availability.ts";
import { keyResourcesOf, practisingCertificatesOf } from "./documents.store.ts";
import { issueDocument } from "./issue-document.ts";
import { holdersAddress, verificationAddress } from "./issue-paper.ts";
import { currentDocumentsOf, type IssuedRow } from "./issued.store.ts";
import { createStandingLink, standingLinkOf } from "./standing-link.ts";
import { removeStandingCode } from "./standing-links.store.ts";
import { displayedValidityOn } from "./verification.store.ts";

/** A customer's documents, each as a PDF. DOCS-01 to DOCS-06 */
export const serveDocuments = ({ serve, body, publicUrl, content }: ApiParts): void => {
  serve(documents, {
    answer: async (callRequest) => {
      const { database, customerId } = callRequest;
      const [resources, practising, standing] = await Promise.all([
        keyResourcesOf(database, customerId),
        practisingCertificatesOf(database, customerId),
        standingOf(callRequest),
      ]);
      return documentsWithAvailability(resources, practising, standing, callRequest.rules);
    },
  });

  serve(issuedDocuments, {
    answer: async ({ database, customer, customerId, today, rules }) => {
      const issued = await currentDocumentsOf(database, customerId);
      const listedDocument = async (document: IssuedRow): Promise<ListedDocument> => ({
        code: displayDocumentCode(document.code),
        title: document.title,
        number: document.subject,
        issuedOn: document.issuedOn,
        isDated: isDated(document.kind),
        validity: await displayedValidityOn(database, document, customer, { today, rules }),
        address: holdersAddress(publicUrl, document.code),
      });
      return { documents: await Promise.all(issued.map(listedDocument)) };
    },
  });

  serve(standingLink, {
    answer: async (request) => {
      const { isOffered, code } = await standingLinkOf(request);
      return { isOffered, address: code === undefined ? undefined : verificationAddress(publicUrl, code) };
    },
  });

  serve(newStandingLink, {
    answer: async (request) => ({ address: verificationAddress(publicUrl, await createStandingLink(request)) }),
  });

  serve(withdrawStandingLink, {
    answer: async ({ database, customerId }) => {
      await removeStandingCode(database, customerId);
      return undefined;
    },
  });

  serve(certificate, {
    answer: async (callRequest) => {
      const { customerId, params, query } = callRequest;
      const reference = { certificateNumber: params["number"] ?? "", ...query };
      return {
        name: certificateFileName(reference, customerId),
        bytes: await issueDocument({ body, publicUrl, content }, callRequest, reference),
      };
    },
  });
};
