import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { Documents } from "../../domain/documents/key-resources.ts";
import type { Answered } from "./answered.ts";
import type { CallFailure } from "./call-failure.ts";

/** The institute's archive of certificates and letters. DOCS-01 */
export interface DocumentArchive {
  documents(customerType: string): Promise<Documents>;
  /** Has a document prepared; the answer is where it can be saved from, for a moment. DOCS-06 */
  prepare(document: CertificateReference): Promise<Answered<string, CallFailure>>;
}
