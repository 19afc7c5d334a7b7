import { pdfFileName } from "../kernel/file-name.ts";

/** A practising certificate in the list. DOCS-05 */
export interface PractisingCertificate {
  readonly certificateName: string;
  readonly jurisdictionDescription: string;
  readonly expiryDisplayDate?: string | undefined;
  readonly certificateNumber: string;
  readonly certificateType: string;
}

/** Identifies a certificate. */
export type CertificateReference = Pick<PractisingCertificate, "certificateNumber" | "certificateType">;

/** File name of a certificate: type, number and customer ID. DOCS-06 */
export const certificateFileName = (certificate: CertificateReference, customerId: string): string =>
  pdfFileName(certificate.certificateType, certificate.certificateNumber, customerId);

/** The number of somebody's membership certificate, which follows from their ID. MEMB-02 */
export const membershipCertificateNumber = (customerId: string): string => `MC${customerId}`;
