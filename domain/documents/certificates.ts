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

const safe = (part: string): string => part.trim().replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");

/**
 * The name a certificate is saved under: type, number and customer id, with whatever a file system
 * could take amiss turned into hyphens. DOCS-06
 */
export const certificateFileName = (certificate: CertificateReference, customerId: string): string =>
  `${[certificate.certificateType, certificate.certificateNumber, customerId].map(safe).join("_")}.pdf`;
