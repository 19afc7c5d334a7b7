import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { LandingPageContent } from "../../domain/customer/content.ts";
import { greetingAt } from "../../domain/customer/greeting.ts";
import { obligationWords } from "../../domain/customer/obligation-texts.ts";
import { costsStanding, type Obligation } from "../../domain/customer/obligation.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { outlookOf } from "../../domain/customer/outlook.ts";
import { kindOf } from "../../domain/customer/user-type.ts";
import { displayedStanding, type DisplayedStanding } from "../../domain/documents/displayed-standing.ts";
import type { FeesStatement } from "../../domain/fees/account.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { PortalRules } from "../../domain/rules/portal-rules.ts";
import { Seal } from "../components/mark.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { Bar } from "../components/skeleton.tsx";
import { useTexts } from "../components/texts.ts";
import { WhenSettled } from "../components/when-settled.tsx";
import { DashboardOutline } from "./dashboard-outline.tsx";
import { outlookWords } from "./outlook-words.ts";
import { Standing } from "./standing.tsx";
import { WhatNeedsDoing } from "./what-needs-doing.tsx";

import styles from "./landing-page.module.css";

export interface LandingPageProps extends Pick<Services, "content" | "customer" | "record" | "clock"> {
  readonly statement: Resource<FeesStatement>;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly configuration: { readonly answers?: boolean | undefined };
  /** For customers working towards a qualification: their progress, and the section that shows it. */
  readonly progress?: {
    readonly figures: Resource<Progress>;
    /** True when all membership requirements are met and no application exists; false while loading. TASK-02 */
    readonly mayApply: () => boolean;
    readonly section: ReactNode;
  };
}

/** The resources that obligations derive from; they show once all have settled. */
const factsOf = ({ customer, record, statement, progress }: LandingPageProps): readonly Resource<unknown>[] => [
  customer.balance,
  customer.notifications,
  statement,
  ...(customer.userType === "member" ? [record.overview] : []),
  ...(customer.userType === "affiliate" && progress ? [progress.figures] : []),
];

const obligationsFor = (props: LandingPageProps, rules: PortalRules): readonly Obligation[] => {
  const { content, customer, record, statement, clock } = props;
  const texts = content.page("page-framework").value?.obligations.notifications ?? {};
  return obligationsOf({
    today: dayOf(clock.now(), rules),
    declaration: record.toDeclare,
    balance: customer.balance.value,
    statement: statement.value,
    notifications: (customer.notifications.value?.codes ?? []).filter((code) => Object.hasOwn(texts, code)),
    mayApply: props.progress?.mayApply() ?? false,
    institute: customer.notifications.value?.facts,
    takesAnswers: props.configuration.answers === true,
  });
};

/** The addresses that obligations link to. */
const linkedFrom = ({ content }: LandingPageProps, items: readonly Obligation[]): ReadonlySet<string> => {
  const texts = content.page("page-framework").value?.obligations;
  return new Set(items.flatMap((item) => (texts && obligationWords(item, texts)?.link.href) ?? []));
};

/** Everything the dashboard shows besides its texts. */
const partsOf = (props: LandingPageProps): readonly Resource<unknown>[] => {
  const { customer, record, progress } = props;
  const history = customer.keepsCpd ? [record.history, ...(record.log ? [record.log] : [])] : [];
  return [...new Set([...factsOf(props), ...history, ...(progress ? [progress.figures] : [])])];
};

/** The texts and resources that the dashboard shows. */
export const shownOnDashboard = (props: LandingPageProps): readonly Resource<unknown>[] => [
  props.content.page("landing-page"),
  ...partsOf(props),
];

/** The dashboard: obligations first, then standing, then further links. LAND-01 to LAND-03 */
export const LandingPage = observer((props: LandingPageProps) => {
  const rules = useRules();
  const { content, customer, clock, progress } = props;
  const shown = partsOf(props);
  const items = obligationsFor(props, rules);
  return (
    <PageContent texts={content.page("landing-page")} shows={shown}>
      {(texts) => (
        <Page
          heading={texts.heading}
          greeting={fill(texts.greeting[greetingAt(clock.now().getHours())], {
            firstName: customer.person.firstName,
          })}
          introduction={<Outlook texts={texts} items={items} parts={factsOf(props)} />}
          beside={<Admission texts={texts.admission} customer={customer} isLate={items.some(costsStanding)} />}
        >
          <WhenSettled parts={shown} outline={!progress && <DashboardOutline {...props} texts={texts} />}>
            <WhatNeedsDoing {...props} parts={factsOf(props)} items={items} />
            {progress?.section}
            <Standing {...props} texts={texts} linkedAbove={linkedFrom(props, items)} />
          </WhenSettled>
        </Page>
      )}
    </PageContent>
  );
});

interface OutlookProps {
  readonly texts: LandingPageContent;
  readonly items: readonly Obligation[];
  readonly parts: readonly Resource<unknown>[];
}

/** Summarises the obligations in a sentence, if all are known; reserves its line while loading. LAND-03 */
const Outlook = observer(({ texts, items, parts }: OutlookProps) => {
  const rules = useRules();
  if (!parts.every((part) => part.isSettled))
    return (
      <p>
        <Bar length={60} />
      </p>
    );
  // A total of what is known would be taken for all there is.
  if (parts.some((part) => part.hasFailed)) return <p>{"\u00a0"}</p>;
  const isReady = items.some(({ state }) => state === "ready");
  return <p>{outlookWords(outlookOf(items), texts.outlook, rules) ?? (isReady ? texts.allDone : texts.nothingDue)}</p>;
});

interface AdmissionProps {
  readonly texts: LandingPageContent["admission"];
  readonly customer: Customer;
  /** Whether anything known is overdue. */
  readonly isLate: boolean;
}

/** The customer's kind and membership date; the seal shows for good standing only. LAND-02 */
const Admission = observer(({ texts, customer, isLate }: AdmissionProps) => {
  const rules = useRules();
  const { userType, isRetired, membershipDate: since, inGoodStanding } = customer.person;
  const kind = useTexts().frame.kinds[kindOf(userType, isRetired)];
  const words: Readonly<Record<DisplayedStanding, ReactNode>> = {
    "in good standing": <strong>{fill(texts.inGoodStanding, { kind })}</strong>,
    "not in good standing": <strong className={styles.not}>{texts.notInGoodStanding}</strong>,
    nothing: <strong>{kind}</strong>,
  };
  const standing = displayedStanding(inGoodStanding, isLate);
  return (
    <div className={styles.admission}>
      <p>
        {words[standing]} {since && <span>{fill(texts.since, { date: displayDate(since, rules) })}</span>}
      </p>
      {standing === "in good standing" && <Seal />}
    </div>
  );
});
