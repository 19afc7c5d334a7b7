import { certificateFileName, type CertificateReference } from "../../../../domain/documents/certificates.ts";
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
import type { CallRequest } from "../../platform/api/serve.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { mayHave, documentsWithAvailability, standingOf } from "./availability.ts";
import { inForceOn, keyResourcesOf, practisingCertificatesOf } from "./documents.store.ts";
import { documentPaper, practisingCertificatePaper } from "./drawings.ts";
import { upcomingExams } from "./exam-entries.store.ts";
import { holdersAddress, issuePaper, verificationAddress, type PaperParts } from "./issue-paper.ts";
import { currentDocumentsOf, type IssuedRow } from "./issued.store.ts";
import { newStandingCode, removeStandingCode, standingCodeOf } from "./standing-links.store.ts";
import { displayedValidityOn } from "./verification.store.ts";

const fileOf = async (parts: PaperParts, callRequest: CallRequest<typeof certificate>): Promise<Buffer> => {
  const { database, customer, customerId, params, query, today, rules } = callRequest;
  const about = { institute: parts.body, library: parts.content, customer, rules };
  const isRequested = ({ certificateNumber, certificateType }: CertificateReference) =>
    certificateNumber === params["number"] && certificateType === query.certificateType;
  const practising = await practisingCertificatesOf(database, customerId);
  const practisingCertificate = practising.find(isRequested);
  if (practisingCertificate) {
    const paper = await practisingCertificatePaper(about, practisingCertificate);
    return issuePaper(parts, callRequest, {
      kind: "practisingCertificate",
      subject: practisingCertificate.certificateNumber,
      expiresOn: practisingCertificate.expiresOn,
      paperOn: () => paper,
    });
  }

  const resources = await keyResourcesOf(database, customerId);
  const resource = resources.find(isRequested);
  if (!resource) throw wordedRefusal("unknown", "NO_SUCH_DOCUMENT");
  if (!(await mayHave(callRequest, resources, resource)))
    throw new RefusalError("forbidden", "NOT_ELIGIBLE", "You cannot have this document at present.");
  const inForce = inForceOn(practising, today);
  const exams = resource.key === "docket" ? await upcomingExams(database, customerId, today) : [];
  return issuePaper(parts, callRequest, {
    kind: resource.key,
    subject: resource.certificateNumber,
    expiresOn:
      resource.key === "certificates"
        ? inForce
            .map(({ expiresOn }) => expiresOn)
            .toSorted()
            .at(-1)
        : undefined,
    paperOn: await documentPaper({ ...about, resource, practising: inForce, exams }),
  });
};

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
    answer: async (callRequest) => {
      const { database, customer, customerId } = callRequest;
      const [{ inGoodStanding }, code] = await Promise.all([
        profileFactsOf(database, customer, callRequest),
        standingCodeOf(database, customerId),
      ]);
      return {
        isOffered: inGoodStanding !== undefined,
        address: code === undefined ? undefined : verificationAddress(publicUrl, code),
      };
    },
  });

  serve(newStandingLink, {
    answer: async (callRequest) => {
      const { database, customer, customerId } = callRequest;
      const { inGoodStanding } = await profileFactsOf(database, customer, callRequest);
      if (inGoodStanding === undefined)
        throw new RefusalError("forbidden", "NOT_ELIGIBLE", "Good standing is for members who are not retired.");
      return { address: verificationAddress(publicUrl, await newStandingCode(database, customerId)) };
    },
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
        bytes: await fileOf({ body, publicUrl, content }, callRequest),
      };
    },
  });
};
