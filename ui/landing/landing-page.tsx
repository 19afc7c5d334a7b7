import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { LandingPageContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { greetingAt } from "../../domain/customer/greeting.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { registerCards } from "../retirement/register-cards.ts";
import { Page, Section } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { Tiles } from "../parts/tiles.tsx";
import styles from "./landing-page.module.css";
import type { ProgressPart } from "./progress-part.ts";
import { Standing } from "./standing.tsx";
import { ToDo } from "./to-do.tsx";

export interface LandingPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly record: CpdRecord;
  readonly clock: Clock;
  readonly progress: Resource<ProgressPart>;
}

/** The dashboard: what needs doing first, then where the person stands, then ways onward. LAND-01 to LAND-03 */
export const LandingPage = observer(({ content, customer, record, clock, progress }: LandingPageProps) => {
  const shown = [
    customer.balance,
    customer.notifications,
    ...(customer.userType === "member" ? [record.overview] : []),
    ...(customer.experience === "member" ? [] : [progress, ...(progress.value ? [progress.value.figures] : [])]),
  ];
  return (
    <PageContent texts={content.page("landing-page")} shows={shown}>
      {(texts) => (
        <Page heading={texts.heading} introduction={<Greeting texts={texts} customer={customer} clock={clock} />}>
          <ToDo texts={texts} customer={customer} record={record} />
          <Standing texts={texts} customer={customer} record={record} progress={progress} />
          <Section heading={texts.onward.heading}>
            <Tiles tiles={[...texts.onward.cards, ...registerCards(customer, texts.onward.register)]} />
          </Section>
        </Page>
      )}
    </PageContent>
  );
});

interface GreetingProps {
  readonly texts: LandingPageContent;
  readonly customer: Customer;
  readonly clock: Clock;
}

const Greeting = observer(({ texts, customer, clock }: GreetingProps) => {
  const greeting = texts.greeting[greetingAt(clock.now().getHours())];
  return <p className={styles.greeting}>{fill(greeting, { firstName: customer.profile.value?.firstName ?? "" })}</p>;
});
