import { pdfFileName } from "../kernel/file-name.ts";

/** A practising certificate as it is listed. DOCS-05 */
export interface PractisingCertificate {
  readonly certificateName: string;
  readonly jurisdictionDescription: string;
  readonly expiryDisplayDate: string;
  readonly certificateNumber: string;
  readonly certificateType: string;
}

/** What names a certificate among all others. */
export type CertificateReference = Pick<PractisingCertificate, "certificateNumber" | "certificateType">;

/** The name a certificate is saved under: type, number and customer id. DOCS-06 */
export const certificateFileName = (certificate: CertificateReference, customerId: string): string =>
  pdfFileName(certificate.certificateType, certificate.certificateNumber, customerId);
