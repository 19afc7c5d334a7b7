import { observer } from "mobx-react-lite";

import type { ContentPages } from "../../application/content/content-pages.ts";
import { Rows } from "../components/ledger-rows.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";

/** Links to the pages of My details. DET-01 */
export const MyDetailsPage = observer(({ content }: { readonly content: ContentPages }) => (
  <PageContent texts={content.page("my-details")}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
        {texts.sections.map(({ heading, cards }) => (
          <Section key={heading} heading={heading}>
            <Rows rows={cards} />
          </Section>
        ))}
      </Page>
    )}
  </PageContent>
));
