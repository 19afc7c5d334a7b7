import type { SumTexts } from "../../domain/cpd/log-content.ts";
import { yearSum, type LoggedYear } from "../../domain/cpd/log.ts";
import { displayNumber } from "../../domain/kernel/number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Doughnut } from "../components/doughnut.tsx";
import { useRules } from "../components/rules.ts";
import { basisWords, percentageOf, toGoWords } from "./log-words.ts";

import styles from "./log.module.css";

interface LogSumProps {
  readonly texts: SumTexts;
  readonly year: LoggedYear;
}

/** A year's sum: what is counted of what is required, what is to go, and what is taken into account. LOG-01 */
export const LogSum = ({ texts, year }: LogSumProps) => {
  const rules = useRules();
  const sum = yearSum(year, rules.cpd);
  const { counted, required } = sum;
  const basis = basisWords(year, sum, texts, rules);
  return (
    <>
      <div className={styles.figures}>
        {(["units", "verifiable"] as const).map((kind) => (
          <Doughnut
            key={kind}
            percentage={percentageOf(counted[kind], required[kind])}
            figure={displayNumber(counted[kind], rules)}
            words={fill(texts.figures[kind], { required: displayNumber(required[kind], rules) })}
          />
        ))}
      </div>
      <p>
        <strong>
          {year.isOpen ? toGoWords(sum, texts, rules) : fill(texts.declared, { year: String(year.year) })}
        </strong>
      </p>
      {basis.length > 0 && <p className={styles.basis}>{basis.join(" ")}</p>}
    </>
  );
};
