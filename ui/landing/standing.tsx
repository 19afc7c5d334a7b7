import { observer } from "mobx-react-lite";

import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { latestDeclared, latestFirst, pendingUnits, type AnnualDeclaration } from "../../domain/cpd/history.ts";
import { yearSum, yearToShow, type LoggedYear } from "../../domain/cpd/log.ts";
import { isDeclarationRequired } from "../../domain/cpd/status.ts";
import type { LandingPageContent } from "../../domain/customer/content.ts";
import { balanceStateOf, type FeesStatement } from "../../domain/fees/account.ts";
import { lastPaymentOf } from "../../domain/fees/postings.ts";
import { dayOf, displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { displayNumber } from "../../domain/kernel/number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Entry, FailedEntry, ResourceEntry, Rows } from "../components/ledger-rows.tsx";
import { Ledger } from "../components/ledger.tsx";
import { Section } from "../components/page.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { cpdValues } from "../cpd/cpd-values.ts";
import { countedWords } from "../cpd/log-words.ts";
import { registerCards } from "../retirement/register-cards.ts";

interface StandingProps extends Pick<Services, "customer" | "record" | "clock"> {
  readonly texts: LandingPageContent;
  readonly statement: Resource<FeesStatement>;
  /** Addresses that the obligations above already link to. */
  readonly linkedAbove: ReadonlySet<string>;
}

/** The customer's standing: latest CPD, payments and documents, then further links. LAND-02, LAND-03 */
export const Standing = observer(({ texts, customer, record, statement, linkedAbove, clock }: StandingProps) => {
  const rules = useRules();
  const { heading, cpd, fees, documents } = texts.standing;
  return (
    <>
      <Section heading={heading}>
        <Ledger>
          {customer.keepsCpd && (
            <ResourceEntry resource={record.history} subject="cpdRecord">
              {(history) => <CpdEntry texts={cpd} record={record} history={history} />}
            </ResourceEntry>
          )}
          {record.log && texts.standing.log && (
            <LogEntry texts={texts.standing.log} log={record.log} today={dayOf(clock.now(), rules)} />
          )}
          <ResourceEntry resource={statement} subject="payments">
            {(known) =>
              known.unread ? (
                <FailedEntry subject="payments" onReload={statement.load} />
              ) : (
                <FeesEntry texts={fees} customer={customer} statement={known} />
              )
            }
          </ResourceEntry>
          <Entry heading={documents.heading} link={documents.link}>
            <p>{documents.message}</p>
          </Entry>
        </Ledger>
      </Section>
      <Onward texts={texts.onward} customer={customer} linkedAbove={linkedAbove} />
    </>
  );
});

type Texts = LandingPageContent["standing"];

interface CpdEntryProps {
  readonly texts: Texts["cpd"];
  readonly record: CpdRecord;
  readonly history: readonly AnnualDeclaration[];
}

const CpdEntry = observer(({ texts, record, history }: CpdEntryProps) => {
  const rules = useRules();
  const latest = latestDeclared(history);
  const pending = latestFirst(history)
    .map((year) => ({ year: String(year.year), units: pendingUnits(year) }))
    .filter(({ units }) => units > 0);
  const overview = record.overview.value;
  return (
    <Entry
      heading={latest ? fill(texts.declared, { year: String(latest.year) }) : texts.nothingDeclared}
      figure={latest && { number: displayNumber(latest.broughtForwardUnits, rules), unit: texts.broughtForward }}
      link={texts.link}
    >
      {pending.map(({ year, units }) => (
        <p key={year}>{fill(texts.waiverPending, { year, units: displayNumber(units, rules) })}</p>
      ))}
      {overview && isDeclarationRequired(overview.code) && !record.toDeclare && (
        <p>{fill(texts.upToDate, cpdValues(overview, rules))}</p>
      )}
    </Entry>
  );
});

interface LogEntryProps {
  readonly texts: NonNullable<Texts["log"]>;
  readonly log: Resource<readonly LoggedYear[]>;
  readonly today: CalendarDate;
}

/** The sum of the year that is logged now: the current one, or the one before it while that is not declared. LOG-01 */
const LogEntry = observer(({ texts, log, today }: LogEntryProps) => {
  const rules = useRules();
  return (
    <ResourceEntry resource={log} subject="cpdLog">
      {(years) => {
        const year = yearToShow(years, today, rules.cpd);
        if (!year) return null;
        const sum = yearSum(year, rules.cpd);
        return (
          <Entry
            heading={fill(texts.heading, { year: String(year.year) })}
            figure={{
              number: displayNumber(sum.counted.units, rules),
              unit: fill(texts.unit, { required: displayNumber(sum.required.units, rules) }),
            }}
            link={texts.link}
          >
            <p>{countedWords(sum, texts.sum, rules).verifiable}</p>
          </Entry>
        );
      }}
    </ResourceEntry>
  );
});

interface FeesEntryProps {
  readonly texts: Texts["fees"];
  readonly customer: Customer;
  readonly statement: FeesStatement;
}

const FeesEntry = observer(({ texts, customer, statement }: FeesEntryProps) => {
  const rules = useRules();
  const balance = customer.balance.value;
  const last = lastPaymentOf(statement.transactions);
  const state = balance === undefined ? undefined : balanceStateOf(balance);
  if (balance !== undefined && state === "in favour")
    return (
      <Entry
        heading={texts.inFavour}
        figure={{ number: displayPrice(-balance, rules, "forced"), unit: texts.credit }}
        link={texts.link}
      />
    );
  return (
    <Entry
      heading={last ? fill(texts.lastPayment, { date: displayDate(last.date, rules) }) : texts.nothingPaid}
      figure={last && { number: displayPrice(last.amount, rules, "forced"), unit: texts.received }}
      link={texts.link}
    >
      {last && <p>{last.description}</p>}
      {state === "settled" && <p>{texts.settled}</p>}
    </Entry>
  );
});

interface OnwardProps {
  readonly texts: LandingPageContent["onward"];
  readonly customer: Customer;
  readonly linkedAbove: ReadonlySet<string>;
}

/** Further links, excluding those in the navigation or above. */
const Onward = observer(({ texts, customer, linkedAbove }: OnwardProps) => {
  const rows = [...texts.cards, ...registerCards(customer, texts.register)].filter(
    ({ link }) => link === undefined || !linkedAbove.has(link.href),
  );
  if (rows.length === 0) return null;
  return (
    <Section heading={texts.heading}>
      <Rows rows={rows} />
    </Section>
  );
});
