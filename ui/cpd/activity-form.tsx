import { observer } from "mobx-react-lite";
import { useRef } from "react";

import type { ActivityLog } from "../../application/cpd/activity-log.ts";
import { activityLimits, type ActivityForm as Form } from "../../domain/cpd/activity.ts";
import type { CpdLogContent } from "../../domain/cpd/log-content.ts";
import { Button } from "../components/button.tsx";
import { DateField } from "../components/date-field.tsx";
import { ErrorSummary } from "../components/error-summary.tsx";
import { failureWords } from "../components/failure-words.ts";
import { fieldsOf } from "../components/fields-of.ts";
import { FlowSending } from "../components/flow-outcome.tsx";
import { useFocusOn } from "../components/focus.ts";
import { LinesField } from "../components/lines-field.tsx";
import { RequiredNote } from "../components/required-note.tsx";
import { StepPage } from "../components/step-page.tsx";
import { TextField } from "../components/text-field.tsx";
import { YesOrNoGroup } from "../components/yes-or-no-choices.tsx";
import { EvidenceField } from "../evidence/evidence-field.tsx";

import styles from "./cpd-form.module.css";

interface ActivityFormProps {
  readonly texts: CpdLogContent;
  readonly log: ActivityLog;
}

const id = "activity";

/** The form of an activity; after a failure it shows what was typed and the error. LOG-01 */
export const ActivityForm = observer(({ texts, log }: ActivityFormProps) => {
  const { refusal, touched } = log;
  const words = texts.form;
  const field = fieldsOf<Form>({
    id,
    names: words.fields,
    values: () => log.form,
    change: log.change,
    problemOf: touched.problemOf,
    touch: touched.touch,
  });
  const refused = useRef<HTMLDivElement>(null);
  useFocusOn(refusal, "message", () => refused.current);
  if (log.isSending) return <FlowSending area={texts.heading} heading={words.sending} />;
  const { label, ...isVerifiable } = field.yesOrNo("isVerifiable");
  return (
    <StepPage
      area={texts.heading}
      heading={log.changes === undefined ? words.add : words.change}
      step="form"
      onBack={log.close}
      onClose={log.close}
    >
      {touched.attempt > 0 && touched.shownProblems.length > 0 && (
        <ErrorSummary id={id} fields={words.fields} problems={touched.shownProblems} attempt={touched.attempt} />
      )}
      {refusal !== undefined && (
        <div ref={refused} className={styles.refusal} tabIndex={-1}>
          <p role="alert">
            {log.isGone ? words.gone : log.isOutdated ? words.outdated : failureWords(refusal, words.failures)}
          </p>
        </div>
      )}
      <form
        className={styles.form}
        data-questions
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          void log.save();
        }}
      >
        <RequiredNote />
        <TextField {...field.typed("title")} hint={words.hints.title} isRequired autoComplete="off" />
        <div className={styles.dates}>
          <DateField {...field.typed("date")} isRequired />
          <TextField
            {...field.typed("units")}
            hint={words.hints.units}
            isRequired
            isShort
            isDecimal
            autoComplete="off"
          />
        </div>
        <YesOrNoGroup label={label} help={<p>{words.hints.isVerifiable}</p>} {...isVerifiable} />
        <LinesField {...field.typed("learnt")} hint={words.hints.learnt} countedTo={activityLimits.learnt} isShort />
        {log.files && <EvidenceField files={log.files} />}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {words.submit}
          </Button>
        </div>
      </form>
    </StepPage>
  );
});
