import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { ContentPages } from "../../application/content/content-pages.ts";
import type { DocumentLibrary } from "../../application/documents/document-library.ts";
import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { PractisingCertificate } from "../../domain/documents/certificates.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import { isUnread } from "../../domain/kernel/partly-read.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { Ledger } from "../components/ledger.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { DocumentCards, DocumentDownload } from "./document-cards.tsx";
import { MembershipCredential } from "./membership-credential.tsx";
import { StandingLinkSection } from "./standing-link-section.tsx";
import { WhatOthersSee } from "./what-others-see.tsx";

export interface DocumentsAndDownloadsPageProps {
  readonly content: ContentPages;
  readonly library: DocumentLibrary;
  readonly issued: Resource<readonly ListedDocument[]>;
  readonly standing: OwnAddress<StandingLink>;
}

/** Page of certificates and letters to download. DOCS-01 to DOCS-06 */
export const DocumentsAndDownloadsPage = observer((props: DocumentsAndDownloadsPageProps) => {
  const { content, library, issued, standing } = props;
  useEffect(() => standing.changing.forget(), [standing]);
  return (
    <PageContent
      texts={content.page("documents-and-downloads")}
      shows={[...library.requiredResources, issued, standing.record]}
    >
      {(texts) => (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <ResourceView resource={library.documents} subject="documents" lines={6}>
            {({ practisingCertificates }) => (
              <>
                <Cards texts={texts} library={library} />
                <MembershipCredential texts={texts.credential} library={library} />
                <PractisingCertificates
                  texts={texts.practisingCertificates}
                  certificates={practisingCertificates}
                  library={library}
                />
              </>
            )}
          </ResourceView>
          <WhatOthersSee texts={texts.verification} issued={issued} />
          <StandingLinkSection texts={texts.standingLink} standing={standing} />
          <FooterLinks links={texts.footerLinks} />
        </Page>
      )}
    </PageContent>
  );
});

interface CardsProps {
  readonly texts: DocumentsAndDownloadsContent;
  readonly library: DocumentLibrary;
}

const Cards = observer(({ texts, library }: CardsProps) => {
  const { cards, documents } = library;
  if (documents.value && isUnread(documents.value, "keyResources"))
    return <ErrorPanel subject="documents" onReload={documents.load} />;
  if (!cards) return <Skeleton lines={6} subject="documents" />;
  return cards.length === 0 ? (
    <RichText text={texts.nothing} />
  ) : (
    <DocumentCards texts={texts} cards={cards} library={library} />
  );
});

interface PractisingCertificatesProps {
  readonly texts: DocumentsAndDownloadsContent["practisingCertificates"];
  readonly certificates: readonly PractisingCertificate[];
  readonly library: DocumentLibrary;
}

/** Practising certificates with jurisdiction and expiry; renders nothing without any. DOCS-05 */
const PractisingCertificates = ({ texts, certificates, library }: PractisingCertificatesProps) =>
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
            {certificate.expiryDisplayDate !== undefined && (
              <p>{fill(texts.expires, { expiryDate: certificate.expiryDisplayDate })}</p>
            )}
          </EntryWithAction>
        ))}
      </Ledger>
    </Section>
  );
