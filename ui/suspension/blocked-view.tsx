import { observer } from "mobx-react-lite";
import { useLocation } from "wouter";

import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { PersonalDataDownload } from "../../application/my-details/personal-data-download.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { isOffered } from "../../domain/customer/offered.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import { suspensionValues } from "../../domain/customer/suspension-text.ts";
import type { SuspensionContent } from "../../domain/customer/suspension-text.ts";
import { isCauseGone } from "../../domain/customer/suspension.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import type { ListedDocument } from "../../domain/documents/verification.ts";
import type { FeesStatement } from "../../domain/fees/account.ts";
import { dayOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
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
import { useTexts } from "../components/texts.ts";
import { WhenSettled } from "../components/when-settled.tsx";
import { SharedStandingLink } from "../documents/standing-link-section.tsx";
import { WhatOthersSee } from "../documents/what-others-see.tsx";
import { PersonalDataSection } from "../my-details/personal-data-section.tsx";
import { CallDetails } from "./identity.tsx";
import { doneText, graceOf, suspensionText } from "./suspension-text.ts";

import styles from "./suspension.module.css";

export interface BlockedViewProps extends Pick<Services, "content" | "customer" | "record" | "clock"> {
  readonly statement: Resource<FeesStatement>;
  readonly issued: Resource<readonly ListedDocument[]>;
  readonly standing: OwnAddress<StandingLink>;
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
  const { pages } = useTexts();
  const grace = graceOf(customer, dayOf(clock.now(), rules));
  const [path] = useLocation();
  const route = routeOf(path);
  const isDashboard = route === "/";
  const isDone = isCauseGoneFor(props, dayOf(clock.now(), rules));
  const note = (blocked: SuspensionContent["blocked"]): string =>
    fill(blocked.note, { page: route ? pages[route] : blocked.thisPage });
  return (
    <PageContent texts={content.page("suspension")} shows={[...partsOf(props), props.issued, props.standing.record]}>
      {({ heading, endDateUnknown, blocked, texts, contact, verification, standingLink, data }) => (
        <Page
          heading={heading}
          eyebrow={isDashboard ? undefined : <p className={styles.note}>{note(blocked)}</p>}
          introduction={
            <>
              <RichText
                text={(isDone ? doneText(customer, texts) : undefined) ?? suspensionText(customer, texts)}
                values={suspensionValues(grace, endDateUnknown, telephone, rules)}
              />
              {grace && !isDone && <DaysLeft texts={blocked.left} days={grace.days} />}
            </>
          }
        >
          <WhenSettled parts={partsOf(props)}>
            <WhatToDo {...props} />
            {!isDone && <p>{blocked.call}</p>}
            <CallDetails texts={contact} customer={customer} telephone={telephone} />
            <StillOpen blocked={blocked} customer={customer} />
            <WhatOthersSee texts={verification} issued={props.issued} />
            <SharedStandingLink texts={standingLink} standing={props.standing} />
            <PersonalDataSection texts={data} data={props.data} />
            {isDashboard && <p className={styles.note}>{note(blocked)}</p>}
          </WhenSettled>
        </Page>
      )}
    </PageContent>
  );
});

interface DaysLeftProps {
  readonly texts: SuspensionContent["blocked"]["left"];
  readonly days: number;
}

/** The remaining days of the grace period. SUSP-02 */
const DaysLeft = ({ texts, days }: DaysLeftProps) => (
  <div className={styles.days}>
    {days === 0 ? (
      <RichText text={texts.lastDay} />
    ) : (
      <RichText text={days === 1 ? texts.one : texts.other} values={{ days: String(days) }} />
    )}
  </div>
);

const partsOf = ({ customer, record, statement }: BlockedViewProps): readonly Resource<unknown>[] => [
  customer.balance,
  statement,
  ...(customer.userType === "member" ? [record.overview] : []),
];

/** Whether the customer has done what the suspension asks. SUSP-04 */
const isCauseGoneFor = ({ customer, record, statement }: BlockedViewProps, today: CalendarDate): boolean =>
  isCauseGone({
    today,
    owed: statement.value?.owed,
    code: customer.person.suspensionDetails?.code,
    balance: customer.balance.value,
    isDeclarationOverdue: record.overview.value && record.toDeclare?.status === "overdue",
  });

/** The way to end the suspension; nothing when nothing needs doing. */
const WhatToDo = observer((props: BlockedViewProps) => {
  const rules = useRules();
  const { content, customer, record, statement, clock } = props;
  const texts = content.page("page-framework").value?.obligations;
  const { balance } = customer;
  if (!texts) return null;
  if (!partsOf(props).every((part) => part.isSettled)) return <Skeleton lines={4} subject="whatNeedsDoing" />;
  const items = obligationsOf({
    today: dayOf(clock.now(), rules),
    declaration: record.toDeclare,
    balance: balance.value,
    statement: statement.value,
    notifications: [],
    mayApply: false,
  });
  const hasFailed = record.overview.hasFailed || balance.hasFailed;
  if (items.length === 0 && !hasFailed) return null;
  return (
    <Section heading={texts.heading}>
      {items.length > 0 && <Obligations items={items} texts={texts} />}
      {record.overview.hasFailed && <ErrorPanel subject="cpdStatus" onReload={record.overview.load} />}
      {balance.hasFailed && <ErrorPanel subject="accountBalance" onReload={balance.load} />}
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
