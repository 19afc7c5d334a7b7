import type { ReactNode } from "react";

import type { Answer } from "./answer-list.tsx";
import { stepHeadingId } from "./focus.ts";
import { Seal } from "./mark.tsx";
import { useTexts } from "./texts.ts";

import styles from "./certificate.module.css";

interface CertificateProps {
  readonly heading: string;
  readonly message: ReactNode;
  readonly reference: string | undefined;
  readonly facts: readonly Answer[];
  /** Whether to show the seal, which requires a recorded declaration. */
  readonly isSealed: boolean;
}

/** A record styled as a certificate, for screen and print. CPD-10, MEMB-09, RETR-01, WAIV-05 */
export const Certificate = ({ heading, message, reference, facts, isSealed }: CertificateProps) => {
  const { flow } = useTexts();
  return (
    <div className={styles.frame}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 id={stepHeadingId} tabIndex={-1}>
              {heading}
            </h1>
            <div className={styles.message}>{message}</div>
          </div>
          {isSealed && <Seal />}
        </div>
        <dl className={styles.facts}>
          {reference !== undefined && (
            <div className={styles.reference}>
              <dt>{flow.reference}</dt>
              <dd>{reference}</dd>
            </div>
          )}
          {facts.map(({ question, answer }) => (
            <div key={question} className={styles.fact}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
