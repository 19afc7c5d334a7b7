import type { ReactNode } from "react";
import { Seal, Wordmark } from "../parts/mark.tsx";
import styles from "./lone-page.module.css";

interface LonePageProps {
  readonly institute: string | undefined;
  readonly children: ReactNode;
}

/** A page without the frame: the institute says who it is. SUSP-04, EXP-03 */
export const LonePage = ({ institute, children }: LonePageProps) => (
  <main className={styles.page}>
    <p className={styles.head}>
      <Seal />
      {institute !== undefined && <Wordmark name={institute} />}
    </p>
    <div className="ruled" />
    {children}
  </main>
);
