import { observer } from "mobx-react-lite";

import type { ContentPages } from "../../application/content/content-pages.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";

import styles from "./not-found-page.module.css";

/** The not-found page. ROUTE-05, ERR-04 */
export const NotFoundPage = observer(({ content }: { readonly content: ContentPages }) => (
  <PageContent texts={content.page("page-not-found")}>
    {(texts) => (
      <Page heading={texts.heading} introduction={<p>{texts.message}</p>}>
        <p>
          <ButtonLink href="/" look="primary" isButton>
            {texts.button}
          </ButtonLink>
        </p>
        <footer className={styles.help}>
          <h2>{texts.help.heading}</h2>
          <FooterLinks links={[texts.help.link]} />
        </footer>
      </Page>
    )}
  </PageContent>
));
