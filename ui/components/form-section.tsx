import { observer } from "mobx-react-lite";
import { useRef, useId, type ReactNode } from "react";

import type { FieldOf } from "../../application/flow/form-definition.ts";
import type { Form } from "../../application/flow/form.ts";
import type { SaveBar as Bar } from "../../application/flow/save-bar.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { DefinitionList, type Definition } from "./definition-list.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldName } from "./error-words.ts";
import { fieldsOf, type Fields } from "./fields-of.ts";
import { useFocusAfter } from "./focus.ts";
import { RequiredNote } from "./required-note.tsx";
import { SaveProblem, showsProblem } from "./save-problem.tsx";
import { headingIdOf } from "./section-in-address.ts";
import { useTexts, useFormatMessage } from "./texts.ts";
import { useFocusOnQuestion } from "./use-focus-on-question.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./form-section.module.css";
import barStyles from "./save-bar.module.css";

interface FormSectionProps<Values extends object> {
  /** Prefix of the field IDs, followed by a hyphen and the field's name. */
  readonly id: string;
  readonly heading: string;
  /** Heading level: 3 within a section. */
  readonly level?: 2 | 3;
  readonly form: Form<Values>;
  readonly fields: Readonly<Record<FieldOf<Values>, FieldName>>;
  readonly onEdit: () => void;
  /** Label of the button that opens the form; "Edit" and the heading by default. */
  readonly editWords?: string | undefined;
  /** Label of the button that submits the form; "Save changes" by default. */
  readonly saveWords?: string | undefined;
  /** Explanation why it is read-only; absent when editable. */
  readonly readOnly?: ReactNode;
  /** Rows of the read-only view; empty when nothing is stored. */
  readonly rows: (values: Values) => readonly Definition<string>[];
  /** Text for an empty record. */
  readonly nothing: ReactNode;
  /** Shown above both the read-only view and the form. */
  readonly notice?: ReactNode;
  /** Whether the page shows failed saves in a banner instead. */
  readonly isFailureToldAbove?: boolean;
  readonly children: (field: Fields<Values>) => ReactNode;
}

const announcementOf = <Values extends object>(
  form: Form<Values>,
  isToldAbove: boolean,
  { form: texts, notices }: ComponentTexts,
): string => {
  if (form.isSlow) return texts.slow;
  if (form.showsSaved && form.success !== "saved") return notices.successes[form.success];
  const { outcome, isOpen } = form;
  return form.hasKept && !showsProblem({ outcome, isOpen, isToldAbove }) ? texts.kept : "";
};

/**
 * Lower-cases a heading's first letter for use within a sentence, except in abbreviations and in names, whose other words
 * have capitals too.
 */
const withinSentence = (heading: string): string =>
  heading.replace(/^\p{Lu}(?=\p{Ll})(?!.*\s\p{Lu}\p{Ll})/u, (letter) => letter.toLowerCase());

/** "Edit", with the section for screen readers. The visible word comes first, because people say it to press the button. */
const EditWords = ({ heading }: { readonly heading: string }) => {
  const { edit, editSection } = useTexts().form;
  const words = fill(editSection, { section: withinSentence(heading) });
  return (
    <>
      {edit}
      <VisuallyHidden>{words.startsWith(edit) ? words.slice(edit.length) : ` ${words}`}</VisuallyHidden>
    </>
  );
};

const editable = "input:not([readonly]), select";

/** Moves focus into the opened section, and back to its button on closing. */
const useFocusFollowing = (isOpen: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLSpanElement>(null);
  useFocusAfter(isOpen, "part", () =>
    isOpen ? form.current?.querySelector<HTMLElement>(editable) : editButton.current?.querySelector("button"),
  );
  return [form, editButton] as const;
};

const Section = <Values extends object>(props: FormSectionProps<Values>) => {
  const {
    id,
    heading,
    level = 2,
    form,
    fields,
    onEdit,
    editWords,
    saveWords,
    readOnly,
    rows,
    nothing,
    notice,
    isFailureToldAbove = false,
    children,
  } = props;
  const headingId = headingIdOf(id);
  const allTexts = useTexts();
  const formatMessage = useFormatMessage();
  const { form: texts } = allTexts;
  const Heading = level === 2 ? "h2" : "h3";
  const [formRef, editButtonRef] = useFocusFollowing(form.isOpen);
  useFocusOnQuestion(id, form.questions);
  const rowsOf = (values: Values | undefined) => (values ? rows(values) : []);
  const listOf = (values: Values | undefined) => {
    const shown = rowsOf(values);
    return shown.length > 0 ? (
      <DefinitionList rows={shown} namedBy={heading} />
    ) : (
      <p className={styles.nothing}>{nothing}</p>
    );
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
            {texts.cancel}
          </Button>
        ) : (
          readOnly === undefined && (
            <span ref={editButtonRef}>
              <Button look="quiet" isUnavailable={form.isSaving} onClick={onEdit}>
                {editWords ?? <EditWords heading={heading} />}
              </Button>
            </span>
          )
        )}
      </div>
      <div className={styles.body}>
        <p role="status" className={styles.message}>
          {announcementOf(form, isFailureToldAbove, allTexts)}
        </p>
        {/* Not a live region: a toast announces it. */}
        {form.showsSaved && form.success === "saved" && !form.isSlow && <p className={styles.message}>{texts.saved}</p>}
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
              <ErrorSummary
                id={id}
                fields={fields}
                problems={form.touched.shownProblems}
                attempt={form.touched.attempt}
              />
            )}
            {problem}
            <RequiredNote />
            {children(
              fieldsOf({
                id,
                names: fields,
                values: () => form.draft,
                change: form.change,
                problemOf: form.touched.problemOf,
                formatMessage,
                touch: form.touched.touch,
              }),
            )}
            <SaveBar form={form} words={saveWords} />
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

/** A section with a read-only list and a form to edit it in place. FORM-01 */
export const FormSection = observer(Section) as typeof Section;

interface SaveBarProps {
  readonly form: { readonly saveBar: Bar };
  readonly words: string | undefined;
}

/**
 * The save bar at the end of an open section; sticks to the bottom of the window after the first change, and explains
 * why saving is unavailable. FORM-02
 */
const SaveBar = observer(({ form, words }: SaveBarProps) => {
  const id = useId();
  const { form: texts } = useTexts();
  const { isUnsaved, isSaving, maySave } = form.saveBar;
  const afterLabel = (said: string): string => fill(texts.labelled, { label: "", words: said });
  return (
    <div className={classNames(barStyles.bar, isUnsaved && barStyles.changed)}>
      <div className={barStyles.inner}>
        <p id={id} className={barStyles.status} role="status">
          {isUnsaved && texts.unsaved}
          {!isUnsaved && words === undefined && texts.unchanged}
          {isSaving && <VisuallyHidden>{afterLabel(texts.savingAloud)}</VisuallyHidden>}
          {isUnsaved && !isSaving && !maySave && <span className={barStyles.why}>{afterLabel(texts.incomplete)}</span>}
        </p>
        <Button look="primary" type="submit" isUnavailable={!maySave} aria-describedby={id}>
          {isSaving ? texts.saving : (words ?? texts.save)}
        </Button>
      </div>
    </div>
  );
});
