import { observer } from "mobx-react-lite";
import { useRef, useId, type ReactNode } from "react";
import type { FieldOf } from "../../application/flow/form-definition.ts";
import type { Form } from "../../application/flow/form.ts";
import type { SaveBar as Bar } from "../../application/flow/save-bar.ts";
import { useFocusAfter } from "./focus.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { DefinitionList, type Definition } from "./definition-list.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldName } from "./error-words.ts";
import { fieldsOf, type Fields } from "./fields-of.ts";
import styles from "./form-section.module.css";
import { RequiredNote } from "./required-note.tsx";
import barStyles from "./save-bar.module.css";
import { SaveProblem, showsProblem } from "./save-problem.tsx";
import { headingIdOf } from "./section-in-address.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface FormSectionProps<Values extends object> {
  /** The fields' ids are this, a hyphen and the field's name. */
  readonly id: string;
  readonly heading: string;
  /** Of its heading: 3 where it stands within a section. */
  readonly level?: 2 | 3;
  readonly form: Form<Values>;
  readonly fields: Readonly<Record<FieldOf<Values>, FieldName>>;
  readonly onEdit: () => void;
  /** Why it cannot be changed here; absent where it can. */
  readonly readOnly?: ReactNode;
  /** What these values look like when they are read; nothing where there are none. */
  readonly rows: (values: Values) => readonly Definition<string>[];
  /** Said where nothing is. */
  readonly nothing: string;
  /** Stands above what is read and above what is edited. */
  readonly notice?: ReactNode;
  /** A failed save is told above the page, not here. */
  readonly isFailureToldAbove?: boolean;
  readonly children: (field: Fields<Values>) => ReactNode;
}

const announcementOf = <Values extends object>(form: Form<Values>, isToldAbove: boolean): string => {
  if (form.isSlow) return "We’re still saving your changes. You can go on, and we’ll tell you here when it’s done.";
  const { outcome, isOpen } = form;
  return form.hasKept && !showsProblem({ outcome, isOpen, isToldAbove }) ? "What you typed here is kept but not saved yet. Choose Edit to go on with it." : "";
};

/** A heading as it reads within a sentence; an abbreviation stays as it is. */
const withinSentence = (heading: string): string => heading.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const editable = "input:not([readonly]), select";

/** Focus goes into a section that opens, and back to the button that opened it. */
const useFocusFollowing = (isOpen: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLSpanElement>(null);
  useFocusAfter(isOpen, "part", () =>
    isOpen ? form.current?.querySelector<HTMLElement>(editable) : editButton.current?.querySelector("button"),
  );
  return [form, editButton] as const;
};

const Section = <Values extends object>(props: FormSectionProps<Values>) => {
  const { id, heading, level = 2, form, fields, onEdit, readOnly, rows, nothing, notice, isFailureToldAbove = false, children } = props;
  const headingId = headingIdOf(id);
  const Heading = level === 2 ? "h2" : "h3";
  const [formRef, editButtonRef] = useFocusFollowing(form.isOpen);
  const rowsOf = (values: Values | undefined) => (values ? rows(values) : []);
  const listOf = (values: Values | undefined) => {
    const shown = rowsOf(values);
    return shown.length > 0 ? <DefinitionList rows={shown} namedBy={heading} /> : <p className={styles.nothing}>{nothing}</p>;
  };
  const problem = (
    <SaveProblem
      outcome={form.outcome}
      isToldAbove={isFailureToldAbove}
      isOpen={form.isOpen}
      onRecord={() => rowsOf(form.stored)}
      typed={() => rowsOf(form.draft)}
      onKeepTyped={() => void form.save()}
      onKeepStored={form.cancel}
    />
  );
  return (
    <section className={classNames(styles.section, form.isOpen && styles.open)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
        {form.isOpen ? (
          <Button look="quiet" aria-describedby={headingId} isUnavailable={form.isSaving} onClick={form.cancel}>
            Cancel
          </Button>
        ) : (
          readOnly === undefined && (
            <span ref={editButtonRef}>
              <Button look="quiet" isUnavailable={form.isSaving} onClick={onEdit}>
                Edit
                <VisuallyHidden> {withinSentence(heading)}</VisuallyHidden>
              </Button>
            </span>
          )
        )}
      </div>
      <div className={styles.body}>
        <p role="status" className={styles.told}>
          {announcementOf(form, isFailureToldAbove)}
        </p>
        {/* A toast has told it to whoever listens. */}
        {form.showsSaved && !form.isSlow && <p className={styles.told}>{form.savedWords}</p>}
        {notice}
        {form.isOpen ? (
          <form
            ref={formRef}
            className={styles.form}
            noValidate
            aria-busy={form.isSaving}
            onSubmit={(submit) => {
              submit.preventDefault();
              void form.save();
            }}
          >
            {form.touched.attempt > 0 && form.touched.shownProblems.length > 0 && (
              <ErrorSummary id={id} fields={fields} problems={form.touched.shownProblems} attempt={form.touched.attempt} />
            )}
            {problem}
            <RequiredNote />
            {children(fieldsOf({ id, names: fields, values: () => form.draft, change: form.change, problemOf: form.touched.problemOf, touch: form.touched.touch }))}
            <SaveBar form={form} />
          </form>
        ) : (
          <>
            {problem}
            {listOf(form.stored)}
            {readOnly}
          </>
        )}
      </div>
    </section>
  );
};

/** A section that is read as a list, and edited in its place. FORM-01 */
export const FormSection = observer(Section) as typeof Section;

/** Stands at the end of an open section, from the first change on at the foot of the window, and says why it cannot save while it cannot. FORM-02 */
const SaveBar = observer(({ form }: { readonly form: { readonly saveBar: Bar } }) => {
  const id = useId();
  const { status, button, maySave } = form.saveBar;
  const isIncomplete = !maySave && status === "Unsaved changes" && button === "Save changes";
  return (
    <div className={classNames(barStyles.bar, status === "Unsaved changes" && barStyles.changed)}>
      <div className={barStyles.inner}>
        <p id={id} className={barStyles.status} role="status">
          {status}
          {button === "Saving..." && <VisuallyHidden>: saving</VisuallyHidden>}
          {isIncomplete && <span className={barStyles.why}>: something is missing or not right yet</span>}
        </p>
        <Button look="primary" type="submit" isUnavailable={!maySave} aria-describedby={id}>
          {button}
        </Button>
      </div>
    </div>
  );
});
