import { observer } from "mobx-react-lite";

import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Resource } from "../../application/shell/resource.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { disagreementOf, yearSum, type LoggedYear } from "../../domain/cpd/log.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { countedWords, toGoWords } from "./log-words.ts";

import styles from "../components/warning.module.css";

type Texts = AnnualDeclarationsContent["log"];

interface DeclarationLogProps {
  readonly texts: NonNullable<Texts>;
  readonly log: Resource<readonly LoggedYear[]>;
  readonly year: number;
}

/** The sum of the year's log, beside the questions: nothing of it is filled in. LOG-03 */
export const DeclarationLog = observer(({ texts, log, year }: DeclarationLogProps) => {
  const rules = useRules();
  return (
    <ResourceView resource={log} subject="cpdLog" showsFailure>
      {(years) => {
        const logged = years.find((each) => each.year === year);
        if (!logged) return null;
        const sum = yearSum(logged, rules.cpd);
        const counted = countedWords(sum, texts.sum, rules);
        const isLoggedElsewhere = logged.activities.length === 0;
        return (
          <>
            <AnswerList
              heading={fill(texts.heading, { year: String(year) })}
              answers={
                isLoggedElsewhere
                  ? []
                  : [
                      { question: texts.units, answer: counted.units },
                      { question: texts.verifiable, answer: counted.verifiable },
                    ]
              }
            />
            <p>{isLoggedElsewhere ? texts.sum.nothingLogged : toGoWords(sum, texts.sum, rules)}</p>
            <FooterLinks links={[texts.link]} />
          </>
        );
      }}
    </ResourceView>
  );
});

interface DisagreementProps {
  readonly texts: Texts;
  readonly record: CpdRecord;
  readonly flow: AnnualDeclarationFlow;
  readonly year: number;
}

/** Where the answers disagree with the log, above the answers that are about to be sent. LOG-03 */
export const Disagreement = observer(({ texts, record, flow, year }: DisagreementProps) => {
  const rules = useRules();
  const logged = record.log?.value?.find((each) => each.year === year);
  const disagreement = logged && disagreementOf(flow.answers, yearSum(logged, rules.cpd));
  if (!disagreement || !texts) return null;
  return (
    <div className={styles.warning}>
      <RichText text={texts.disagreements[disagreement]} />
    </div>
  );
});
