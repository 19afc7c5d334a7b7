import type { Adjustment, AnnualDeclaration } from "../../domain/cpd/history.ts";
import { awardedUnits, latestFirst } from "../../domain/cpd/history.ts";
import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./cpd-history.module.css";

interface CpdHistoryProps {
  readonly years: readonly AnnualDeclaration[];
  /** Said when nothing is on record. */
  readonly empty: Text;
}

const statusWords = { AWARDED: "awarded", PENDING: "pending", REJECTED: "not awarded" } as const;

const declaredAs: Readonly<Record<string, string>> = {
  COMPLETE: "Declared",
  INCOMPLETE: "Declared, route to be given",
  NOT_MET_REQUIREMENTS: "Declared, requirements not met",
};

/** The annual declarations on record, latest first. CPD-11 */
export const CpdHistory = ({ years, empty }: CpdHistoryProps) => {
  if (years.length === 0) return <RichText text={empty} />;
  return (
    // A wide table scrolls within its own place; it takes focus so that the keyboard can scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="CPD history table">
      <table className={styles.table}>
        <caption className={styles.caption}>CPD history</caption>
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
              <td>{declaredAs[year.status] ?? "Not declared"}</td>
              <td className={styles.number}>{year.broughtForwardUnits}</td>
              <td className={styles.number}>{awardedUnits(year)}</td>
              <td>
                <Adjustments adjustments={year.adjustments} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Adjustments = ({ adjustments }: { readonly adjustments: readonly Adjustment[] }) =>
  adjustments.length === 0 ? (
    "None"
  ) : (
    <ul className={styles.adjustments}>
      {adjustments.map((adjustment) => (
        <li key={adjustment.id}>
          {adjustment.reason}: {adjustment.units} units, {statusWords[adjustment.status.code]}
        </li>
      ))}
    </ul>
  );
