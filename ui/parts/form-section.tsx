import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import type { SaveBar as Bar } from "../../domain/kernel/save-bar.ts";
import { Button } from "./button.tsx";
import type { Definition } from "./definition-list.tsx";
import { DefinitionList } from "./definition-list.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./form-section.module.css";
import { SaveBar } from "./save-bar.tsx";
import { SaveProblem } from "./save-problem.tsx";

/** A form, as far as its section drives it. */
export interface SectionForm {
  readonly isOpen: boolean;
  readonly isSlow: boolean;
  readonly isSaving: boolean;
  readonly outcome: { readonly status: string; readonly message?: string; readonly field?: string | undefined };
  readonly saveBar: Bar;
  readonly attempted: readonly string[];
  problemOf(field: string): string | undefined;
  save(): Promise<void>;
  cancel(): void;
}

interface FormSectionProps {
  /** The fields' ids are this, a hyphen and the field's name. */
  readonly id: string;
  readonly heading: string;
  /** Of its heading: 3 where it stands within a section. */
  readonly level?: 2 | 3;
  readonly form: SectionForm;
  readonly onEdit: () => void;
  /** Why it cannot be changed here; absent where it can. */
  readonly readOnly?: ReactNode;
  /** What is on record. */
  readonly rows: readonly Definition[];
  /** Said where nothing is. */
  readonly nothing: string;
  /** A failed save is told above the page, not here. */
  readonly isFailureToldAbove?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

const announcementOf = (form: SectionForm): string => {
  if (form.isSlow) return "We're still saving your changes. You can go on, and we'll tell you here when it's done.";
  return form.outcome.status === "saved" ? "Saved. This is what we have on record now." : "";
};

/** Focus goes into a section that opens, and back to the button that opened it. */
const useFocusFollowing = (isOpen: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>("input, select")?.focus();
    else editButton.current?.querySelector("button")?.focus();
  }, [isOpen]);
  return { form, editButton };
};

/** A section that is read as a list, and edited in its place. FORM-01 */
export const FormSection = observer((props: FormSectionProps) => {
  const { id, heading, level = 2, form, onEdit, readOnly, rows, nothing, isFailureToldAbove, children } = props;
  const headingId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const refs = useFocusFollowing(form.isOpen);
  const list = rows.length > 0 ? <DefinitionList rows={rows} /> : <p className={styles.nothing}>{nothing}</p>;
  const isToldHere = !isFailureToldAbove || form.outcome.status === "newer";
  const problem = isToldHere && <SaveProblem outcome={form.outcome} onRecord={list} />;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId}>{heading}</Heading>
        {form.isOpen ? (
          <Button look="quiet" aria-describedby={headingId} isUnavailable={form.isSaving} onClick={form.cancel}>
            Cancel
          </Button>
        ) : (
          readOnly === undefined && (
            <span ref={refs.editButton}>
              <Button look="quiet" aria-describedby={headingId} isUnavailable={form.isSaving} onClick={onEdit}>
                Edit
              </Button>
            </span>
          )
        )}
      </div>
      <p role="status" className={styles.told}>
        {announcementOf(form)}
      </p>
      {form.isOpen ? (
        <form
          ref={refs.form}
          className={styles.form}
          noValidate
          aria-busy={form.isSaving}
          onSubmit={(submit) => {
            submit.preventDefault();
            void form.save();
          }}
        >
          <Errors id={id} form={form} />
          {problem}
          {children}
          <SaveBar bar={form.saveBar} />
        </form>
      ) : (
        <>
          {problem}
          {list}
          {readOnly}
        </>
      )}
    </section>
  );
});

const Errors = observer(({ id, form }: { readonly id: string; readonly form: SectionForm }) => {
  const errors = form.attempted.flatMap((field) => {
    const message = form.problemOf(field);
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  return errors.length > 0 && <ErrorSummary errors={errors} attempt={form.attempted} />;
});
