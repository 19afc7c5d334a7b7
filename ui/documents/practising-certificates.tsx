import type { DocumentsAndDownloadsContent } from "../../application/content/pages.ts";
import type { DocumentShelf } from "../../application/documents/document-shelf.ts";
import type { PractisingCertificate } from "../../domain/documents/certificates.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { DocumentDownload } from "./document-cards.tsx";
import styles from "./document-cards.module.css";

interface PractisingCertificatesProps {
  readonly texts: DocumentsAndDownloadsContent["practisingCertificates"];
  readonly certificates: readonly PractisingCertificate[];
  readonly shelf: DocumentShelf;
}

/** Each practising certificate with its jurisdiction and its expiry. Nothing for whoever holds none. DOCS-05 */
export const PractisingCertificates = ({ texts, certificates, shelf }: PractisingCertificatesProps) =>
  certificates.length === 0 ? null : (
    <Section heading={texts.heading}>
      <RichText text={texts.introduction} />
      <ul className={styles.cards}>
        {certificates.map((certificate) => (
          <li key={certificate.certificateNumber} className={styles.card}>
            <h3 className={styles.heading}>{certificate.certificateName}</h3>
            <p>{certificate.jurisdictionDescription}</p>
            <p>{fill(texts.expires, { expiryDate: certificate.expiryDisplayDate })}</p>
            <DocumentDownload
              document={certificate}
              name={`${certificate.certificateName}, ${certificate.jurisdictionDescription}`}
              shelf={shelf}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
