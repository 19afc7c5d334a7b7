import { useId, type ReactNode } from "react";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { HistoryTableTexts } from "../../domain/cpd/content.ts";
import {
  awardedUnits,
  isWaiver,
  latestFirst,
  type Adjustment,
  type AnnualDeclaration,
  type RefusedWaiver,
} from "../../domain/cpd/history.ts";
import { requestAddress } from "../../domain/customer/routes.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { displayNumber } from "../../domain/kernel/number.ts";
import { fill, type RichText as Text } from "../../domain/kernel/rich-text.ts";
import { outcomeNameOf } from "../../domain/submissions/following.ts";
import { ButtonLink } from "../components/button-link.tsx";
import { Button } from "../components/button.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { SubmissionCopy } from "../components/submission-copy.tsx";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { adjustmentWords } from "./waiver-words.ts";

import styles from "./cpd-history.module.css";

interface RecordActions {
  readonly copies: SubmissionCopies;
  readonly onDelete: (year: number, waiver: Adjustment) => void;
}

interface CpdHistoryProps {
  readonly years: readonly AnnualDeclaration[];
  /** Texts of the table and of its empty states. */
  readonly texts: { readonly empty: Text; readonly emptyWithoutDuty: Text; readonly table: HistoryTableTexts };
  /** Whether the customer declares CPD, so the record will grow. */
  readonly declares: boolean;
  /** Whether requests are answered in the portal. LOG-04 */
  readonly takesAnswers: boolean;
  /** Actions on the record. Present when the table has its own section heading, so its caption is hidden. */
  readonly actions?: RecordActions;
}

/** The declared years, latest first, with their waivers. CPD-11, WAIV-06 */
export const CpdHistory = ({ years, texts, declares, takesAnswers, actions }: CpdHistoryProps) => {
  const rules = useRules();
  if (years.length === 0) return <RichText text={declares ? texts.empty : texts.emptyWithoutDuty} />;
  const { table } = texts;
  return (
    <table className={styles.table}>
      <caption>{actions ? <VisuallyHidden>{table.caption}</VisuallyHidden> : table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.year}</th>
          <th scope="col">{table.declaration}</th>
          <th scope="col" className={styles.number}>
            {table.broughtForward}
          </th>
          <th scope="col" className={styles.number}>
            {table.awarded}
          </th>
          <th scope="col">{table.adjustments}</th>
        </tr>
      </thead>
      <tbody>
        {latestFirst(years).map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td data-label={table.declaration}>
              <Declared texts={table} year={year} copies={actions?.copies} />
            </td>
            <td className={styles.number} data-label={table.broughtForward}>
              {displayNumber(year.broughtForwardUnits, rules)}
            </td>
            <td className={styles.number} data-label={table.awarded}>
              {displayNumber(awardedUnits(year), rules)}
            </td>
            <td data-label={table.adjustments}>
              {year.adjustments.length === 0 && !year.refusedWaivers?.length && table.none}
              {year.adjustments.map((adjustment) => (
                <Item
                  key={adjustment.id}
                  texts={table}
                  adjustment={adjustment}
                  takesAnswers={takesAnswers}
                  onDelete={actions && (() => actions.onDelete(year.year, adjustment))}
                />
              ))}
              {year.refusedWaivers?.map((waiver) => (
                <Item key={waiver.id} texts={table} adjustment={waiver} takesAnswers={takesAnswers} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface DeclaredProps {
  readonly texts: HistoryTableTexts;
  readonly year: AnnualDeclaration;
  readonly copies: SubmissionCopies | undefined;
}

/**
 * A year's declaration status; for declarations submitted through the portal with date, route, reference, the outcome of
 * its review, and copy. CPD-10, CPD-11, TRAN-01, LOG-05
 */
const Declared = ({ texts, year: { year, status, reference, submittedOn, route, review }, copies }: DeclaredProps) => {
  const rules = useRules();
  return (
    <>
      {texts.statuses[status]}
      {submittedOn !== undefined && <div>{displayDate(submittedOn, rules)}</div>}
      {route !== undefined && status === "COMPLETE" && <div>{texts.routes[route]}</div>}
      {reference !== undefined && <div>{reference}</div>}
      {review && (
        <div>
          {fill(texts.review[outcomeNameOf(review)], { date: displayDate(review.on, rules) })}
          {review.reason !== undefined && <>. {review.reason}</>}
        </div>
      )}
      {reference !== undefined && copies && (
        <SubmissionCopy
          reference={reference}
          copies={copies}
          of={fill(texts.copyOf, { year: String(year) })}
          look="quiet"
        />
      )}
    </>
  );
};

interface ItemProps {
  readonly texts: HistoryTableTexts;
  readonly adjustment: Adjustment | RefusedWaiver;
  readonly takesAnswers: boolean;
  readonly onDelete?: (() => void) | undefined;
}

const Item = ({ texts, adjustment, takesAnswers, onDelete }: ItemProps): ReactNode => {
  const rules = useRules();
  const id = useId();
  return (
    <div className={styles.adjustment}>
      <span id={id}>{adjustmentWords(adjustment, texts, rules)}</span>
      {adjustment.request &&
        (takesAnswers ? (
          <p>
            <ButtonLink href={requestAddress(adjustment.id)} look="quiet">
              {texts.answer}
            </ButtonLink>
          </p>
        ) : (
          <RichText text={texts.where} values={{ reference: adjustment.id }} />
        ))}
      {onDelete && isWaiver(adjustment) && (
        <Button look="quiet" onClick={onDelete} aria-describedby={id}>
          {texts.deleteWaiver}
        </Button>
      )}
    </div>
  );
};
