import type { DocumentArchive, StandingLinks } from "../../application/ports/institute.ts";
import { membershipCredentialFile } from "../contract/documents-credential.contract.ts";
import {
  certificate,
  documents,
  issuedDocuments,
  newStandingLink,
  standingLink,
  withdrawStandingLink,
} from "../contract/documents.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about documents. */
export const httpDocumentArchive = (api: ApiClient): DocumentArchive => ({
  documents: (customerType) => api.call(documents, { query: { customerType } }),
  issued: () => resultOf(api.call(issuedDocuments, {}).then(({ documents: issued }) => issued)),
  credential: () => resultOf(api.file(membershipCredentialFile, {})),
  certificate: ({ certificateNumber, certificateType }) =>
    resultOf(api.file(certificate, { params: { number: certificateNumber }, query: { certificateType } })),
});

/** The institute's calls about the page that shows others today's standing. */
export const httpStandingLinks = (api: ApiClient): StandingLinks => ({
  link: () => resultOf(api.call(standingLink, {})),
  newAddress: () => resultOf(api.call(newStandingLink, {}).then(({ address }) => address)),
  withdrawAddress: () => resultOf(api.call(withdrawStandingLink, {})),
});
