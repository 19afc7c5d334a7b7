import type { ReactNode } from "react";

import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { RichText } from "./rich-text.tsx";

import styles from "./step-questions.module.css";

/** The fields of a step with several questions. */
export const StepQuestions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.questions} data-questions>
    {children}
  </div>
);

interface StatementProps {
  readonly heading: string;
  readonly help: Text;
  readonly children?: ReactNode;
}

/** A statement below the review, optionally with a checkbox to accept it. */
export const StepStatement = ({ heading, help, children }: StatementProps) => (
  <div className={styles.statement}>
    <h2>{heading}</h2>
    <RichText text={help} />
    {children}
  </div>
);
