import { observer } from "mobx-react-lite";

import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { RecordDownload } from "../../application/cpd/record-download.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { ProfessionalDevelopmentContent } from "../../domain/cpd/content.ts";
import { yearToShow } from "../../domain/cpd/log.ts";
import { isDeclarationRequired } from "../../domain/cpd/status.ts";
import { obligationsOf } from "../../domain/customer/obligations.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { FooterLinks } from "../components/footer-links.tsx";
import { Rows } from "../components/ledger-rows.tsx";
import { Obligations } from "../components/obligations.tsx";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { WhenSettled } from "../components/when-settled.tsx";
import { LearningSection, type LearningAddresses } from "../learning/learning-section.tsx";
import { registerCards } from "../retirement/register-cards.ts";
import { CpdHistory } from "./cpd-history.tsx";
import { cpdValues } from "./cpd-values.ts";
import { LogSum } from "./log-sum.tsx";
import { RecordFile } from "./record-file.tsx";

export interface ProfessionalDevelopmentPageProps extends Pick<Services, "content" | "customer" | "record" | "clock"> {
  readonly configuration: LearningAddresses & { readonly answers?: boolean | undefined };
  readonly download: RecordDownload;
}

/** The record's resources, for members who have a record. */
const partsOf = ({ customer, record }: ProfessionalDevelopmentPageProps): readonly Resource<unknown>[] =>
  customer.isRetired ? [] : [record.overview, record.history, ...(record.log ? [record.log] : [])];

/** The CPD page. CPD-02, CPD-03, LEARN-01 */
export const ProfessionalDevelopmentPage = observer((props: ProfessionalDevelopmentPageProps) => (
  <PageContent texts={props.content.page("professional-development")} shows={partsOf(props)}>
    {(texts) => (
      <Page
        heading={texts.heading}
        introduction={<RichText text={props.customer.isRetired ? texts.retired : texts.introduction} />}
      >
        <WhenSettled parts={partsOf(props)}>
          <Standing {...props} texts={texts} />
          <LogSoFar {...props} texts={texts.log} />
          {props.customer.isRetired ? (
            <RecordFile download={props.download} label={texts.history.download} />
          ) : (
            <History
              texts={texts.history}
              record={props.record}
              download={props.download}
              takesAnswers={props.configuration.answers === true}
            />
          )}
          {registerCards(props.customer, texts.register).map((card) => (
            <Section key={card.heading} heading={card.heading}>
              {card.message && <RichText text={card.message} />}
              {card.link && <FooterLinks links={[card.link]} />}
            </Section>
          ))}
          <Section heading={texts.guide.heading}>
            <Rows rows={texts.guide.tiles} />
          </Section>
          <LearningSection texts={texts.learning} customer={props.customer} addresses={props.configuration} />
          <FooterLinks links={texts.footerLinks} />
        </WhenSettled>
      </Page>
    )}
  </PageContent>
));

interface StandingProps extends ProfessionalDevelopmentPageProps {
  readonly texts: ProfessionalDevelopmentContent;
}

/** The declaration that is due, or a note that none is. CPD-02, TASK-01 */
const Standing = observer(({ texts, content, customer, record, clock }: StandingProps) => {
  const rules = useRules();
  const obligations = content.page("page-framework").value?.obligations;
  if (customer.isRetired) return null;
  return (
    <ResourceView resource={record.overview} subject="cpdStatus" showsFailure>
      {(overview) =>
        record.toDeclare && obligations ? (
          <Section heading={obligations.heading}>
            <Obligations
              texts={obligations}
              items={obligationsOf({
                today: dayOf(clock.now(), rules),
                declaration: record.toDeclare,
                notifications: [],
                mayApply: false,
              })}
            />
          </Section>
        ) : (
          <RichText
            text={isDeclarationRequired(overview.code) ? texts.upToDate : texts.notRequired}
            values={cpdValues(overview, rules)}
          />
        )
      }
    </ResourceView>
  );
});

interface LogSoFarProps extends ProfessionalDevelopmentPageProps {
  readonly texts: ProfessionalDevelopmentContent["log"];
}

/** The sum of the year that is logged now, with the way to the log. LOG-01 */
const LogSoFar = observer(({ texts, record, clock }: LogSoFarProps) => {
  const rules = useRules();
  if (!record.log || !texts) return null;
  return (
    <ResourceView resource={record.log} subject="cpdLog" showsFailure>
      {(years) => {
        const year = yearToShow(years, dayOf(clock.now(), rules), rules.cpd);
        return (
          year && (
            <Section heading={fill(texts.heading, { year: String(year.year) })}>
              <LogSum year={year} texts={texts.sum} />
              <FooterLinks links={[texts.link]} />
            </Section>
          )
        );
      }}
    </ResourceView>
  );
});

interface HistoryProps {
  readonly texts: ProfessionalDevelopmentContent["history"];
  readonly record: CpdRecord;
  readonly download: RecordDownload;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly takesAnswers: boolean;
}

/** The read-only record; it is edited on the declarations page. CPD-11 */
const History = observer(({ texts, record, download, takesAnswers }: HistoryProps) => (
  <div>
    <ResourceView resource={record.history} subject="cpdHistory" showsFailure>
      {(years) => (
        <>
          <CpdHistory years={years} texts={texts} declares={record.declares} takesAnswers={takesAnswers} />
          {years.length > 0 && <RecordFile download={download} label={texts.download} />}
        </>
      )}
    </ResourceView>
    <FooterLinks links={[texts.link]} />
  </div>
));
