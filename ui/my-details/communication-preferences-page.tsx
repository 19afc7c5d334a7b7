import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { ConsentSettings } from "../../application/my-details/consent-settings.ts";
import type { MemberNetworks } from "../../application/my-details/member-networks.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { NeedsNotifications } from "../shell/needs-notifications.tsx";
import { ConsentSection } from "./consent-section.tsx";
import { Networks } from "./networks.tsx";

export interface CommunicationPreferencesPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly consents: ConsentSettings;
  readonly networks: MemberNetworks;
}

const failed = "We couldn’t load your communication preferences";

/** What a person hears from the institute, and the networks a member belongs to. CONS-01, CONS-11, NETW-01 */
export const CommunicationPreferencesPage = observer((props: CommunicationPreferencesPageProps) => {
  const { content, customer, consents, networks } = props;
  return (
    <PageContent
      texts={content.page("communication-preferences")}
      shows={[customer.notifications, consents.record, ...networks.parts]}
    >
      {(texts) => (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <NeedsNotifications
            customer={customer}
            failed={failed}
            loading={<Skeleton lines={9} label="your preferences" />}
          >
            {() => (
              <ResourceView resource={consents.record} label="your preferences" lines={9}>
                {() => (
                  <>
                    <ConsentSection section="accountCorrespondence" texts={texts} consents={consents} />
                    <ConsentSection section="additionalQuestions" texts={texts} consents={consents} />
                  </>
                )}
              </ResourceView>
            )}
          </NeedsNotifications>
          {networks.isShown && <Networks texts={texts.networks} networks={networks} />}
        </Page>
      )}
    </PageContent>
  );
});
