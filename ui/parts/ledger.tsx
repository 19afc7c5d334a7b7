import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ledger.module.css";

export interface FigureWords {
  readonly number: string;
  readonly unit: string;
}

/** From here on a figure is set smaller where it is large: "£1,250.00" takes more room than "£268.50". */
const longFigure = 8;

/** The one figure of an entry, at its end; its place is kept where there is none. */
export const Figure = ({ figure }: { readonly figure: FigureWords | undefined }) => (
  <p className={styles.figure}>
    {figure && (
      <>
        <strong className={classNames(figure.number.length >= longFigure && styles.long)}>{figure.number}</strong> <span className={styles.unit}>{figure.unit}</span>
      </>
    )}
  </p>
);

/** Entries between the opening rule and the double rule of a total. */
export const Ledger = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classNames("ruled", styles.ledger)}>{children}</ul>
);
