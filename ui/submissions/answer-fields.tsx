import { observer } from "mobx-react-lite";

import type { AnswerForm } from "../../application/submissions/answer-form.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { answerLimit } from "../../domain/submissions/answer.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import type { NumberedRequest } from "../../domain/submissions/thread.ts";
import { LinesField } from "../components/lines-field.tsx";
import { Section } from "../components/page.tsx";
import { QuestionForm } from "../components/question-form.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";

import styles from "./requests.module.css";

interface AnswerFieldsProps extends Pick<Services, "clock"> {
  readonly texts: RequestsContent["answer"];
  readonly request: NumberedRequest;
  readonly form: AnswerForm;
}

/** The request, its last day, and the words of the answer. LOG-04 */
export const AnswerFields = observer(({ texts, request: { number, wanted, by }, form, clock }: AnswerFieldsProps) => {
  const rules = useRules();
  const date = displayDate(by, rules);
  return (
    <Section heading={texts.heading}>
      <QuestionForm<{ readonly words: string }>
        id="answer"
        names={{ words: { label: texts.label } }}
        values={() => ({ words: form.words })}
        change={form.change}
        touched={form.touched}
        files={form.files}
        onSend={() => void form.send(number)}
        submit={texts.submit}
        introduction={
          <>
            <p className={styles.words}>{wanted}</p>
            {by < dayOf(clock.now(), rules) ? (
              <RichText text={texts.late} values={{ date }} />
            ) : (
              <p>
                <strong>{fill(texts.by, { date })}</strong>
              </p>
            )}
          </>
        }
      >
        {(field) => (
          <LinesField
            {...field.typed("words")}
            hint={fill(texts.hint, { limit: String(answerLimit) })}
            countedTo={answerLimit}
            isRequired
          />
        )}
      </QuestionForm>
    </Section>
  );
});
