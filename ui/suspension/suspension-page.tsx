import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Session } from "../../application/shell/session.ts";
import { offersLogout } from "../../domain/customer/suspension.ts";
import { Button } from "../parts/button.tsx";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "../shell/lone-page.module.css";
import { suspensionText, suspensionValues } from "./suspension-text.ts";

export interface SuspensionPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly session: Session;
  readonly clock: Clock;
}

/** In place of the whole portal once the grace period is over. SUSP-04, SUSP-05 */
export const SuspensionPage = observer(({ content, customer, session, clock }: SuspensionPageProps) => {
  const telephone = content.page("page-framework").value?.telephone ?? "";
  const values = suspensionValues(customer, clock.now(), telephone);
  return (
    <main className={styles.page}>
      <PageContent texts={content.page("suspension")}>
        {(texts) => (
          <Page
            heading={texts.heading}
            introduction={<RichText text={suspensionText(customer, texts.texts)} values={values} />}
          >
            <Section heading={texts.contact.heading}>
              <RichText text={texts.contact.message} values={values} />
            </Section>
            {offersLogout(customer.suspensionPhase) && (
              <div className={styles.actions}>
                <Button look="primary" onClick={() => void session.logout()}>
                  Logout
                </Button>
              </div>
            )}
          </Page>
        )}
      </PageContent>
    </main>
  );
});
