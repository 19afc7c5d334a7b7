import { observer } from "mobx-react-lite";

import type { AnswerForm } from "../../application/submissions/answer-form.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { answerLimit } from "../../domain/submissions/answer.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import type { NumberedRequest } from "../../domain/submissions/thread.ts";
import { Button } from "../components/button.tsx";
import { ErrorSummary } from "../components/error-summary.tsx";
import { fieldsOf } from "../components/fields-of.ts";
import { LinesField } from "../components/lines-field.tsx";
import { Section } from "../components/page.tsx";
import { RequiredNote } from "../components/required-note.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { EvidenceField } from "../evidence/evidence-field.tsx";

import styles from "./requests.module.css";

interface AnswerFieldsProps extends Pick<Services, "clock"> {
  readonly texts: RequestsContent["answer"];
  readonly request: NumberedRequest;
  readonly form: AnswerForm;
}

const id = "answer";

/** What is asked, by when, and the words of the answer. LOG-04 */
export const AnswerFields = observer(({ texts, request: { number, wanted, by }, form, clock }: AnswerFieldsProps) => {
  const rules = useRules();
  const { touched } = form;
  const names = { words: { label: texts.label } };
  const field = fieldsOf<{ readonly words: string }>({
    id,
    names,
    values: () => ({ words: form.words }),
    change: form.change,
    problemOf: touched.problemOf,
    touch: touched.touch,
  });
  const date = displayDate(by, rules);
  return (
    <Section heading={texts.heading}>
      {touched.attempt > 0 && touched.shownProblems.length > 0 && (
        <ErrorSummary id={id} fields={names} problems={touched.shownProblems} attempt={touched.attempt} />
      )}
      <p className={styles.words}>{wanted}</p>
      {by < dayOf(clock.now(), rules) ? (
        <RichText text={texts.late} values={{ date }} />
      ) : (
        <p>
          <strong>{fill(texts.by, { date })}</strong>
        </p>
      )}
      <form
        className={styles.form}
        data-questions
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          void form.send(number);
        }}
      >
        <RequiredNote />
        <LinesField
          {...field.typed("words")}
          hint={fill(texts.hint, { limit: String(answerLimit) })}
          countedTo={answerLimit}
          isRequired
        />
        {form.files && <EvidenceField files={form.files} />}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {texts.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
});
