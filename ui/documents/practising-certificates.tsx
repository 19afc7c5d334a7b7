import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import type { DocumentLibrary } from "../../application/documents/document-library.ts";
import type { PractisingCertificate } from "../../domain/documents/certificates.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Ledger } from "../parts/ledger.tsx";
import { EntryWithAction } from "../parts/entry-with-action.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { DocumentDownload } from "./document-cards.tsx";

interface PractisingCertificatesProps {
  readonly texts: DocumentsAndDownloadsContent["practisingCertificates"];
  readonly certificates: readonly PractisingCertificate[];
  readonly library: DocumentLibrary;
}

/** Each practising certificate with its jurisdiction and its expiry. Nothing for whoever holds none. DOCS-05 */
export const PractisingCertificates = ({ texts, certificates, library }: PractisingCertificatesProps) =>
  certificates.length === 0 ? null : (
    <Section heading={texts.heading}>
      <RichText text={texts.introduction} />
      <Ledger>
        {certificates.map((certificate) => (
          <EntryWithAction
            key={certificate.certificateNumber}
            heading={certificate.jurisdictionDescription}
            act={
              <DocumentDownload
                document={certificate}
                name={`${certificate.certificateName}, ${certificate.jurisdictionDescription}`}
                library={library}
              />
            }
          >
            <p>{certificate.certificateName}</p>
            <p>{fill(texts.expires, { expiryDate: certificate.expiryDisplayDate })}</p>
          </EntryWithAction>
        ))}
      </Ledger>
    </Section>
  );
