import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Session } from "../../application/shell/session.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Button } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./lone-page.module.css";

export interface UnsupportedPageProps {
  readonly content: ContentPages;
  readonly session: Session;
}

/** For those whose experience the portal does not support. EXP-03 */
export const UnsupportedPage = observer(({ content, session }: UnsupportedPageProps) => {
  const texts = content.page("page-framework").value?.unsupported;
  if (!texts) return null;
  return (
    <main className={styles.page}>
      <Page heading={texts.title} introduction={<RichText text={texts.message} />}>
        <div className={styles.actions}>
          <ButtonLink href={texts.button.href} look="primary" isButton>
            {texts.button.text}
          </ButtonLink>
          <Button onClick={() => void session.logout()}>Logout</Button>
        </div>
      </Page>
    </main>
  );
});
