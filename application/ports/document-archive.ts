import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { Documents } from "../../domain/documents/key-resources.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";
import type { Bytes } from "./file-saver.ts";

/** The institute's archive of certificates and letters. DOCS-01 */
export interface DocumentArchive {
  documents(customerType: string): Promise<Documents>;
  /** A document as a PDF, all of it. DOCS-06 */
  certificate(document: CertificateReference): Promise<Result<Bytes, CallFailure>>;
}
