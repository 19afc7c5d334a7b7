import { isDated, type ListedDocument } from "../../../../domain/documents/verification.ts";
import { displayDocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { holdersAddress } from "../issued-documents/issue-paper.ts";
import { currentDocumentsOf, type IssuedRow } from "../issued-documents/issued.store.ts";
import type { ReadContext } from "../use-case-context.ts";
import { displayedValidityOn } from "./verification.store.ts";

/** The documents that were issued to a customer, with their validity today. VERI-01 */
export const listIssued = async (
  { database, customer, today, rules }: ReadContext,
  publicUrl: string,
): Promise<readonly ListedDocument[]> => {
  const listedDocument = async (document: IssuedRow): Promise<ListedDocument> => ({
    code: displayDocumentCode(document.code),
    title: document.title,
    number: document.subject,
    issuedOn: document.issuedOn,
    isDated: isDated(document.kind),
    validity: await displayedValidityOn(database, document, customer, { today, rules }),
    address: holdersAddress(publicUrl, document.code),
  });
  return Promise.all((await currentDocumentsOf(database, customer.customerId)).map(listedDocument));
};
