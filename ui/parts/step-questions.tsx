import type { ReactNode } from "react";
import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./step-questions.module.css";

interface StepQuestionsProps {
  readonly heading: string;
  readonly help: Text;
  readonly children?: ReactNode;
}

/** A step that asks several questions, or none: its heading, what helps to answer, and the questions. */
export const StepQuestions = ({ heading, help, children }: StepQuestionsProps) => (
  <div className={styles.questions}>
    <div className={styles.intro}>
      <h2 className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      <RichText text={help} />
    </div>
    {children}
  </div>
);
