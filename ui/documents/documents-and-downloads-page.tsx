import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { DocumentsAndDownloadsContent } from "../../domain/documents/content.ts";
import type { DocumentShelf } from "../../application/documents/document-shelf.ts";
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
  readonly shelf: DocumentShelf;
}

/** Certificates and letters to download. DOCS-01 to DOCS-06 */
export const DocumentsAndDownloadsPage = observer(({ content, shelf }: DocumentsAndDownloadsPageProps) => {
  return (
    <PageContent texts={content.page("documents-and-downloads")} shows={shelf.parts}>
      {(texts) => (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <ResourceView
            resource={shelf.documents}
            label="your documents"
            failed="We couldn’t load your documents"
            lines={6}
          >
            {({ practisingCertificates }) => (
              <>
                <Shelf texts={texts} shelf={shelf} />
                <PractisingCertificates
                  texts={texts.practisingCertificates}
                  certificates={practisingCertificates}
                  shelf={shelf}
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

interface ShelfProps {
  readonly texts: DocumentsAndDownloadsContent;
  readonly shelf: DocumentShelf;
}

const Shelf = observer(({ texts, shelf }: ShelfProps) => {
  const { cards } = shelf;
  if (!cards) return <Skeleton lines={6} label="your documents" />;
  return cards.length === 0 ? <RichText text={texts.nothing} /> : <DocumentCards texts={texts} cards={cards} shelf={shelf} />;
});
