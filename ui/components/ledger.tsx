import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./ledger.module.css";

export interface FigureWords {
  readonly number: string;
  readonly unit: string;
}

/** The smaller font of a large figure: "£1,250.00" is wider than "£268.50". */
const widthOf = ({ length }: string): string | undefined => {
  if (length < 8) return undefined;
  return length < 11 ? styles.long : styles.longest;
};

/** The figure at the end of an entry; reserves its space when absent. */
export const Figure = ({ figure }: { readonly figure: FigureWords | undefined }) => (
  <p className={styles.figure}>
    {figure && (
      <>
        <strong className={widthOf(figure.number)}>{figure.number}</strong>{" "}
        <span className={styles.unit}>{figure.unit}</span>
      </>
    )}
  </p>
);

/** A list between an opening rule and the double rule of a total. */
export const Ledger = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classNames("ruled", styles.ledger)}>{children}</ul>
);
