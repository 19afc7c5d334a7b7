import { observer } from "mobx-react-lite";
import { useRef, type ReactNode } from "react";

import type { EvidenceFiles } from "../../application/evidence/evidence-files.ts";
import type { ActionFailure } from "../../application/flow/confirmed-action.ts";
import type { TouchedFields } from "../../application/flow/touched-fields.ts";
import { EvidenceField } from "../evidence/evidence-field.tsx";
import { Button } from "./button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldName } from "./error-words.ts";
import { fieldsOf, type Fields } from "./fields-of.ts";
import { useFocusOn } from "./focus.ts";
import { RequiredNote } from "./required-note.tsx";
import { useFormatMessage } from "./texts.ts";

import styles from "./question-form.module.css";
import warned from "./warning.module.css";

interface RefusalProps {
  readonly failure: ActionFailure | undefined;
  /** Why it was not done. */
  readonly children: ReactNode;
}

/** Why what was sent was not taken; takes focus. Nothing without a failure. */
export const Refusal = ({ failure, children }: RefusalProps) => {
  const message = useRef<HTMLDivElement>(null);
  useFocusOn(failure, "message", () => message.current);
  return (
    failure && (
      <div ref={message} className={warned.refusal} tabIndex={-1}>
        <p role="alert">{children}</p>
      </div>
    )
  );
};

interface QuestionFormProps<Values extends object> {
  /** Prefix of the field IDs. */
  readonly id: string;
  readonly names: Readonly<Record<keyof Values & string, FieldName>>;
  readonly values: () => Partial<Values>;
  readonly change: (given: Partial<Values>) => void;
  readonly touched: TouchedFields<keyof Values & string>;
  /** The files that are sent with it; undefined where none are taken. LOG-02 */
  readonly files: EvidenceFiles | undefined;
  readonly onSend: () => void;
  /** Label of its button. */
  readonly submit: string;
  /** Shown below what is wrong, above the fields. */
  readonly introduction?: ReactNode;
  readonly children: (field: Fields<Values>) => ReactNode;
}

const Questions = <Values extends object>(props: QuestionFormProps<Values>) => {
  const { id, names, values, change, touched, files, onSend, submit, introduction, children } = props;
  const formatMessage = useFormatMessage();
  return (
    <>
      {touched.attempt > 0 && touched.shownProblems.length > 0 && (
        <ErrorSummary id={id} fields={names} problems={touched.shownProblems} attempt={touched.attempt} />
      )}
      {introduction}
      <form
        className={styles.form}
        data-questions
        noValidate
        onSubmit={(sent) => {
          sent.preventDefault();
          onSend();
        }}
      >
        <RequiredNote />
        {children(
          fieldsOf<Values>({
            id,
            names,
            values,
            change,
            problemOf: touched.problemOf,
            formatMessage,
            touch: touched.touch,
          }),
        )}
        {files && <EvidenceField files={files} />}
        <div>
          <Button look="primary" type="submit">
            {submit}
          </Button>
        </div>
      </form>
    </>
  );
};

/** A form of one page: what is wrong with it, its questions, its files and the button that sends it. FORM-04 */
export const QuestionForm = observer(Questions) as typeof Questions;
