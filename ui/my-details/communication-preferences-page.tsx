import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { ConsentSettings } from "../../application/my-details/consent-settings.ts";
import type { MemberNetworks } from "../../application/my-details/member-networks.ts";
import type { Message } from "../../domain/kernel/message.ts";
import {
  disabledMessage,
  lockMessages,
  type ConsentId,
  type ConsentSection as SectionName,
} from "../../domain/my-details/consents.ts";
import type { CommunicationPreferencesContent } from "../../domain/my-details/content.ts";
import { refusalMessages, toneOf } from "../../domain/my-details/save-refusals.ts";
import { MessageWithLink } from "../components/message-with-link.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Services } from "../components/services.ts";
import { Skeleton } from "../components/skeleton.tsx";
import { Switch } from "../components/switch.tsx";
import { useFormatMessage } from "../components/texts.ts";
import { NeedsNotifications } from "../shell/needs-notifications.tsx";
import { Networks } from "./networks.tsx";

export interface CommunicationPreferencesPageProps extends Pick<Services, "content" | "customer"> {
  readonly consents: ConsentSettings;
  readonly networks: MemberNetworks;
}

/** Consents, and networks for members. CONS-01, CONS-11, NETW-01 */
export const CommunicationPreferencesPage = observer((props: CommunicationPreferencesPageProps) => {
  const { content, customer, consents, networks } = props;
  useEffect(() => consents.watch(), [consents]);
  return (
    <PageContent
      texts={content.page("communication-preferences")}
      shows={[customer.notifications, consents.record, ...networks.parts]}
    >
      {(texts) => (
        <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
          <NeedsNotifications
            customer={customer}
            subject="preferences"
            failed={texts.failed}
            loading={<Skeleton lines={9} subject="preferences" />}
          >
            {() => (
              <ResourceView resource={consents.record} subject="preferences" lines={9}>
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

interface ConsentSectionProps {
  readonly section: SectionName;
  readonly texts: CommunicationPreferencesContent;
  readonly consents: ConsentSettings;
}

/** A section of consents. CONS-01 */
const ConsentSection = observer(({ section, texts, consents }: ConsentSectionProps) => (
  <Section heading={texts[section].heading}>
    <RichText text={texts[section].introduction} />
    <div>
      {consents.offered(section).map((consent) => (
        <Consent key={consent} consent={consent} texts={texts} consents={consents} />
      ))}
    </div>
  </Section>
));

interface ConsentProps extends Omit<ConsentSectionProps, "section"> {
  readonly consent: ConsentId;
}

const outcomeOf = (
  consents: ConsentSettings,
  consent: ConsentId,
  texts: CommunicationPreferencesContent["saving"],
  formatMessage: (message: Message) => string,
): string | undefined => {
  if (consents.isDisabled(consent)) return formatMessage(disabledMessage);
  const { isLoading, refusal } = consents.stateOf(consent);
  if (consents.isSlow(consent)) return texts.slow;
  if (isLoading) return texts.saving;
  if (refusal !== undefined) return formatMessage(refusalMessages[refusal]);
  return consents.isSaved(consent) ? texts.saved : undefined;
};

const Consent = observer(({ consent, texts, consents }: ConsentProps) => {
  const { value, isLoading, refusal } = consents.stateOf(consent);
  const lock = consents.lockOf(consent);
  const words = texts.consents[consent];
  return (
    <Switch
      label={words?.label ?? consent}
      help={words?.help}
      isOn={value}
      onMove={() => void consents.move(consent)}
      isUnavailable={isLoading || consents.isDisabled(consent)}
      locked={lock && <MessageWithLink message={lockMessages[lock]} href="/my-details/contact-details" />}
      outcome={outcomeOf(consents, consent, texts.saving, useFormatMessage())}
      tone={refusal && toneOf(refusal)}
    />
  );
});
