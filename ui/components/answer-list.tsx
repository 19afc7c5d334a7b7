import { Button } from "./button.tsx";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./answer-list.module.css";

export interface Answer {
  readonly question: string;
  readonly answer: string;
  /** Returns to the step with this question. */
  readonly onChange?: (() => void) | undefined;
}

interface AnswerListProps {
  /** Omit when the page's heading serves as one. */
  readonly heading?: string;
  readonly answers: readonly Answer[];
}

/** Questions and answers as a definition list. */
export const AnswerList = ({ heading, answers }: AnswerListProps) => {
  const { flow } = useTexts();
  return (
    <div className={styles.list}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      <dl className={styles.answers}>
        {answers.map(({ question, answer, onChange }) => (
          <div key={question} className={styles.row}>
            <dt className={styles.question}>{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
            {onChange && (
              <dd className={styles.change}>
                <Button look="quiet" onClick={onChange}>
                  {flow.change}
                  <VisuallyHidden> {question}</VisuallyHidden>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
};
