import { observer } from "mobx-react-lite";
import { useLocation } from "wouter";

import type { PersonalDataDownload } from "../../application/my-details/personal-data-download.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { isOffered } from "../../domain/customer/offered.ts";
import { portalPages, routeOf } from "../../domain/customer/routes.ts";
import type { SuspensionContent } from "../../domain/customer/suspension-text.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import type { FeesStatement } from "../../domain/fees/account.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { ErrorPanel } from "../components/error-panel.tsx";
import { Rows } from "../components/ledger-rows.tsx";
import { Obligations } from "../components/obligations.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { Skeleton } from "../components/skeleton.tsx";
import { WhenSettled } from "../components/when-settled.tsx";
import { WhatOthersSee } from "../documents/what-others-see.tsx";
import { PersonalDataSection } from "../my-details/personal-data-section.tsx";
import { CallDetails } from "./identity.tsx";
import { graceOf, suspensionText, suspensionValues } from "./suspension-text.ts";

import styles from "./suspension.module.css";

export interface BlockedViewProps extends Pick<Services, "content" | "customer" | "record" | "clock"> {
  readonly statement: Resource<FeesStatement>;
  readonly issued: Resource<readonly ListedDocument[]>;
  readonly data: PersonalDataDownload;
}

/**
 * Replaces pages that are blocked during the grace period: the reason, the task and its date, a telephone number, and
 * the available pages. SUSP-03, SUSP-04, TASK-01
 */
export const BlockedView = observer((props: BlockedViewProps) => {
  const rules = useRules();
  const { content, customer, clock } = props;
  const { telephone } = useOrganisation();
  const grace = graceOf(customer, dayOf(clock.now(), rules));
  const [path] = useLocation();
  const route = routeOf(path);
  const isDashboard = route === "/";
  const note = ({ note: text }: SuspensionContent["blocked"]): string =>
    fill(text, { page: route ? portalPages[route].name : "This page" });
  return (
    <PageContent texts={content.page("suspension")} shows={[...partsOf(props), props.issued]}>
      {({ heading, endDateUnknown, blocked, texts, contact, verification, data }) => (
        <Page
          heading={heading}
          eyebrow={isDashboard ? undefined : <p className={styles.note}>{note(blocked)}</p>}
          introduction={
            <>
              <RichText
                text={suspensionText(customer, texts)}
                values={suspensionValues(grace, endDateUnknown, telephone, rules)}
              />
              {grace && <DaysLeft days={grace.days} />}
            </>
          }
        >
          <WhenSettled parts={partsOf(props)}>
            <WhatToDo {...props} />
            <p>{blocked.call}</p>
            <CallDetails texts={contact} customer={customer} telephone={telephone} />
            <StillOpen blocked={blocked} customer={customer} />
            <WhatOthersSee texts={verification} issued={props.issued} />
            <PersonalDataSection texts={data} data={props.data} />
            {isDashboard && <p className={styles.note}>{note(blocked)}</p>}
          </WhenSettled>
        </Page>
      )}
    </PageContent>
  );
});

/** The remaining days of the grace period. SUSP-02 */
const DaysLeft = ({ days }: { readonly days: number }) => (
  <p className={styles.days}>
    {days === 0 ? (
      <>
        <strong>Today</strong> is the last day to put it right
      </>
    ) : (
      <>
        <strong>{days}</strong> {days === 1 ? "day" : "days"} left to put it right
      </>
    )}
  </p>
);

const partsOf = ({ customer, record, statement }: BlockedViewProps): readonly Resource<unknown>[] => [
  customer.balance,
  statement,
  ...(customer.userType === "member" ? [record.overview] : []),
];

/** The way to end the suspension, and the days left. */
const WhatToDo = observer((props: BlockedViewProps) => {
  const rules = useRules();
  const { content, customer, record, statement, clock } = props;
  const texts = content.page("page-framework").value?.obligations;
  const { balance } = customer;
  if (!texts) return null;
  if (!partsOf(props).every((part) => part.isSettled)) return <Skeleton lines={4} label="what needs doing" />;
  const items = obligationsOf({
    today: dayOf(clock.now(), rules),
    declaration: record.toDeclare,
    balance: balance.value,
    statement: statement.value,
    notifications: [],
    mayApply: false,
  });
  return (
    <Section heading={texts.heading}>
      {items.length > 0 && <Obligations items={items} texts={texts} />}
      {record.overview.hasFailed && <ErrorPanel subject="your CPD status" onReload={record.overview.load} />}
      {balance.hasFailed && <ErrorPanel subject="your account balance" onReload={balance.load} />}
    </Section>
  );
});

interface StillOpenProps {
  readonly blocked: SuspensionContent["blocked"];
  readonly customer: Customer;
}

/** Links to the available pages, limited to the customer's navigation. SUSP-03 */
const StillOpen = observer(({ blocked, customer: { userType } }: StillOpenProps) => {
  const rows = blocked.rows.filter(({ link }) => {
    const route = link && routeOf(link.href);
    return route === undefined || (userType !== undefined && isOffered(route, userType));
  });
  return (
    <Section heading={blocked.reachable}>
      <Rows rows={rows} />
    </Section>
  );
});
