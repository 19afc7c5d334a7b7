import { observer } from "mobx-react-lite";

import type { Account } from "../../application/my-details/account.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { accountRows, cameForRegister, showsLearningRecordCard } from "../../domain/my-details/account.ts";
import type { AccountDetailsContent } from "../../domain/my-details/content.ts";
import { DefinitionList } from "../components/definition-list.tsx";
import { Rows } from "../components/ledger-rows.tsx";
import { Notice } from "../components/notice.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useFormatMessage } from "../components/texts.ts";
import { registerCards } from "../retirement/register-cards.ts";
import { useAddress } from "../shell/portal-router.tsx";
import { AccountAnswers } from "./account-answers.tsx";
import { SaveFailedBanner } from "./save-failed-banner.tsx";

export interface AccountDetailsPageProps extends Pick<Services, "content" | "customer"> {
  readonly account: Account;
}

/** The record is requested only when notifications confirm that it is not withheld. ACCT-07 */
const partsOf = (customer: Customer, account: Account): readonly Resource<unknown>[] => {
  return [customer.notifications, ...(account.shownAs === "record" ? [account.record] : [])];
};

/** The account details page. ACCT-01 to ACCT-08 */
export const AccountDetailsPage = observer(({ content, customer, account }: AccountDetailsPageProps) => (
  <PageContent texts={content.page("account-details")} shows={partsOf(customer, account)}>
    {(texts) => (
      <Page
        heading={texts.heading}
        introduction={account.shownAs === "record" && <RichText text={texts.introduction} />}
      >
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
  const { shownAs } = account;
  switch (shownAs) {
    case "loading":
    case "error panel":
      // Show nothing until it is known that nothing is withheld.
      return (
        <ResourceView resource={customer.notifications} subject="accountDetails" showsFailure lines={9}>
          {() => null}
        </ResourceView>
      );
    case "suppression message":
      return (
        <Notice urgency="calm" heading={texts.withheld.heading}>
          <RichText text={texts.withheld.message} />
        </Notice>
      );
    case "record":
      return (
        <ResourceView resource={account.record} subject="accountDetails" lines={9}>
          {() => <Record texts={texts} customer={customer} account={account} />}
        </ResourceView>
      );
    default:
      return assertNever(shownAs);
  }
});

const Record = observer(({ texts, customer, account }: DetailsProps) => {
  const formatMessage = useFormatMessage();
  const rules = useRules();
  const address = useAddress();
  const record = account.record.value;
  if (!record) return null;
  const cards = registerCards(customer, texts.register, record.retirementCriteria);
  const note = account.ineligibleNote(cameForRegister(address));
  return (
    <>
      {Object.entries(account.answers).map(([name, { outcome }]) => (
        <SaveFailedBanner key={name} outcome={outcome} />
      ))}
      {note && (
        <Notice urgency="calm" heading={texts.ineligible[note].heading}>
          <RichText text={texts.ineligible[note].message} />
        </Notice>
      )}
      <Section heading={texts.record.heading}>
        <DefinitionList
          rows={accountRows(record, rules).map(({ field, shown }) => ({
            term: texts.record.labels[field] ?? field,
            value: typeof shown === "string" ? (texts.record.values?.[field]?.[shown] ?? shown) : formatMessage(shown),
          }))}
        />
      </Section>
      <AccountAnswers texts={texts} account={account} />
      {showsLearningRecordCard(record) && (
        <Section heading={texts.learningRecord.heading}>
          <DefinitionList rows={[{ term: texts.learningRecord.label, value: record.learningRecordNumber }]} />
          <RichText text={texts.learningRecord.message} />
        </Section>
      )}
      {cards.length > 0 && <Rows rows={cards} />}
    </>
  );
});
