import { readDocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import { customerById, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { searchCustomers, type FoundCustomer } from "../../platform/customers/find-customers.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ownerOfPosting } from "../fees/fees.store.ts";
import { issuedDocumentOf } from "../issued-documents/issued.store.ts";
import { submissionOf, type StoredSubmission } from "../submissions/submissions.store.ts";

/** The result of a search: one person, with the submission whose reference was given, or a list of people. */
export type SearchResult =
  | { readonly person: CustomerRow; readonly submission?: StoredSubmission | undefined }
  | { readonly people: readonly FoundCustomer[]; readonly isMore: boolean };

/** The ID of the person whose document code, submission or posting the text is. */
const holderOf = async (database: Database, text: string, submission: StoredSubmission | undefined) => {
  if (submission) return submission.customerId;
  const code = readDocumentCode(text);
  const document = code && (await issuedDocumentOf(database, code));
  return document?.customerId ?? ownerOfPosting(database, text);
};

/**
 * Finds people by name, ID, email, the code of a document, or the reference of a submission or posting; at most so many.
 * SENT-02, DESK-05
 */
export const findPeople = async (database: Database, typed: string, most: number): Promise<SearchResult> => {
  const text = typed.trim();
  const submission = await submissionOf(database, text.toUpperCase());
  const holder = await holderOf(database, text.toUpperCase(), submission);
  const person = holder === undefined ? undefined : await customerById(database, holder);
  if (person) return { person, submission };
  const people = text === "" ? [] : await searchCustomers(database, text, most + 1);
  const exact = people.filter(({ customerId, email }) => customerId === text || email === comparedEmail(text));
  const [only] = exact.length === 1 ? exact : people.length === 1 ? people : [];
  return only ? { person: only } : { people: people.slice(0, most), isMore: people.length > most };
};
