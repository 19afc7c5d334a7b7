import { ContainerModule } from "inversify";

import { httpDocumentArchive, httpStandingLinks } from "../../../../adapters/http/documents.http.ts";
import { OwnAddress } from "../../../../application/flow/own-address.ts";
import type { DocumentArchive } from "../../../../application/ports/institute.ts";
import { Resource } from "../../../../application/shell/resource.ts";
import type { StandingLink } from "../../../../domain/documents/standing-link.ts";
import type { ListedDocument } from "../../../../domain/documents/verification.ts";
import { token } from "../token.ts";
import { API } from "./ports.ts";
import { FAILURES, TRACK } from "./shell.ts";

export const DOCUMENT_ARCHIVE = token<DocumentArchive>("DocumentArchive");
export const ISSUED_DOCUMENTS = token<Resource<readonly ListedDocument[]>>("IssuedDocuments");
export const STANDING_LINK = token<OwnAddress<StandingLink>>("StandingLink");

/** The customer's documents, the ones issued so far, and the link that shows the standing. */
export const documentsModule = new ContainerModule(({ bind }) => {
  bind(DOCUMENT_ARCHIVE).toResolvedValue((api) => httpDocumentArchive(api), [API]);
  bind(ISSUED_DOCUMENTS).toResolvedValue(
    (archive, failures) => new Resource(() => archive.issued(), failures.raise),
    [DOCUMENT_ARCHIVE, FAILURES],
  );
  bind(STANDING_LINK).toResolvedValue(
    (api, failures, track) => {
      const calls = httpStandingLinks(api);
      return new OwnAddress(new Resource(() => calls.link(), failures.raise), calls, track, "standing link");
    },
    [API, FAILURES, TRACK],
  );
});
