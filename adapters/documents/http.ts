import type { DocumentArchive } from "../../application/ports/document-archive.ts";
import { certificate, documents, prepareCertificate } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";

/** The institute's calls about documents. */
export const httpDocumentArchive = (api: ApiClient): DocumentArchive => ({
  documents: (customerType) => api.call(documents, { query: { customerType } }),
  prepare: ({ certificateNumber, certificateType }) => {
    const params = { number: certificateNumber };
    const prepared = api.call(prepareCertificate, { params, query: { certificateType } });
    return inItsPlace(
      prepared.then(({ ticket }) => api.address(certificate, { params, query: { certificateType, ticket } })),
    );
  },
});
