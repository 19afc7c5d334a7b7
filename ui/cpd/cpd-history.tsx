import { useId, type ReactNode } from "react";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import {
  awardedUnits,
  isWaiver,
  latestFirst,
  type Adjustment,
  type AnnualDeclaration,
} from "../../domain/cpd/history.ts";
import { routeNames } from "../../domain/cpd/route-names.ts";
import { yearStatusWords } from "../../domain/cpd/year-status-words.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
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
  /** Empty-state texts. */
  readonly texts: { readonly empty: Text; readonly emptyWithoutDuty: Text };
  /** Whether the customer declares CPD, so that the record will grow. */
  readonly declares: boolean;
  /** Actions on the record. Present when the table has its own section heading, so its caption is hidden. */
  readonly actions?: RecordActions;
}

const caption = "CPD history";

/** The declared years, latest first, with their waivers. CPD-11, WAIV-06 */
export const CpdHistory = ({ years, texts, declares, actions }: CpdHistoryProps) => {
  if (years.length === 0) return <RichText text={declares ? texts.empty : texts.emptyWithoutDuty} />;
  return (
    <table className={styles.table}>
      <caption>{actions ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Declaration</th>
          <th scope="col" className={styles.number}>
            Units brought forward
          </th>
          <th scope="col" className={styles.number}>
            Units awarded
          </th>
          <th scope="col">Adjustments</th>
        </tr>
      </thead>
      <tbody>
        {latestFirst(years).map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td data-label="Declaration">
              <Declared year={year} copies={actions?.copies} />
            </td>
            <td className={styles.number} data-label="Units brought forward">
              {year.broughtForwardUnits}
            </td>
            <td className={styles.number} data-label="Units awarded">
              {awardedUnits(year)}
            </td>
            <td data-label="Adjustments">
              {year.adjustments.length === 0 && "None"}
              {year.adjustments.map((adjustment) => (
                <Item
                  key={adjustment.id}
                  adjustment={adjustment}
                  onDelete={actions && (() => actions.onDelete(year.year, adjustment))}
                />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface DeclaredProps {
  readonly year: AnnualDeclaration;
  readonly copies: SubmissionCopies | undefined;
}

/**
 * A year's declaration status; for declarations submitted through the portal with date, route, reference and copy. CPD-10,
 * CPD-11, TRAN-01
 */
const Declared = ({ year: { year, status, reference, submittedOn, route }, copies }: DeclaredProps) => {
  const rules = useRules();
  return (
    <>
      {yearStatusWords[status]}
      {submittedOn !== undefined && <div>{displayDate(submittedOn, rules)}</div>}
      {route !== undefined && status === "COMPLETE" && <div>{routeNames[route]}</div>}
      {reference !== undefined && <div>{reference}</div>}
      {reference !== undefined && copies && (
        <SubmissionCopy reference={reference} copies={copies} of={`of your declaration for ${year}`} look="quiet" />
      )}
    </>
  );
};

interface ItemProps {
  readonly adjustment: Adjustment;
  readonly onDelete: (() => void) | undefined;
}

const Item = ({ adjustment, onDelete }: ItemProps): ReactNode => {
  const rules = useRules();
  const id = useId();
  return (
    <div className={styles.adjustment}>
      <span id={id}>{adjustmentWords(adjustment, rules)}</span>
      {onDelete && isWaiver(adjustment) && (
        <Button look="quiet" onClick={onDelete} aria-describedby={id}>
          Delete waiver
        </Button>
      )}
    </div>
  );
};
