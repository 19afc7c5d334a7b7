import styles from "./answer-list.module.css";

export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Questions with the answers given, as a definition list. */
export const AnswerList = ({ heading, answers }: { readonly heading: string; readonly answers: readonly Answer[] }) => (
  <div className={styles.list}>
    <h2 className={styles.heading} tabIndex={-1}>
      {heading}
    </h2>
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className={styles.question}>{question}</dt>
          <dd className={styles.answer}>{answer}</dd>
        </div>
      ))}
    </dl>
  </div>
);
