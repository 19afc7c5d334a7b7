import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ledger.module.css";

export interface FigureWords {
  readonly number: string;
  readonly unit: string;
}

/** Entries between the opening rule and the double rule of a total. */
export const Ledger = ({ children }: { readonly children: ReactNode }) => (
  <ul className={classNames("ruled", styles.ledger)}>{children}</ul>
);
