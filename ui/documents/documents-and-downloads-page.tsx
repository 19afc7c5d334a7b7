import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import type { DocumentLibrary } from "../../application/documents/document-library.ts";
import { FooterLinks } from "../parts/footer-links.tsx";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { DocumentCards } from "./document-cards.tsx";
import { PractisingCertificates } from "./practising-certificates.tsx";

export interface DocumentsAndDownloadsPageProps {
  readonly content: ContentPages;
  readonly library: DocumentLibrary;
}

/** Certificates and letters to download. DOCS-01 to DOCS-06 */
export const DocumentsAndDownloadsPage = observer(({ content, library }: DocumentsAndDownloadsPageProps) => {
  return (
    <PageContent texts={content.page("documents-and-downloads")} shows={library.parts}>
      {(texts) => (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <ResourceView
            resource={library.documents}
            label="your documents"
            lines={6}
          >
            {({ practisingCertificates }) => (
              <>
                <Cards texts={texts} library={library} />
                <PractisingCertificates
                  texts={texts.practisingCertificates}
                  certificates={practisingCertificates}
                  library={library}
                />
              </>
            )}
          </ResourceView>
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
  const { cards } = library;
  if (!cards) return <Skeleton lines={6} label="your documents" />;
  return cards.length === 0 ? <RichText text={texts.nothing} /> : <DocumentCards texts={texts} cards={cards} library={library} />;
});
