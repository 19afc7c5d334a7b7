import { displayPercentage, figureInWords } from "../../domain/kernel/percentage.ts";
import { useRules } from "./rules.ts";
import { useFormatMessage } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./doughnut.module.css";

interface DoughnutProps {
  /** A whole number from 0 to 100. */
  readonly percentage: number;
  /** Displayed value: "7/13". */
  readonly figure: string;
  /** Hides the figure from assistive technology when the words already contain it. */
  readonly isInWords?: boolean;
  /** Explains the figure. */
  readonly words: string;
}

/** Progress as a ring around a figure, with a text equivalent. QUAL-03, QUAL-08 */
export const Doughnut = ({ percentage, figure, isInWords = false, words }: DoughnutProps) => {
  const formatMessage = useFormatMessage();
  const rules = useRules();
  const figureWords = figureInWords(figure);
  const said = typeof figureWords === "string" ? figureWords : formatMessage(figureWords);
  return (
    <div className={styles.doughnut}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.whole} cx="50" cy="50" r="46" />
        {percentage > 0 && (
          <circle
            className={styles.done}
            cx="50"
            cy="50"
            r="46"
            pathLength="100"
            strokeDasharray={`${String(percentage)} 100`}
          />
        )}
      </svg>
      <p>
        <VisuallyHidden>{`${isInWords ? words : `${said} ${words}`}, ${displayPercentage(percentage, rules)}`}</VisuallyHidden>
      </p>
      <p className={styles.words} aria-hidden="true">
        <span className={styles.figure}>{figure} </span>
        <span>{words}</span>
      </p>
    </div>
  );
};
