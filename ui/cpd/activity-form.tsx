import { observer } from "mobx-react-lite";

import type { ActivityLog } from "../../application/cpd/activity-log.ts";
import { activityLimits, type ActivityForm as Form } from "../../domain/cpd/activity.ts";
import type { CpdLogContent } from "../../domain/cpd/log-content.ts";
import { DateField } from "../components/date-field.tsx";
import { failureWords } from "../components/failure-words.ts";
import { FlowSending } from "../components/flow-outcome.tsx";
import { LinesField } from "../components/lines-field.tsx";
import { QuestionForm, Refusal } from "../components/question-form.tsx";
import { StepPage } from "../components/step-page.tsx";
import { TextField } from "../components/text-field.tsx";
import { useFocusOnQuestion } from "../components/use-focus-on-question.ts";
import { YesOrNoGroup } from "../components/yes-or-no-choices.tsx";

import styles from "./cpd-form.module.css";

/** Prefix of the field IDs. */
const id = "activity";

interface ActivityFormProps {
  readonly texts: CpdLogContent;
  readonly log: ActivityLog;
}

/** The form of an activity; after a failure it shows what was typed and the error. LOG-01 */
export const ActivityForm = observer(({ texts, log }: ActivityFormProps) => {
  const { refusal, touched } = log;
  const words = texts.form;
  useFocusOnQuestion(id, log.questions);
  if (log.isSending) return <FlowSending area={texts.heading} heading={words.sending} />;
  return (
    <StepPage
      area={texts.heading}
      heading={log.changes === undefined ? words.add : words.change}
      step="form"
      onBack={log.close}
      onClose={log.close}
    >
      <Refusal failure={refusal}>
        {log.isGone && words.gone}
        {log.isOutdated && words.outdated}
        {!log.isGone && !log.isOutdated && refusal && failureWords(refusal, words.failures)}
      </Refusal>
      <QuestionForm<Form>
        id={id}
        names={words.fields}
        values={() => log.form}
        change={log.change}
        touched={touched}
        files={log.files}
        onSend={() => void log.save()}
        submit={words.submit}
      >
        {(field) => {
          const { label, ...isVerifiable } = field.yesOrNo("isVerifiable");
          return (
            <>
              <TextField {...field.typed("title")} hint={words.hints.title} isRequired autoComplete="off" />
              <div className={styles.dates}>
                <DateField {...field.typed("date")} isRequired />
                <TextField
                  {...field.typed("units")}
                  hint={words.hints.units}
                  isRequired
                  isShort
                  inputMode="decimal"
                  autoComplete="off"
                />
              </div>
              <YesOrNoGroup label={label} help={<p>{words.hints.isVerifiable}</p>} {...isVerifiable} />
              <LinesField
                {...field.typed("learnt")}
                hint={words.hints.learnt}
                countedTo={activityLimits.learnt}
                isShort
              />
            </>
          );
        }}
      </QuestionForm>
    </StepPage>
  );
});
