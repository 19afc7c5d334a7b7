import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { AccountDetailsContent } from "../../application/content/pages.ts";
import type { Account } from "../../application/my-details/account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { accountRows, cameForRegister, showsLearningRecordCard } from "../../domain/my-details/account.ts";
import { DefinitionList } from "../parts/definition-list.tsx";
import { Notice } from "../parts/notice.tsx";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Tiles } from "../parts/tiles.tsx";
import { registerCards } from "../retirement/register-cards.ts";
import { useAddress } from "../shell/portal-router.tsx";
import { AccountAnswers } from "./account-answers.tsx";
import { SaveFailedBanner } from "./save-failed-banner.tsx";

export interface AccountDetailsPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly account: Account;
}

/** The record is asked for only where it is not withheld, which notifications decide. ACCT-07 */
const partsOf = (customer: Customer, account: Account): readonly Resource<unknown>[] => {
  const isShown = customer.notifications.isSettled && !account.isWithheld;
  return [customer.notifications, ...(isShown ? [account.record] : [])];
};

/** What the register holds about a person. ACCT-01 to ACCT-08 */
export const AccountDetailsPage = observer(({ content, customer, account }: AccountDetailsPageProps) => (
  <PageContent texts={content.page("account-details")} shows={partsOf(customer, account)}>
    {(texts) => (
      <Page heading={texts.heading} introduction={!account.isWithheld && <RichText text={texts.introduction} />}>
        <Details texts={texts} customer={customer} account={account} />
      </Page>
    )}
  </PageContent>
));

interface DetailsProps {
  readonly texts: AccountDetailsContent;
  readonly customer: Customer;
  readonly account: Account;
}

const Details = observer(({ texts, customer, account }: DetailsProps) => {
  // Nothing is shown before it is known that nothing has to be withheld.
  if (!customer.notifications.isSettled) return <Skeleton lines={9} label="your account details" />;
  if (account.isWithheld)
    return (
      <Notice urgency="calm" level={2} heading={texts.withheld.heading}>
        <RichText text={texts.withheld.message} />
      </Notice>
    );
  return (
    <ResourceView
      resource={account.record}
      label="your account details"
      failed="We couldn't load your account details"
      lines={9}
    >
      {() => <Record texts={texts} customer={customer} account={account} />}
    </ResourceView>
  );
});

const Record = observer(({ texts, customer, account }: DetailsProps) => {
  const address = useAddress();
  const record = account.record.value;
  if (!record) return null;
  const cards = registerCards(customer, texts.register);
  return (
    <>
      <SaveFailedBanner outcome={account.transfer.outcome} />
      <SaveFailedBanner outcome={account.oxfordBrookes.outcome} />
      {account.showsIneligibleNote(cameForRegister(address)) && (
        <Notice urgency="soon" level={2} heading={texts.ineligible.heading}>
          <RichText text={texts.ineligible.message} />
        </Notice>
      )}
      <Section heading={texts.record.heading}>
        <DefinitionList
          rows={accountRows(record).map(({ field, shown }) => ({ term: texts.record.labels[field] ?? field, value: shown }))}
        />
      </Section>
      <AccountAnswers texts={texts} account={account} />
      {showsLearningRecordCard(record) && (
        <Section heading={texts.learningRecord.heading}>
          <DefinitionList rows={[{ term: "Your number", value: record.uln }]} />
          <RichText text={texts.learningRecord.message} />
        </Section>
      )}
      {cards.length > 0 && <Tiles tiles={cards} />}
    </>
  );
});
