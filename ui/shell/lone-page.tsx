import type { ReactNode } from "react";

import { Seal, Wordmark } from "../components/mark.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { LanguageSwitch } from "./language-switch.tsx";

import styles from "./lone-page.module.css";

/** A page without the frame, with the organisation's name. SUSP-04, EXP-03 */
export const LonePage = ({ children }: { readonly children: ReactNode }) => {
  const { name } = useOrganisation();
  return (
    <main className={styles.page}>
      <p className="boot-head">
        <Seal />
        <Wordmark name={name} />
      </p>
      <LanguageSwitch />
      <div className="ruled" />
      {children}
    </main>
  );
};
