import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ledger.module.css";

export interface FigureWords {
  readonly number: string;
  readonly unit: string;
}

/** The one figure of an entry, at its end; its place is kept where there is none. */
export const Figure = ({ figure }: { readonly figure: FigureWords | undefined }) => (
  <p className={styles.figure}>
    {figure && (
      <>
        <strong>{figure.number}</strong> <span className={styles.unit}>{figure.unit}</span>
      </>
    )}
  </p>
);

/** Entries between the opening rule and the double rule of a total. */
export const Ledger = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classNames("ruled", styles.ledger)}>{children}</ul>
);
