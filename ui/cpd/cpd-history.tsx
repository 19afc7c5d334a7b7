import { useId, type ReactNode } from "react";
import { awardedUnits, isWaiver, latestFirst, type Adjustment, type AnnualDeclaration, type YearStatus } from "../../domain/cpd/history.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { Button } from "../parts/button.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import styles from "./cpd-history.module.css";
import { adjustmentWords } from "./waiver-words.ts";

interface CpdHistoryProps {
  readonly years: readonly AnnualDeclaration[];
  /** Said when nothing is on record. */
  readonly empty: Text;
  /** Where waivers can be taken back: there the record has a heading of its own, and its table need not show another. */
  readonly onDelete?: (year: number, waiver: Adjustment) => void;
}

const declaredAs: Readonly<Record<YearStatus, string>> = {
  NOT_DECLARED: "Not declared",
  COMPLETE: "Declared",
  INCOMPLETE: "Declared, route to be given",
  NOT_MET_REQUIREMENTS: "Declared, requirements not met",
};

const caption = "CPD history";

/** The annual declarations on record, latest first, with their waivers. CPD-11, WAIV-06 */
export const CpdHistory = ({ years, empty, onDelete }: CpdHistoryProps) => {
  if (years.length === 0) return <RichText text={empty} />;
  return (
    <table className={styles.table}>
      <caption>{onDelete ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
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
              <Declared {...year} />
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
                <Item key={adjustment.id} adjustment={adjustment} onDelete={onDelete && (() => onDelete(year.year, adjustment))} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How a year was declared; when, and under which reference, where that was done here. CPD-11 */
const Declared = ({ status, reference, submittedOn }: AnnualDeclaration) => (
  <>
    {declaredAs[status]}
    {submittedOn !== undefined && (
      <>
        <div>{displayDate(submittedOn)}</div>
        <div>{reference}</div>
      </>
    )}
  </>
);

interface ItemProps {
  readonly adjustment: Adjustment;
  readonly onDelete: (() => void) | undefined;
}

const Item = ({ adjustment, onDelete }: ItemProps): ReactNode => {
  const id = useId();
  return (
    <div className={styles.adjustment}>
      <span id={id}>{adjustmentWords(adjustment)}</span>
      {onDelete && isWaiver(adjustment) && (
        <Button look="quiet" onClick={onDelete} aria-describedby={id}>
          Delete waiver
        </Button>
      )}
    </div>
  );
};
