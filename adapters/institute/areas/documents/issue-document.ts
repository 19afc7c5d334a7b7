import type { CertificateReference } from "../../../../domain/documents/certificates.ts";
import { certificatesInForce, practisingCertificatesOf } from "../issued-documents/documents.store.ts";
import { issuePaper, type PaperDependencies } from "../issued-documents/issue-paper.ts";
import type { IssueContext } from "../issued-documents/issued.store.ts";
import { upcomingExams } from "../qualifications/exam-entries.store.ts";
import { availableResource } from "./availability.ts";
import { documentPaper, practisingCertificatePaper } from "./drawings.ts";

/** Issues a customer's document as a PDF; refuses one that they cannot have at present. DOCS-01 to DOCS-06 */
export const issueDocument = async (
  dependencies: PaperDependencies,
  request: IssueContext,
  wanted: CertificateReference,
): Promise<Buffer> => {
  const { database, customer, today, rules } = request;
  const { customerId } = customer;
  const about = { ...dependencies, customer, rules };
  const isRequested = ({ certificateNumber, certificateType }: CertificateReference) =>
    certificateNumber === wanted.certificateNumber && certificateType === wanted.certificateType;
  const practising = await practisingCertificatesOf(database, customerId);
  const practisingCertificate = practising.find(isRequested);
  if (practisingCertificate) {
    return issuePaper(dependencies, request, {
      kind: "practisingCertificate",
      subject: practisingCertificate.certificateNumber,
      expiresOn: practisingCertificate.expiresOn,
      write: async (language) => {
        const paper = await practisingCertificatePaper({ ...about, language }, practisingCertificate);
        return () => paper;
      },
    });
  }

  const resource = await availableResource(request, isRequested);
  const inForce = certificatesInForce(practising, today);
  const exams = resource.key === "docket" ? await upcomingExams(database, customerId, today) : [];
  return issuePaper(dependencies, request, {
    kind: resource.key,
    subject: resource.certificateNumber,
    expiresOn:
      resource.key === "certificates"
        ? inForce
            .map(({ expiresOn }) => expiresOn)
            .toSorted()
            .at(-1)
        : undefined,
    write: (language) => documentPaper({ ...about, language, resource, practising: inForce, exams }),
  });
};
